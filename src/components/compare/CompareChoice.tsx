import { productKeyOf } from '../../catalogue/productKey.ts';
import type { ProductKey } from '../../catalogue/schema.ts';
import { paths } from '../../content/paths.ts';
import './CompareChoice.css';

type Props = {
  /** The product, or its key. */
  product: ProductKey | string;
  /** What it is called, where no heading and no head of a row beside it says so. */
  name?: string;
};

/**
 * Chooses a product to compare. Without script a link to the comparison; the island CompareBar makes it a button that
 * stays pressed, and names the product that its heading or its row names.
 */
export function CompareChoice({ product, name }: Props) {
  return (
    <a
      className="compare-choice screen-only"
      aria-label={name && `Jämför ${name}`}
      href={paths.compareWith([typeof product === 'string' ? product : productKeyOf(product)])}
    >
      Jämför
    </a>
  );
}
