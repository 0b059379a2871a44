import { productsIn } from '../content/content.ts';
import { categories, categoryNames } from '../content/vocabulary.ts';
import { describeCatalogue } from '../seo/describeCatalogue.ts';
import { Island } from '../site/Island.tsx';
import { ProductCard } from './ProductCard.tsx';

type Props = {
  /** True on the catalogue page, whose title, description, canonical and structured data follow the tab. */
  ownPage?: boolean;
};

/** The product catalogue: two tabs and all the cards. Both panels are in the page; the tabs only choose which is seen. */
export function Catalogue({ ownPage = false }: Props) {
  return (
    <section className="catalogue" aria-label="Produktkatalog">
      <Island name="CatalogueTabs" props={ownPage ? { metadata: { aluminium: describeCatalogue('aluminium'), steel: describeCatalogue('steel') } } : {}} />
      <div className="panels">
        {categories.map((category) => (
          <section className="panel" id={category} key={category}>
            <h2 className="panel-heading">{categoryNames[category]}</h2>
            <div className="catalogue-grid">
              {productsIn(category).map((product) => (
                <ProductCard product={product} key={product.id} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}
