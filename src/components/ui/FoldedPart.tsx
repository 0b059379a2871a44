import type { ReactNode } from 'react';
import { NarrowFold } from './NarrowFold.tsx';
import '../product/ProductPart.css';

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
      <NarrowFold
        className="part"
        heading={
          <>
            <h2 id={id}>{heading}</h2>
            <span className="note">{promise}</span>
          </>
        }
      >
        {children}
      </NarrowFold>
    </section>
  );
}
