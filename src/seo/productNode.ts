import type { ProductLeaf, PropertyValueLeaf } from 'schema-dts';
import { pictureView } from '../content/pictureView.ts';
import { rowsOf, type Row } from '../catalogue/rows.ts';
import type { PictureContent } from '../catalogue/texts.ts';
import type { Product } from '../catalogue/schema.ts';
import { categoryNames } from '../catalogue/vocabulary.ts';
import { paths } from '../content/paths.ts';
import { absolute, companyNode, reference } from './siteNodes.ts';

/**
 * A product as structured data, with every row of its table. It has no offer, price or rating, because there are none:
 * search engines then show the page without a price, which is right.
 */
export function productNode(product: Product): ProductLeaf {
  const address = absolute(paths.product(product));
  const picture = (use: 'product' | 'half', content: PictureContent) =>
    absolute(pictureView(use, content, paths.productDrawing(product)).src);
  return {
    '@type': 'Product',
    '@id': `${address}#produkt`,
    name: product.title,
    description: product.description,
    url: address,
    image: [picture('product', product.image), ...(product.built ? [picture('half', product.built)] : [])],
    model: product.system,
    category: `Brandskyddsprodukter i ${categoryNames[product.category].toLowerCase()}`,
    material: categoryNames[product.category],
    manufacturer: reference(companyNode),
    // A fact that is not known is no property; the page says that the quote will tell.
    additionalProperty: rowsOf(product)
      .filter(({ standing }) => standing !== 'asked')
      .map(propertyValue),
  };
}

function propertyValue({ name, value, unit }: Row): PropertyValueLeaf {
  return {
    '@type': 'PropertyValue',
    name,
    value: /^\d+(?:,\d+)?$/.test(value) ? Number(value.replace(',', '.')) : value,
    ...(unit && { unitText: unit }),
  };
}
