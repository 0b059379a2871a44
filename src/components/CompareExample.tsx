import type { Compared } from '../catalogue/comparison.ts';
import { paths } from '../content/paths.ts';
import { ComparedProduct } from './ComparedProduct.tsx';
import { CompareStage } from './CompareStage.tsx';
import './CompareExample.css';

type Props = { products: readonly Compared[] };

/** What a comparison looks like before anything is chosen: some products in one wall, said to be an example, and the way to compare just these. */
export function CompareExample({ products }: Props) {
  return (
    <div className="compare-example">
      <p>
        <span>Ett exempel på hur en jämförelse ser ut.</span>{' '}
        <a className="screen-only" href={paths.compareWith(products.map(({ key }) => key))}>
          Jämför just de här
        </a>
      </p>
      <CompareStage products={products} />
      <ul aria-label="Exempel">
        {products.map((product) => (
          <li key={product.key}>
            <ComparedProduct product={product} />
          </li>
        ))}
      </ul>
    </div>
  );
}
