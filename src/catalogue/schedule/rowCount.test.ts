import { expect, test } from 'vitest';
import { columnOf } from './columns.ts';
import { cellsOf } from './rowCells.ts';
import { readRowCount } from './rowCount.ts';

const below = (heading: string, text: string) => {
  const columns = [columnOf(heading)];
  const { count, loose } = readRowCount(cellsOf([text], columns), [text], columns);
  return [count, loose];
};

test.each([
  ['2', 2, undefined],
  ['2 st', 2, undefined],
  ['ca 4', 4, 'ca 4'],
  ['2+1', 3, '2+1'],
  ['fyra', 1, 'fyra'],
  ['', 1, ''],
  ['–', 1, ''],
])('below ”Antal” ”%s” is %i', (text, count, loose) => {
  expect(below('Antal', text)).toEqual([count, loose]);
});

test('without a heading only a certain number is read, and none is missing where there is no cell', () => {
  const column = { kind: 'count', label: '' } as const;
  expect(readRowCount([{ ...column, text: '2 st' }], ['2 st'], [column])).toEqual({ count: 2, left: [] });
  expect(readRowCount([{ ...column, text: 'ca 4' }], ['ca 4'], [column])).toMatchObject({ count: 1, loose: 'ca 4' });
  expect(readRowCount([], [], [column])).toEqual({ count: 1, left: [] });
  expect(readRowCount([], [''], [column])).toEqual({ count: 1, loose: '', left: [] });
});
