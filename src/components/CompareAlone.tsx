import type { Compared, ComparedRow } from '../catalogue/comparison.ts';
import { CompareTable } from './CompareTable.tsx';
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
      </summary>
      <CompareTable label="Anges bara för en" products={products} groups={[{ rows }]} />
    </details>
  );
}
