import { Fragment } from 'react';
import type { Compared, ComparedRow } from '../catalogue/comparison.ts';
import { CompareTable } from './CompareTable.tsx';
import { TechnicalText } from './TechnicalText.tsx';
import './CompareAlone.css';

type Props = {
  products: Compared[];
  /** In which one product alone says something. */
  rows: ComparedRow[];
};

/** What is known of one product alone, folded: there is nothing to compare it with. */
export function CompareAlone({ products, rows }: Props) {
  return (
    <details className="compare-alone">
      <summary>
        <h2>Anges bara för en</h2>
        <span className="note">
          {rows.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && ' · '}
              <TechnicalText text={name} />
            </Fragment>
          ))}
        </span>
      </summary>
      <CompareTable label="Anges bara för en" products={products} groups={[{ rows }]} />
    </details>
  );
}
