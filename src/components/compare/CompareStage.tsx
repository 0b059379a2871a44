import type { Compared } from '../../catalogue/comparison/comparison.ts';
import { drawnTogether } from '../../catalogue/comparison/comparisonScale.ts';
import { ComparedDrawings } from './ComparedDrawings.tsx';
import './CompareStage.css';

type Props = { products: readonly Compared[] };

/** The products in one wall, each over its column, and on their floor in which scale they are drawn. */
export function CompareStage({ products }: Props) {
  const { views, isOneScale } = drawnTogether(products);
  return (
    <div className="compare-stage">
      <div>
        <ComparedDrawings products={products} views={views} />
      </div>
      <p className="note">
        {products.length > 1 &&
          (isOneScale
            ? 'Samma skala, exempelmått – inte största mått.'
            : 'Fasader och glastak är ritade i mindre skala.')}
      </p>
    </div>
  );
}
