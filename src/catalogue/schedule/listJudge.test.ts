import { expect, test, vi } from 'vitest';
import { claimsOf } from '../classes/claims.ts';
import { sizesOf } from '../fit/fit.ts';
import { productKeyOf } from '../productKey.ts';
import { products } from '../products.ts';
import { nearestTo } from './chooseProduct.ts';
import { emptyRow } from './doorRow.ts';
import { judgeRow } from './judge.ts';
import { listJudge } from './listJudge.ts';

const listed = products.map((product) => ({
  key: productKeyOf(product),
  title: product.title,
  claims: claimsOf(product),
  sizes: sizesOf(product),
}));
const row = { ...emptyRow, product: 'aluminium-1', requirement: 'EI 60' };

test('a row is judged once with its product, and once with each other, until it changes', () => {
  const counted = vi.fn<typeof judgeRow>(judgeRow);
  const { judge, judgeWith, insteadOf } = listJudge(listed, { judgeRow: counted, nearestTo });
  const own = listed.find(({ key }) => key === row.product);
  expect(judge(row)).toEqual(judgeRow(row, own, listed));
  expect(judge(row)).toBe(judge(row));
  expect(counted).toHaveBeenCalledTimes(1);
  for (const product of listed) expect(judgeWith(row, product)).toBe(judgeWith(row, product));
  expect(counted).toHaveBeenCalledTimes(1 + listed.length);
  expect(insteadOf(row)?.key).toBe('aluminium-2');
  expect(insteadOf(row)?.key).toBe('aluminium-2');
  expect(counted).toHaveBeenCalledTimes(1 + listed.length);
  expect(judge({ ...row })).not.toBe(judge(row));
});

test('a row without a product of the list has none to change', () => {
  const { insteadOf } = listJudge(listed, { judgeRow, nearestTo });
  expect(insteadOf({ ...row, product: '' })).toBeUndefined();
  expect(insteadOf({ ...row, product: 'ståldörr' })).toBeUndefined();
});
