import { expect, test } from 'vitest';
import { productsIn } from '../catalogue/products.ts';
import { company } from '../content/company.ts';
import { categories, categoryNames } from '../catalogue/vocabulary.ts';
import { paths } from '../content/paths.ts';
import { describeCatalogue, headOfCatalogue } from './describeCatalogue.ts';

test.each(categories)(
  'the tab of %s has the title and description of the specification and an address of its own',
  (category) => {
    const { title, description, listing } = describeCatalogue(category);
    const [name, count] = [categoryNames[category], productsIn(category).length];
    expect(title).toBe(`Brandskyddsprodukter i ${name} | Professionella Lösningar`);
    expect(description).toMatch(new RegExp(String.raw`\b${count}\b.*${name.toLowerCase()}.*EI30 till EI120`));
    expect(listing.path).toBe(paths.catalogue(category));
  },
);

test.each(categories)('the tab of %s lists its products by name and address and nothing more', (category) => {
  expect(describeCatalogue(category).listing.graph).toContainEqual({
    '@type': 'ItemList',
    '@id': `${company.website}${paths.catalogue(category)}#produktlista`,
    name: `Brandskyddsprodukter i ${categoryNames[category]}`,
    numberOfItems: productsIn(category).length,
    itemListElement: productsIn(category).map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.title,
      url: company.website + paths.product(product),
    })),
  });
});

test('what the browser is given holds what differs between the tabs, and nothing of the company', () => {
  const [first, second] = [headOfCatalogue('aluminium'), headOfCatalogue('steel')];
  for (const field of ['title', 'description', 'address', 'picture', 'alt'] as const)
    expect(first[field]).not.toBe(second[field]);
  expect(JSON.stringify(second)).not.toContain(company.legalName);
});
