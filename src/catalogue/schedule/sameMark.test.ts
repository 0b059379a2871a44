import { expect, test } from 'vitest';
import { sameMarkNote, sameMarkWords } from './sameMark.ts';

const rowsOf = (marks: readonly string[]) => marks.map((mark) => ({ mark }));
const words = (...marks: string[]) => sameMarkWords(rowsOf(marks));
const note = (...marks: string[]) => sameMarkNote(rowsOf(marks));

test('of rows with the same littera both numbers are told, and of others nothing', () => {
  expect(words('D1', 'D2', ' D1', '')).toEqual([
    'Samma littera på rad 1 och 3',
    '',
    'Samma littera på rad 1 och 3',
    '',
  ]);
  expect(words('', '')).toEqual(['', '']);
});

test('of many it is told how many they are', () => {
  expect(words('D1', 'D1', 'D1')[0]).toBe('Samma littera på rad 1, 2 och 3');
  expect(words(...Array.from({ length: 6 }, () => 'D1'))[5]).toBe('Samma littera på 6 rader');
});

test('the receipt of a table names the littera, or of many their number', () => {
  expect(note('D1', 'D4', ' D1', '', 'D2', 'D4', '')).toBe('Littera D1 och D4 står på flera rader.');
  expect(note(...'ABCDEF', ...'ABCDEF')).toBe('6 littera står på flera rader.');
  expect(note('D1', 'D2', '', '')).toBe('');
});
