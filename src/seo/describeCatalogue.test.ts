import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { productsIn } from '../catalogue/products.ts';
import { categories } from '../catalogue/vocabulary.ts';
import { describeCatalogue } from './describeCatalogue.ts';

const share = { src: '/bild.jpg', alt: 'Bild' };
const addresses = { aluminium: '/produkter', steel: '/produkter?kategori=steel' };
const names = { aluminium: 'Aluminium', steel: 'Stål' };

test.each(categories)(
  'the tab of %s has the title and description of the specification and an address of its own',
  (category) => {
    const { title, description, listing } = describeCatalogue(category, {
      products: [...productsIn(category)],
      count: productsIn(category).length,
      share,
    });
    expect(title).toBe(`Brandskyddsprodukter i ${names[category]} | Professionella Lösningar`);
    expect(description).toMatch(
      new RegExp(
        String.raw`\b${{ aluminium: 16, steel: 12 }[category]}\b.*${names[category].toLowerCase()}.*EI30 till EI120`,
      ),
    );
    expect(listing?.path).toBe(addresses[category]);
  },
);

test.each(categories)('the tab of %s lists its products by name and address and nothing more', (category) => {
  const { listing } = describeCatalogue(category, {
    products: [...productsIn(category)],
    count: productsIn(category).length,
    share,
  });
  expect(listing?.graph).toContainEqual({
    '@type': 'ItemList',
    '@id': `${company.website}${addresses[category]}#produktlista`,
    name: `Brandskyddsprodukter i ${names[category]}`,
    numberOfItems: productsIn(category).length,
    itemListElement: productsIn(category).map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${company.website}/produkter/${category}/${id}`,
    })),
  });
});
