import { expect, test } from 'vitest';
import { paths } from './paths.ts';

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
