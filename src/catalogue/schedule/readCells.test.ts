import { expect, test } from 'vitest';
import { readCells } from './readCells.ts';

test('quoted cells may hold separators, quotes and line breaks; a quote that is never closed is a character', () => {
  expect(readCells('a;"b;""c"""\r\n"d\ne";f')).toEqual([
    ['a', 'b;"c"'],
    ['d\ne', 'f'],
  ]);
  expect(readCells('"a;b\nc')).toEqual([['"a', 'b'], ['c']]);
  expect(readCells('"a"b\tc')).toEqual([['"a"b', 'c']]);
  expect(readCells('\ufeffa;b')).toEqual([['a', 'b']]);
});
