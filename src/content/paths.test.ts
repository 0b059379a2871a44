import { expect, test } from 'vitest';
import { mainLinks, paths } from './paths.ts';

test('addresses are those of the specification', () => {
  expect([paths.home, paths.products, paths.gallery, paths.about, paths.contact]).toEqual([
    '/',
    '/produkter',
    '/galleri',
    '/om-oss',
    '/kontakt',
  ]);
  expect(paths.product({ category: 'steel', id: 3 })).toBe('/produkter/steel/3');
});

test('the first tab of the catalogue is the plain address, the second one has its query', () => {
  expect(paths.catalogue('aluminium')).toBe('/produkter');
  expect(paths.catalogue('steel')).toBe('/produkter?kategori=steel');
});

test('the main links lead to five different pages', () => {
  expect(new Set(mainLinks.map(({ href }) => href)).size).toBe(5);
});
