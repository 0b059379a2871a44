import { expect, test } from 'vitest';
import { sizesOf } from './fit.ts';
import { fitOpening } from './fitOpening.ts';
import { productKeyOf } from '../productKey.ts';
import { products } from '../products.ts';

const sizes = Object.fromEntries(products.map((product) => [productKeyOf(product), sizesOf(product)]));
const of = (key: string, width: number, height: number) => {
  const found = sizes[key];
  if (!found) throw new Error(`There is no product ${key}.`);
  const { answer, reason } = fitOpening(found, { measure: 'frame', width, height });
  return { answer, reason: reason.replaceAll('\u00a0', ' ') };
};

test('a wall of panes that meet is divided, as on its own page', () => {
  expect(of('aluminium-11', 3200, 2800)).toEqual({
    answer: 'yes',
    reason: expect.stringMatching(/^Inom största glasruta, .* Delas i 2 rutor à högst 1600 × 2800 mm\.$/),
  });
  expect(of('aluminium-11', 1200, 2800)).toEqual({
    answer: 'yes',
    reason: expect.stringMatching(/^Inom största glasruta, [^à]*$/),
  });
  // Taller than any pane may be, whatever their number.
  expect(of('aluminium-11', 3200, 4200)).toEqual({
    answer: 'unknown',
    reason: expect.stringMatching(/^Gränsen är angiven för glasruta, .* nej, /),
  });
  // Panes between profiles do not count.
  expect(of('steel-11', 3200, 2800).answer).toBe('unknown');
});
