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

test('a requirement and a question travel in the query and stay legible', () => {
  expect(paths.classesFor('EI2 60-S200C5, Rw 37')).toBe('/brandklasser?krav=EI2+60-S200C5,+Rw+37');
  expect(paths.classesFor('EI2 15/EW 60')).toBe('/brandklasser?krav=EI2+15/EW+60');
  expect(paths.classesFor('EI\u00a030')).toBe('/brandklasser?krav=EI+30');
  expect(paths.contactAbout({ products: ['aluminium-2', 'steel-3'] })).toBe(
    '/kontakt?produkt=aluminium-2,steel-3#formular',
  );
  expect(paths.contactAbout({ products: [], question: 'Hur?' })).toBe('/kontakt?fraga=Hur%3F#formular');
  const address = paths.contactAbout({ products: ['steel-3'], question: 'Kan & får den?' });
  expect(new URL(address, 'https://site.example').searchParams.get('fraga')).toBe('Kan & får den?');
  expect(new URL(paths.classesFor('\ud800&krav=x#'), 'https://site.example').searchParams.getAll('krav')).toHaveLength(
    1,
  );
});

test('the key of a product leads to its page', () => {
  expect(paths.productByKey('steel-3')).toBe(paths.product({ category: 'steel', id: 3 }));
});
