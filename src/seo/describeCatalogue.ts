import type { ItemListLeaf } from 'schema-dts';
import { productsIn } from '../content/content.ts';
import { categoryNames, type ProductCategory } from '../content/vocabulary.ts';
import { paths } from '../site/paths.ts';
import type { PageDescription } from './description.ts';
import { describePage, stepsTo } from './describePage.ts';
import { sharePicture } from './sharePicture.ts';
import { absolute } from './siteNodes.ts';

/** What the catalogue page says of itself while `category` is open; the formats are those of the specification, section 9. */
export function describeCatalogue(category: ProductCategory): PageDescription {
  const list = productsIn(category);
  const [first] = list;
  if (!first) throw new Error(`There is no product in ${category}.`);
  const name = categoryNames[category];
  const path = paths.catalogue(category);
  return describePage({
    title: `Brandskyddsprodukter i ${name} | Professionella Lösningar`,
    description: `Våra ${list.length} brandskyddsprodukter i ${name.toLowerCase()}, från EI30 till EI120: dörrar, fönster, glaspartier, fasader och glastak med tekniska data.`,
    path,
    share: sharePicture(first.image, paths.productDrawing(first)),
    page: { '@type': 'CollectionPage' },
    steps: stepsTo('Produkter'),
    about: [itemList(category, absolute(path))],
  });
}

/** The products by name and address; everything else about them stands on their own pages. */
function itemList(category: ProductCategory, address: string): ItemListLeaf {
  const list = productsIn(category);
  return {
    '@type': 'ItemList',
    '@id': `${address}#produktlista`,
    name: `Brandskyddsprodukter i ${categoryNames[category]}`,
    numberOfItems: list.length,
    itemListElement: list.map((product, index) => ({ '@type': 'ListItem', position: index + 1, name: product.title, url: absolute(paths.product(product)) })),
  };
}
