import type { ItemListLeaf } from 'schema-dts';
import { categoryNames, type ProductCategory } from '../catalogue/vocabulary.ts';
import { productsOnPage } from '../content/cataloguePages.ts';
import { productsIn } from '../catalogue/products.ts';
import { paths } from '../content/paths.ts';
import type { Head, Listing, PageDescription } from './description.ts';
import { describePage, stepsTo } from './describePage.ts';
import { sharePicture } from './sharePicture.ts';
import { absolute } from './siteNodes.ts';

/**
 * What the catalogue page says about itself while `category` is open, in the formats of the specification, section 9.
 * Where the page is shared, the category's first product represents it.
 */
export function describeCatalogue(category: ProductCategory): PageDescription & { listing: Listing } {
  const name = categoryNames[category];
  const path = paths.catalogue(category);
  const count = productsIn(category).length;
  const products = productsOnPage(category, 1);
  const [first] = products;
  if (!first) throw new Error(`There is no product in ${category}.`);
  return describePage({
    title: `Brandskyddsprodukter i ${name} | Professionella Lösningar`,
    description: `Våra ${count} brandskyddsprodukter i ${name.toLowerCase()}, från EI30 till EI120: dörrar, fönster, glaspartier, fasader och glastak med tekniska data.`,
    path,
    share: sharePicture(first.image, paths.productDrawing(first)),
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

/** The same for the browser, which puts it in place of another tab's. The graph follows from the same words. */
export function headOfCatalogue(category: ProductCategory): Omit<Head, 'nodes'> & { count: number } {
  const { title, description, listing } = describeCatalogue(category);
  return {
    title,
    description,
    address: absolute(listing.path),
    picture: absolute(listing.share.src),
    alt: listing.share.alt,
    count: productsIn(category).length,
  };
}
