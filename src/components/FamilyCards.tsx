import { Fragment } from 'react';
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
          {families.map(({ id, name, products: [product, ...others] }) => (
            <Fragment key={id}>
              <div className="family">
                <h3 id={`${category}-${id}`}>{name}</h3>
                {product && <ProductCard product={product} first={product === first} />}
              </div>
              {others.map((other) => (
                <ProductCard product={other} key={other.id} />
              ))}
            </Fragment>
          ))}
        </div>
      </div>
    </>
  );
}
