import { expect, test } from 'vitest';
import { claimsOf } from '../claims.ts';
import { productKeyOf } from '../productKey.ts';
import { sizesOf } from '../fit.ts';
import { products } from '../products.ts';
import { emptyRow, type DoorRow } from './doorRow.ts';
import { judgeRow } from './judge.ts';

const listed = products.map((product) => ({
  key: productKeyOf(product),
  title: product.title,
  claims: claimsOf(product),
  sizes: sizesOf(product),
}));
const judge = (key: string, row: Partial<DoorRow>) =>
  judgeRow(
    { ...emptyRow, ...row },
    listed.find((product) => product.key === key),
  );

test('a row that asks for nothing, or names no product, gets no answer', () => {
  expect(judge('aluminium-2', {})).toEqual({});
  expect(judge('', { requirement: 'EI 30' })).toEqual({});
});

test('a requirement is fulfilled, not fulfilled, or not stated with a question', () => {
  expect(judge('aluminium-2', { requirement: 'EI 60' }).requirement).toMatchObject({ answer: 'yes' });
  expect(judge('aluminium-2', { requirement: 'EI 90' }).requirement).toMatchObject({
    answer: 'no',
    reason: expect.stringContaining('90\u00a0minuter krävs'),
  });
  expect(judge('aluminium-2', { requirement: 'EI2 60' }).requirement).toMatchObject({
    answer: 'unknown',
    question: expect.stringContaining('framgår inte'),
  });
});

test('what was not understood is said, and never fulfilled', () => {
  expect(judge('aluminium-2', { requirement: 'EI 60, snygg' }).requirement).toMatchObject({
    answer: 'unknown',
    reason: expect.stringContaining('snygg'),
  });
  expect(judge('aluminium-2', { requirement: '???' }).requirement?.answer).toBe('unknown');
});

test('no product says yes to an opening of twenty metres', () => {
  const opening = { measure: 'frame', width: 20_000, height: 20_000 } as const;
  expect(listed.map(({ key }) => judge(key, { opening }).size?.answer)).not.toContain('yes');
});

test('a frame that is larger than what a leaf or a sash may be is not refused for that', () => {
  const inner = listed.filter(
    ({ sizes }) => sizes.limits.length > 0 && sizes.limits.every(({ of }) => of === 'leaf' || of === 'sash'),
  );
  const opening = { measure: 'frame', width: 9000, height: 9000 } as const;
  const answers = inner.map(({ key }) => judge(key, { opening }).size?.answer);
  expect(answers).toEqual(inner.map(() => 'unknown'));
});
