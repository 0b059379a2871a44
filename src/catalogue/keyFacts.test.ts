import { expect, test } from 'vitest';
import { askedFactsOf, keyFactsOf } from './keyFacts.ts';
import { products } from './products.ts';
import { rowsOf } from './rows.ts';

const namesOf = (category: string, id: number) =>
  products
    .filter((product) => product.category === category && product.id === id)
    .flatMap(keyFactsOf)
    .map(({ name, value, unit }) => `${name}: ${value} ${unit}`.trim());

test('a facade leads with its U-value', () => {
  expect(namesOf('aluminium', 13)).toEqual([
    'U-värde, Ucw/Uw: från 0,78 W/(m²·K)',
    'Fyllningstjocklek: 23–66 mm',
    'Postdjup: 85–196 mm',
    'Synlig profilbredd: 52 mm',
  ]);
});

test('a door leads with its largest size, and a value keeps its condition', () => {
  expect(namesOf('aluminium', 3).slice(0, 2)).toEqual([
    'Största dörrblad (bredd × höjd): 1400\u00a0×\u00a02500 mm',
    'Vägt reduktionstal Rw, med 17\u00a0mm brandglas: 37 dB',
  ]);
});

test('a largest pane says the area that its sides together may not reach', () => {
  expect(namesOf('aluminium', 11)[0]).toBe('Största glasruta: 1760\u00a0×\u00a03520 (högst 5,68\u00a0m²) mm');
});

test.each(products)('$title has two to four, each a row of its table that states something', (product) => {
  const facts = keyFactsOf(product);
  expect(facts.length).toBeGreaterThanOrEqual(2);
  expect(facts.length).toBeLessThanOrEqual(4);
  const rows = rowsOf(product);
  const stated = rows.filter(({ standing }) => standing !== 'asked');
  for (const { value, ...fact } of facts)
    expect(stated).toContainEqual({ ...fact, value: value.replace(/ \(högst .*\)$/, '') });
});

test.each(products)('$title names all that its table leaves to the quote, in short', (product) => {
  const asked = askedFactsOf(product);
  expect(asked).toHaveLength(rowsOf(product).filter(({ value }) => value === 'Anges i offerten').length);
  // One line in the first window.
  expect(asked.join(', ').length).toBeLessThan(80);
});

test('what a door leaves to the quote is named as its readers ask for it', () => {
  const [door] = products.filter(({ category, id }) => category === 'aluminium' && id === 1);
  expect(door && askedFactsOf(door)).toEqual(['index', 'C-klass', 'största dörrmått', 'anslutande vägg']);
});
