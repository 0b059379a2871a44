import { company, products, productsIn } from '../content/content.ts';
import { categories, categoryNames, type ProductCategory } from '../content/vocabulary.ts';
import { Island } from '../site/Island.tsx';
import { paths } from '../site/paths.ts';
import { ProductCard } from './ProductCard.tsx';
import { VisualisationNote } from './VisualisationNote.tsx';

type Props = {
  /** True on the catalogue page, whose title, description, canonical and structured data follow the tab. */
  ownPage?: boolean;
};

/** The product catalogue: two tabs and all the cards. Both panels are in the page; the tabs only choose which is seen. */
export function Catalogue({ ownPage = false }: Props) {
  return (
    <section className="catalogue" aria-label="Produktkatalog">
      <Island name="CatalogueTabs" props={ownPage ? { metadata: { aluminium: tabMetadata('aluminium'), steel: tabMetadata('steel') } } : {}} />
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
      <VisualisationNote pictures={products.map(({ image }) => image)} />
    </section>
  );
}

/** What the catalogue page says of itself while `category` is open; the formats are those of the specification, section 9. */
function tabMetadata(category: ProductCategory) {
  const list = productsIn(category);
  const name = categoryNames[category];
  return {
    title: `Brandskyddsprodukter i ${name} | Professionella Lösningar`,
    description: `Våra ${list.length} brandskyddsprodukter i ${name.toLowerCase()}, från EI30 till EI120: dörrar, fönster, glaspartier, fasader och glastak med tekniska data.`,
    path: paths.catalogue(category),
    itemList: {
      '@type': 'ItemList',
      name: `Brandskyddsprodukter i ${name}`,
      numberOfItems: list.length,
      itemListElement: list.map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: product.title,
        url: company.website + paths.product(product),
      })),
    },
  };
}
