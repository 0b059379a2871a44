import { familiesOf } from '../../catalogue/families.ts';
import type { Product } from '../../catalogue/schema.ts';
import type { ProductCategory } from '../../catalogue/vocabulary.ts';
import { FamilyLinks } from './FamilyLinks.tsx';
import { ProductCard } from './ProductCard.tsx';
import './FamilyCards.css';

type Props = {
  category: ProductCategory;
  products: readonly Product[];
  /** The one whose card is the first thing to see on its page. */
  first?: Product | undefined;
};

/** Of the grid, where it has room for that many. */
const columns = [4, 2];

/** Cards of one category by family, and the line that leads to each family. */
export function FamilyCards({ category, products, first }: Props) {
  const families = familiesOf(products);
  const starts = families.map((_, order) => families.slice(0, order).flatMap((family) => family.products).length);
  return (
    <>
      <FamilyLinks category={category} families={families} />
      <div className="families">
        <div className="families-grid">
          {families.map(({ id, name, products: own }, order) => {
            const start = starts[order] ?? 0;
            const end = start + own.length;
            const cards = own.map((product, index) => {
              const place = start + index;
              const card = <ProductCard product={product} first={product === first} key={product.id} />;
              // How many cards of the family stand in a row that it begins, or that it shares with the one after it.
              const over = columns.map((count) => {
                const shares = place % count === 0 && end < place + count && end < products.length;
                return index === 0 ? Math.min(own.length, count - (place % count)) : shares ? end - place : 0;
              });
              if (!over.some(Boolean)) return card;
              return (
                <div className="family" data-over={over.join(' ')} key={product.id}>
                  {index === 0 ? (
                    <h3 id={`${category}-${id}`}>
                      {name} {own.length > 1 && <small className="note">{own.length}</small>}
                    </h3>
                  ) : (
                    <p aria-hidden="true">{`${name}, forts.`}</p>
                  )}
                  {card}
                </div>
              );
            });
            return <div key={id}>{cards}</div>;
          })}
        </div>
      </div>
    </>
  );
}
