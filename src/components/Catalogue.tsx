import { productsOnPage } from '../content/cataloguePages.ts';
import { products, productsIn } from '../catalogue/products.ts';
import { categories, categoryNames, type ProductCategory } from '../catalogue/vocabulary.ts';
import type { CatalogueFacts } from '../seo/describeCatalogue.ts';
import { sharePicture } from '../seo/sharePicture.ts';
import { Island } from '../engine/Island.tsx';
import { paths } from '../content/paths.ts';
import { CatalogueSteps } from './CatalogueSteps.tsx';
import { ProductCard } from './ProductCard.tsx';
import { VisualisationNote } from './VisualisationNote.tsx';

type Props = {
  /** True on the catalogue page, whose title, description, canonical and structured data follow the tab. */
  ownPage?: boolean;
};

/** The product catalogue: two tabs with all the cards, or the first page of them. Both panels are in the page; the tabs only choose which is seen. */
export function Catalogue({ ownPage = false }: Props) {
  return (
    <section className="catalogue" aria-label="Produktkatalog">
      <Island
        name="CatalogueTabs"
        props={ownPage ? { metadata: { aluminium: factsOf('aluminium'), steel: factsOf('steel') } } : {}}
      />
      <div className="panels">
        {categories.map((category) => (
          <section className="panel" id={category} key={category}>
            <h2 className="panel-heading">{categoryNames[category]}</h2>
            <div className="catalogue-grid">
              {productsOnPage(category, 1).map((product) => (
                <ProductCard product={product} key={product.id} />
              ))}
            </div>
            <CatalogueSteps category={category} page={1} />
          </section>
        ))}
      </div>
      <VisualisationNote pictures={products.map(({ image }) => image)} />
    </section>
  );
}

/** What the page says of itself while `category` is open follows from this; its first product stands for it where it is shared. */
function factsOf(category: ProductCategory): CatalogueFacts {
  const products = productsOnPage(category, 1);
  const [first] = products;
  if (!first) throw new Error(`There is no product in ${category}.`);
  return {
    products: products.map(({ id, title }) => ({ id, title })),
    count: productsIn(category).length,
    share: sharePicture(first.image, paths.productDrawing(first)),
  };
}
