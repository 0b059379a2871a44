import { expect, test } from 'vitest';
import { columnOf } from './columns.ts';
import { cellsOf } from './rowCells.ts';
import { readRowRequirement } from './rowRequirement.ts';

const read = (cells: Record<string, string>, { required = [] as string[], dash = '', note = '' } = {}) =>
  readRowRequirement(cellsOf(Object.values(cells), Object.keys(cells).map(columnOf)), required, dash, note);

test.each([
  [['EI 60'], { Ljud: '35' }, 'EI 60, 35 dB'],
  [['EI 60'], { Rw: '35' }, 'EI 60, Rw 35'],
  [['EI 60'], { Röktäthet: 'S200', Självstängning: 'C5' }, 'EI 60-S200C5'],
  [['EI 60, Rw 37'], { Röktäthet: 'Sa' }, 'EI 60, Rw 37, Sa'],
  [[], { Typ: 'Glasparti EI60' }, 'EI60'],
  [['EI 30'], { Typ: 'Glasparti EI60' }, 'EI 30'],
  [[], { '': 'A60' }, 'A60'],
  [['EI 30'], { '': 'A60' }, 'EI 30'],
  [[], { Rum: 'A60' }, ''],
])('beside %j the cells %j require ”%s”', (required, cells, text) => {
  expect(read(cells, { required }).text).toBe(text);
});

test('a dash stands in front of what other columns require', () => {
  expect(read({}, { dash: '–' }).text).toBe('–');
  expect(read({ Ljud: '35' }, { dash: '-' }).text).toBe('-, 35 dB');
});

test('a type stays in the note unless it says what the row says anyway', () => {
  const types = (...given: Parameters<typeof read>) => read(...given).types.map(({ text }) => text);
  expect(types({ Typ: 'Glasparti EI60' }, { required: ['EI 60'] })).toEqual(['Glasparti']);
  expect(types({ Typ: 'Glasparti EI60' }, { required: ['EI 30'] })).toEqual(['Glasparti EI60']);
  expect(types({ Typ: 'Branddörr' })).toEqual([]);
  expect(types({ Typ: 'Branddörr' }, { note: 'Fasad mot granne' })).toEqual(['Branddörr']);
});

test('a type and a class that are not understood are left', () => {
  expect(read({ Typ: 'A12', Ljudklass: 'B', Rum: 'Hall' }).left.map(({ text }) => text)).toEqual(['B', 'A12']);
});
