import { productKeyOf } from '../catalogue/productKey.ts';
import type { ProductKey } from '../catalogue/schema.ts';
import { paths } from '../content/paths.ts';
import './CompareChoice.css';

type Props = {
  /** The product, or its key. */
  product: ProductKey | string;
};

/** Chooses a product to compare. Without script a link to the comparison; the island CompareBar makes it a button that stays pressed, and names the product. */
export function CompareChoice({ product }: Props) {
  return (
    <a
      className="compare-choice screen-only"
      href={paths.compareWith([typeof product === 'string' ? product : productKeyOf(product)])}
    >
      Jämför
    </a>
  );
}
