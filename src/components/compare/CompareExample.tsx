import type { Compared } from '../../catalogue/comparison/comparison.ts';
import { askedInQuote } from '../../catalogue/vocabulary.ts';
import { paths } from '../../content/paths.ts';
import { ComparedProduct } from './ComparedProduct.tsx';
import { CompareStage } from './CompareStage.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import './CompareExample.css';

/** Rows that all of the example have, and differ in: the first line of each. */
const shown = new Set(['sound', 'depth']);

type Props = { products: readonly Compared[] };

/**
 * What a comparison looks like before anything is chosen: some products in one wall, said to be an example, and the way
 * to compare just these.
 */
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
            <dl>
              {product.rows
                .filter(({ id }, index, rows) => shown.has(id) && rows.findIndex((row) => row.id === id) === index)
                .map(({ id, name, value }) => (
                  <div key={id}>
                    <dt>
                      <TechnicalText text={name} />
                    </dt>
                    <dd>{value ?? askedInQuote}</dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
