import { expect, test } from 'vitest';
import { namedProducts } from './namedProducts.ts';
import { products } from '../products.ts';

const titled = (start: string) => products.map(({ title }) => title).filter((title) => title.startsWith(start));

test.each([
  ['Janisol 2', titled('Janisol 2')],
  ['janisol2', titled('Janisol 2')],
  ['Janisol C4', ['Janisol C4 EI60/EI90']],
  ['Janisol 2 EI30', ['Janisol 2 EI30']],
  ['Economy 60', ['Economy 60']],
  ['viss', titled('VISS')],
  ['PE78EI Design Line EI60, självstängande', ['PE78EI Design Line EI60, självstängande']],
])('”%s” is a name and nothing more', (text, titles) => {
  const named = namedProducts(text, products);
  expect(named?.products.map(({ title }) => title)).toEqual(titles);
  expect(named).toMatchObject({ words: [text], isWhole: true });
});

test('every product is found by its whole title', () => {
  for (const { title } of products)
    expect(namedProducts(` ${title} `, products)?.products.map((one) => one.title)).toContain(title);
});

test.each([
  ['Janisol EI 30-S200', ['Janisol'], titled('Janisol')],
  ['EI2 30 Janisol 2', ['Janisol', '2'], titled('Janisol 2')],
  ['VISS fasad', ['VISS'], titled('VISS')],
  ['Janisol 2 10x21', ['Janisol', '2'], titled('Janisol 2')],
  ['Janisol snygg', ['Janisol'], titled('Janisol')],
  ['Design Line EI 60', ['Design', 'Line'], titled('PE78EI Design Line')],
  ['klämfri', ['klämfri'], ['Janisol 2 klämfri EI30']],
])('”%s” names products by %j', (text, words, titles) => {
  const named = namedProducts(text, products);
  expect(named?.words).toEqual(words);
  expect(named?.isWhole).toBeUndefined();
  expect(new Set(named?.products.map(({ title }) => title))).toEqual(new Set(titles));
});

test.each([
  '',
  'EI 60',
  'EI30-TT',
  'EI60-C5-Sa',
  '60',
  'A60',
  'dörr',
  'pardörr',
  'hej',
  'EI 60, självstängande',
  'rökskydd',
  'REI',
  'fire door',
  'Janisol Economy',
])('”%s” names none', (text) => {
  expect(namedProducts(text, products)).toBeUndefined();
});
