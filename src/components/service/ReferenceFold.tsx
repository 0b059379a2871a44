import type { ReactNode } from 'react';
import './ReferenceFold.css';

type Props = {
  /** Id of its heading. */
  id: string;
  heading: string;
  /** What it holds, in a line by which a visitor decides whether to unfold it. */
  promise: string;
  children: ReactNode;
};

/**
 * A part to look up, to fill in or to print: every screen folds it into a line, paper and a link to it show it whole.
 */
export function ReferenceFold({ id, heading, promise, children }: Props) {
  return (
    <details className="reference-fold">
      <summary>
        <h2 id={id}>{heading}</h2>
        <span className="note">{promise}</span>
      </summary>
      {children}
    </details>
  );
}
