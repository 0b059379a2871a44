import type { ReactNode } from 'react';
import './PageHeading.css';

type Props = {
  title: string;
  /** One or two sentences that lead in. */
  children: ReactNode;
  /** What stands beside both on a wide screen, and under the line on a narrow one; it places itself. */
  beside?: ReactNode;
};

/** The heading of a page: title, lead and the boundary line under them. */
export function PageHeading({ title, children, beside }: Props) {
  return (
    <header className="page-heading" id="sidhuvud">
      {/* A first frame that holds half of it would move the line in the next. */}
      <link rel="expect" href="#sidhuvud" blocking="render" />
      <h1>{title}</h1>
      <p className="lead">{children}</p>
      {beside}
    </header>
  );
}
