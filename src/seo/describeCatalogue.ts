import type { ItemListLeaf } from 'schema-dts';
import { categoryNames, type ProductCategory } from '../catalogue/vocabulary.ts';
import { paths } from '../content/paths.ts';
import type { PageDescription, SharePicture } from './description.ts';
import { describePage, stepsTo } from './describePage.ts';
import { absolute } from './siteNodes.ts';

/** All that differs from tab to tab: the products that are shown, and how many there are. It travels to the browser, where the rest is made from it, because it would weigh three times as much. */
export type CatalogueFacts = { products: { id: number; title: string }[]; count: number; share: SharePicture };

/** What the catalogue page says of itself while `category` is open; the formats are those of the specification, section 9. */
export function describeCatalogue(
  category: ProductCategory,
  { products, count, share }: CatalogueFacts,
): PageDescription {
  const name = categoryNames[category];
  const path = paths.catalogue(category);
  return describePage({
    title: `Brandskyddsprodukter i ${name} | Professionella Lösningar`,
    description: `Våra ${count} brandskyddsprodukter i ${name.toLowerCase()}, från EI30 till EI120: dörrar, fönster, glaspartier, fasader och glastak med tekniska data.`,
    path,
    share,
    page: { '@type': 'CollectionPage' },
    steps: stepsTo('Produkter'),
    about: [
      {
        '@type': 'ItemList',
        '@id': `${absolute(path)}#produktlista`,
        name: `Brandskyddsprodukter i ${name}`,
        numberOfItems: count,
        itemListElement: products.map(({ id, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: absolute(paths.product({ category, id })),
        })),
      } satisfies ItemListLeaf,
    ],
  });
}
