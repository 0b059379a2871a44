import { familiesOf } from '../catalogue/families.ts';
import type { Product } from '../catalogue/schema.ts';
import type { ProductCategory } from '../catalogue/vocabulary.ts';
import { FamilyLinks } from './FamilyLinks.tsx';
import { ProductCard } from './ProductCard.tsx';
import './FamilyCards.css';

type Props = {
  category: ProductCategory;
  products: readonly Product[];
  /** The one whose card is the first thing to see on its page. */
  first?: Product | undefined;
};

/** Cards of one category by family, and the line that leads to each family. */
export function FamilyCards({ category, products, first }: Props) {
  const families = familiesOf(products);
  return (
    <>
      <FamilyLinks category={category} families={families} />
      <div className="families" data-later="">
        <div className="families-grid">
          {families.map(({ id, name, products: own }) => (
            <div className="family" data-cards={own.length < 3 ? own.length : undefined} key={id}>
              <h3 id={`${category}-${id}`}>{name}</h3>
              {own.map((product) => (
                <ProductCard product={product} first={product === first} key={product.id} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
