import { expect, test } from 'vitest';
import { comparedGroups } from './comparedGroups.ts';
import type { ComparedRow, Told } from './comparison.ts';

const row = (id: string, told: Told, said: number[] = [1, 1]): ComparedRow => ({
  id,
  name: id,
  told,
  cells: said.map((lines) => Array.from({ length: lines }, () => ({ value: 'x' }))),
  asked: said.map(() => false),
});
const ids = (groups: readonly { rows: readonly ComparedRow[] }[]) => groups.map(({ rows }) => rows.map(({ id }) => id));

test('rows are grouped by what they tell, and those that differ come first', () => {
  const { open, differing, unsaid, counts } = comparedGroups(
    [row('a', 'same'), row('b', 'differs'), row('c', 'asked', [0, 0]), row('d', 'conditioned')],
    2,
  );
  expect(ids(open)).toEqual([['b'], ['d'], ['a'], []]);
  expect(ids(differing)).toEqual([['b'], ['d']]);
  expect(differing[0]?.name).toBeUndefined();
  expect(unsaid.map(({ id }) => id)).toEqual(['c']);
  expect(counts).toEqual({ differing: 1, said: 3, single: 0 });
});

test('the name of the first group says whether it also holds incomplete rows', () => {
  const [first] = comparedGroups([row('a', 'incomplete', [1, 0])], 2).open;
  expect(first?.name).toBe('Skiljer eller framgår inte för alla');
  expect(comparedGroups([row('a', 'differs')], 2).open[0]?.name).toBe('Skiljer');
});

test('many rows that only one of two products states are folded', () => {
  const alone = ['a', 'b', 'c', 'd', 'e'].map((id) => row(id, 'single', [1, 0]));
  expect(comparedGroups(alone, 2)).toMatchObject({ folded: { rows: alone }, counts: { single: 5 }, hasDash: true });
  expect(comparedGroups(alone.slice(1), 2).folded).toBeUndefined();
  expect(comparedGroups(alone, 3).folded).toBeUndefined();
});

test('rows of one product alone are counted as shown: deciding ones stand above the others', () => {
  const { open, counts } = comparedGroups(
    [row('a', 'incomplete', [1, 0, 0]), row('b', 'differs', [1, 1, 0]), row('c', 'single', [0, 1, 0])],
    3,
  );
  expect(ids(open)).toEqual([['a', 'b'], [], [], ['c']]);
  expect(counts).toEqual({ differing: 1, said: 3, single: 1 });
});

test('one product has rows without names, and no dash', () => {
  const { open, hasDash } = comparedGroups([row('a', 'same', [1])], 1);
  expect(open).toEqual([{ rows: [row('a', 'same', [1])] }]);
  expect(hasDash).toBe(false);
});
