import type { ReactNode } from 'react';
import './NarrowFold.css';
import './ProductPart.css';

type Props = {
  /** Of the heading. */
  id: string;
  heading: string;
  /** What it holds, in a line: a visitor with a telephone decides by it whether to unfold the part. */
  promise: string;
  children: ReactNode;
};

/** A part of a product's page that a narrow screen folds, and that is not printed. */
export function FoldedPart({ id, heading, promise, children }: Props) {
  return (
    <section className="screen-only" aria-labelledby={id}>
      <details className="narrow-fold part">
        <summary>
          <h2 id={id}>{heading}</h2>
          <span className="note">{promise}</span>
        </summary>
        {children}
      </details>
    </section>
  );
}
