import { pictureView } from '../../content/pictureView.ts';
import { productKeyOf } from '../../catalogue/productKey.ts';
import { classLinesOf } from '../../catalogue/classLine.ts';
import { capital } from '../../catalogue/phrasing.ts';
import { cardFeatures, type Product } from '../../catalogue/schema.ts';
import { paths } from '../../content/paths.ts';
import { Badge } from './Badge.tsx';
import { CompareChoice } from '../compare/CompareChoice.tsx';
import { FireClass } from './FireClass.tsx';
import { Picture } from '../ui/Picture.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import { TextList } from '../ui/TextList.tsx';
import './ProductCard.css';

type Props = {
  product: Product;
  /** True for the card that is the first thing to see on its page: its picture does not wait. */
  first?: boolean;
};

/** A product in the catalogue. The whole card is the link's target; its name says which product. */
export function ProductCard({ product, first = false }: Props) {
  const [main, ...others] = classLinesOf(product);
  return (
    <article className="product-card" data-later="">
      <Picture
        picture={pictureView('card', product.image, paths.productDrawing(product))}
        id={productKeyOf(product)}
        first={first}
      />
      {main && <FireClass line={main} named={others.length > 0} />}
      {product.badge && <Badge text={product.badge} />}
      <h4>{product.title}</h4>
      <div>
        {/* What its other parts have. */}
        {others.map(({ element, role, text }) => (
          <p className="note" key={element}>
            <TechnicalText text={capital(`${role} ${text}`)} />
          </p>
        ))}
        <p>
          <TechnicalText text={product.description} />
        </p>
      </div>
      <TextList texts={product.features.slice(0, cardFeatures.count)} />
      <a href={paths.product(product)}>
        Se produktdetaljer<span className="visually-hidden">{` för ${product.title}`}</span>
      </a>
      <CompareChoice product={product} />
    </article>
  );
}
