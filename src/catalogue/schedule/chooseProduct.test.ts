import { expect, test } from 'vitest';
import { nearestTo, withOnlyProducts } from './chooseProduct.ts';
import { emptyRow, type DoorRow } from './doorRow.ts';
import { judgeRow } from './judge.ts';
import type { ListedProduct } from './judged.ts';
import { judge, listed, possibleOf } from './testProducts.ts';

test('where a product does not fulfil its row, the nearest of its kind that does is found', () => {
  const nearest = (row: DoorRow, product: ListedProduct) =>
    nearestTo(row, product, judgeRow(row, product), listed, judgeRow);
  const instead = (key: string, row: Partial<DoorRow>) =>
    listed.filter((product) => product.key === key).map((one) => nearest({ ...emptyRow, ...row }, one)?.key)[0];
  expect(instead('aluminium-1', { requirement: 'EI 30' })).toBeUndefined();
  expect(instead('aluminium-1', { requirement: 'EI 60' })).toBe('aluminium-2');
  expect(instead('aluminium-1', { requirement: 'EI 90' })).toBe('aluminium-4');
  expect(instead('steel-3', { requirement: 'EI 60' })).toMatch(/^steel-/);
  // Of its largest size nothing is stated, which the row then says.
  const opening = { measure: 'module', width: 9, height: 21 } as const;
  expect(instead('aluminium-3', { requirement: 'EI 90', opening })).toBe('aluminium-4');
  // None fulfils it, so none is named: neither what nobody has, nor what is not known.
  expect(instead('aluminium-1', { requirement: 'EI 240' })).toBeUndefined();
  expect(instead('aluminium-1', { requirement: 'EI 60, snygg' })).toBeUndefined();
  for (const product of listed)
    for (const requirement of ['EI 30', 'EI 60', 'EW 60', 'EI 90-S200', 'REI 60', 'EI 30, Rw 40']) {
      const row = { ...emptyRow, requirement };
      const other = nearest(row, product);
      if (!other) continue;
      expect(judgeRow(row, product).requirement?.answer).toBe('no');
      expect(judgeRow(row, other).requirement?.answer).toBe('yes');
      expect(other.sizes.kind).toBe(product.sizes.kind);
    }
});

test('the only product that fulfils a row is chosen where none was named', () => {
  const only = (row: Partial<DoorRow>) => withOnlyProducts([{ ...emptyRow, ...row }], listed, judgeRow)[0]?.product;
  expect(only({ requirement: 'EI 30, RC 3' })).toBe('steel-1');
  expect(only({ requirement: 'REI 60', product: 'Glastak' })).toBe('steel-9');
  expect(only({ requirement: 'REI 60', product: 'Fabrikat X' })).toBe('Fabrikat X');
  expect(only({ requirement: 'EI 30, RC 3', product: 'aluminium-1' })).toBe('aluminium-1');
  expect(only({ requirement: 'EI 120' }), 'the only door').toBe('aluminium-5');
  expect(only({ requirement: 'EI 120', product: 'Fabrikat X ståldörr' })).toBe('Fabrikat X ståldörr');
  expect(only({ requirement: 'EI 30' })).toBe('');
  expect(only({ requirement: 'EI 240' })).toBe('');
  expect(only({})).toBe('');
});

test('no product is chosen that lasts longer than needed or may have no room', () => {
  const only = (row: Partial<DoorRow>) => withOnlyProducts([{ ...emptyRow, ...row }], listed, judgeRow)[0]?.product;
  const row = { requirement: 'EI 60, Rw 40', note: 'Branddörr' };
  expect(possibleOf(row).possible).toMatchObject([{ key: 'aluminium-5' }]);
  expect(only(row)).toBe('');
  expect(only({ ...row, opening: { measure: 'frame', width: 900, height: 2100 } })).toBe('');
  expect(judge('aluminium-5', row).requirement).toMatchObject({
    answer: 'yes',
    reason: expect.stringContaining('Klassen är högre än kravet.'),
    isHigher: true,
  });
  const opening = { measure: 'frame', width: 900, height: 2100 } as const;
  const unsized = { requirement: 'EI 120', opening };
  expect(possibleOf(unsized)).toMatchObject({ possible: [{ key: 'aluminium-5' }], unsized: 1 });
  expect(only(unsized)).toBe('');
});
