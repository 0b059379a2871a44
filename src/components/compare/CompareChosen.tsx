import type { Compared } from '../../catalogue/comparison/comparison.ts';
import { ComparedProduct } from './ComparedProduct.tsx';

type Props = { products: Compared[]; onRemove: (key: string) => void };

/** The products that are compared, each with its class, its page and a way out. */
export function CompareChosen({ products, onRemove }: Props) {
  return (
    <ul className="compare-chosen" aria-label="Valda produkter">
      {products.map((product) => (
        <li key={product.key}>
          <ComparedProduct product={product} />
          <button
            className="screen-only"
            type="button"
            aria-label={`Ta bort ${product.title}`}
            onClick={() => onRemove(product.key)}
          >
            Ta bort
          </button>
        </li>
      ))}
    </ul>
  );
}
