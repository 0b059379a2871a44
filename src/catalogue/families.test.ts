import { expect, test } from 'vitest';
import { families, familiesOf, familyIdsOf } from './families.ts';
import { products, productsIn } from './products.ts';
import { categories, kinds } from './vocabulary.ts';

test('every kind of product belongs to exactly one family', () => {
  expect(families.flatMap((family) => family.kinds).toSorted()).toEqual(kinds.toSorted());
});

test('the catalogue stands in the order of the families, and within them of the numbers', () => {
  for (const category of categories)
    expect(familiesOf(productsIn(category)).flatMap((family) => family.products)).toEqual(productsIn(category));
  for (const { products: own } of familiesOf(productsIn('steel')))
    expect(own.map(({ id }) => id)).toEqual(own.map(({ id }) => id).toSorted((a, b) => a - b));
});

test('what is made as something else too is looked for under its name, where that has no family of its own', () => {
  const namesIn = (category: (typeof categories)[number]) => familiesOf(productsIn(category)).map(({ name }) => name);
  expect(namesIn('steel')[0]).toBe('Dörrar och glaspartier');
  expect(namesIn('aluminium')[0]).toBe('Dörrar');
  expect(familyIdsOf(...productsIn('steel').slice(0, 1))).toBe('dorrar glaspartier');
});

test('a family without products is left out', () => {
  const doors = products.filter(({ kind }) => kind === 'door');
  expect(familiesOf(doors).map(({ id }) => id)).toEqual(['dorrar']);
});
