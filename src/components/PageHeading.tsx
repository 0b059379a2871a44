import type { ReactNode } from 'react';
import './PageHeading.css';

type Props = {
  title: string;
  /** One or two sentences that lead in. */
  children: ReactNode;
};

/** The heading of a page: title, lead and the boundary line under them. */
export function PageHeading({ title, children }: Props) {
  return (
    <header className="page-heading">
      <h1>{title}</h1>
      <p className="lead">{children}</p>
    </header>
  );
}
