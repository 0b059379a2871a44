import type { Compared } from '../../catalogue/comparison/comparison.ts';
import { drawnTogether } from '../../catalogue/comparison/comparisonScale.ts';
import { paths } from '../../content/paths.ts';
import { ComparedDrawings } from './ComparedDrawings.tsx';
import './ReadyComparisons.css';

type Props = { comparisons: readonly { name: string; products: readonly Compared[] }[] };

/**
 * Comparisons that many would make, each as a picture of its products that opens it; on a telephone one row, to be
 * moved sideways.
 */
export function ReadyComparisons({ comparisons }: Props) {
  return (
    <div className="ready-comparisons screen-only">
      <p id="fardiga">Färdiga jämförelser</p>
      <nav aria-labelledby="fardiga">
        {comparisons.map(({ name, products }) => (
          <a href={paths.compareWith(products.map(({ key }) => key))} key={name}>
            <span>
              <ComparedDrawings products={products} views={drawnTogether(products).views} loading="lazy" />
            </span>
            {name} <small>{`${products.length}\u00a0st`}</small>
          </a>
        ))}
      </nav>
    </div>
  );
}
