/**
 * The content as it was delivered, where the specification fixes it (docs/specification.md). The only test that counts
 * by hand.
 *
 * To be deleted by whoever adds, removes or renames products, projects, badges or hours on purpose; nothing else
 * depends on it.
 */
import { expect, test } from 'vitest';
import { productKeyOf } from '../catalogue/productKey.ts';
import { products, productsIn } from '../catalogue/products.ts';
import { badges, categories, categoryNames } from '../catalogue/vocabulary.ts';
import { company } from './company.ts';
import { mainLinks } from './paths.ts';
import { projects } from './projects.ts';

const countingFrom1 = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('sixteen products in aluminium and twelve in steel', () => {
  expect(categories.map((category) => categoryNames[category])).toEqual(['Aluminium', 'Stål']);
  expect(
    productsIn('aluminium')
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  ).toEqual(countingFrom1(16));
  expect(
    productsIn('steel')
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  ).toEqual(countingFrom1(12));
});

test('each of the fourteen badges is in use', () => {
  const used = new Set(categories.flatMap((category) => productsIn(category).flatMap(({ badge }) => badge ?? [])));
  expect([...used].toSorted()).toEqual([...badges].toSorted());
  expect(badges).toHaveLength(14);
});

test('twelve projects, homes and workplaces, in Spain, Latvia, Sweden and Denmark', () => {
  expect(projects.map(({ id }) => id)).toEqual(countingFrom1(12));
  expect(new Set(projects.map(({ category }) => category))).toEqual(new Set(['Residential', 'Commercial']));
  const places = projects.map(({ place }) => place).join('\n');
  for (const country of ['Spanien', 'Lettland', 'Sverige', 'Danmark']) expect(places).toContain(country);
});

test('the place under a project says something that its title does not', () => {
  for (const { title, place } of projects) expect(title.toLowerCase()).not.toContain(place.toLowerCase());
});

test('the menu has its five links, and the office its hours', () => {
  expect(mainLinks.map(({ label, href }) => `${label} ${href}`)).toEqual([
    'Hem /',
    'Produkter /produkter',
    'Galleri /galleri',
    'Om Oss /om-oss',
    'Kontakt /kontakt',
  ]);
  expect(company.openingHours).toMatchObject({
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '17:00',
  });
});

test('the pictures of the projects lead to every product', () => {
  const marked = new Set(projects.flatMap(({ boundary }) => boundary?.marks.map(({ product }) => product) ?? []));
  expect([...marked].toSorted()).toEqual(products.map(productKeyOf).toSorted());
});
