import { expect, test } from 'vitest';
import { products } from '../products.ts';
import { readyComparisons } from './readyComparisons.ts';

const ready = readyComparisons(products, 4);

test('what many would compare is found in the data: one family, one class, both materials', () => {
  expect(ready).toContainEqual({ name: 'Dörrar EI\u00a060', keys: ['aluminium-2', 'aluminium-7', 'steel-5'] });
  expect(ready).toContainEqual({ name: 'Glastak REI\u00a030', keys: ['aluminium-14', 'steel-9'] });
});

test('more than stand side by side part by material', () => {
  const names = ready.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Dörrar EI\u00a030, aluminium', 'Dörrar EI\u00a030, stål']);
  expect(readyComparisons(products, 8).map(({ name }) => name)).toContain('Dörrar EI\u00a030');
});

test('each holds two products at least and none too many, and no two hold the same', () => {
  for (const { keys } of ready) {
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.length).toBeLessThanOrEqual(4);
  }
  expect(new Set(ready.map(({ keys }) => keys.join())).size).toBe(ready.length);
});
