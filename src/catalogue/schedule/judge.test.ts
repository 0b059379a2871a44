import { expect, test } from 'vitest';
import { claimsOf } from '../claims.ts';
import { productKeyOf } from '../productKey.ts';
import { sizesOf } from '../fit.ts';
import { products } from '../products.ts';
import { emptyRow, type DoorRow } from './doorRow.ts';
import { judgeRow, withOnlyProducts } from './judge.ts';

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
  expect(judge('aluminium-2', {})).toEqual({ possible: [] });
  expect(judge('', { requirement: 'EI 30' })).toEqual({ possible: [] });
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

test('where a product does not fulfil its row, the nearest of its kind that does is named', () => {
  const instead = (key: string, row: Partial<DoorRow>) =>
    judgeRow(
      { ...emptyRow, ...row },
      listed.find((product) => product.key === key),
      listed,
    ).instead?.key;
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
      const { instead: other, requirement: own } = judgeRow(row, product, listed);
      if (!other) continue;
      expect(own?.answer).toBe('no');
      expect(judgeRow(row, other).requirement?.answer).toBe('yes');
      expect(other.sizes.kind).toBe(product.sizes.kind);
    }
});

test('the products that fulfil a row are told, of the kind and with room for the opening that it names', () => {
  const possible = (row: Partial<DoorRow>) =>
    judgeRow({ ...emptyRow, ...row }, undefined, listed).possible?.map(({ key }) => key);
  const yes = (requirement: string) =>
    listed.filter((one) => judgeRow({ ...emptyRow, requirement }, one).requirement?.answer === 'yes');
  for (const requirement of ['EI 30', 'EI 60-S200, Rw 37', 'EI 120', 'EI 240', 'EI 60, snygg', '', 'hej'])
    expect(possible({ requirement })).toEqual(yes(requirement).map(({ key }) => key));
  expect(possible({ requirement: 'EI 120' })).toHaveLength(2);
  expect(possible({ requirement: 'REI 60', product: 'Brandglastak' })).toEqual(['steel-9']);
  expect(possible({ requirement: 'REI 60', product: 'dörr' })).toEqual([]);
  const opening = { measure: 'frame', width: 9000, height: 9000 } as const;
  for (const key of possible({ requirement: 'EI 30', opening }) ?? [])
    expect(judge(key, { opening }).size?.answer).not.toBe('no');
});

test('a product is chosen where it is the only one that fulfils a row, and none was named', () => {
  const only = (row: Partial<DoorRow>) => withOnlyProducts([{ ...emptyRow, ...row }], listed)[0]?.product;
  expect(only({ requirement: 'EI 30, RC 3' })).toBe('steel-1');
  expect(only({ requirement: 'REI 60', product: 'Glastak' })).toBe('steel-9');
  expect(only({ requirement: 'REI 60', product: 'Fabrikat X' })).toBe('Fabrikat X');
  expect(only({ requirement: 'EI 30, RC 3', product: 'aluminium-1' })).toBe('aluminium-1');
  expect(only({ requirement: 'EI 30' })).toBe('');
  expect(only({ requirement: 'EI 240' })).toBe('');
  expect(only({})).toBe('');
});
