import { describe, expect, test } from 'vitest';
import { read, row } from './testTables.ts';

test('numbers of doors are listed that were not read or are uncertain', () => {
  const { counts, cells } = read('Littera\tAntal\tKrav\nD1\t2\tEI 30\nD2\tfyra\tEI 30\nD3\tca 4\tEI 30\nD4\t\tEI 30');
  expect(counts).toEqual([
    { index: 1, text: 'fyra' },
    { index: 2, text: 'ca 4' },
    { index: 3, text: '' },
  ]);
  expect(cells.flatMap(({ unread }) => unread)).toEqual([]);
  expect(read('Littera\tAntal\nD1\t2')).not.toHaveProperty('counts');
});

test('a row without a number in the column of numbers counts as one, and its note says so', () => {
  const said = (text: string) => {
    const { rows, counts = [] } = read(text);
    return [rows.map(({ count, note }) => [count, note]), counts.map(({ index }) => index)];
  };
  const missing = [
    [
      [2, ''],
      [1, 'Antal: saknas'],
      [1, 'mot hall; Antal: saknas'],
    ],
    [1, 2],
  ];
  expect(said('Littera\tKrav\tSt\tAnm\nD1\tEI 30\t2\nD2\tEI 30\nD3\tEI 30\t-\tmot hall')).toEqual(missing);
  expect(said('D1\tEI 30\t2 st\t\nD2\tEI 30\t\t\nD3\tEI 30\t\tmot hall')).toEqual(missing);
  const none = [
    [
      [1, ''],
      [1, ''],
    ],
    [],
  ];
  expect(said('Littera\tKrav\nD1\tEI 30\nD2\tEI 30'), 'without such a column').toEqual(none);
  expect(said('1 st D1 EI 30\nD2 EI 30'), 'typed').toEqual(none);
  expect(said('D1; EI 30; 1 st\nD2; EI 30'), 'typed with semicolons').toEqual(none);
  expect(said('Littera;Antal;Krav\nD1;1;EI 30\nD2 10x21 EI 30')[1], 'typed below a table').toEqual([]);
});

describe('of numbers without a heading', () => {
  const numbers = (text: string) =>
    read(text).rows.map(({ mark, count, opening, note }) => [mark, count, opening?.width, opening?.height, note]);

  test('two lengths are width and height, also in a row that holds other things than those above it', () => {
    expect(numbers('D104\t10x21\tEI60\nD105\t1\t1000\t2100\tEI60\nD106\t2 st 900x2100\tEI60')).toEqual([
      ['D104', 1, 1000, 2100, ''],
      ['D105', 1, 1000, 2100, ''],
      ['D106', 2, 900, 2100, ''],
    ]);
    expect(numbers('2 st D1\t10x21\tEI60\n3 st D2\t9x21\tEI30')).toEqual([
      ['D1', 2, 1000, 2100, ''],
      ['D2', 3, 900, 2100, ''],
    ]);
    expect(numbers('D106 1200 2300 EI 30')).toEqual([['D106', 1, 1200, 2300, '']]);
  });

  test.each([
    ['D1 1200 EI 30', 'tal utan rubrik: 1200'],
    ['D1 120 EI 30', 'tal utan rubrik: 120'],
    ['D1 10 21 EI 30', 'tal utan rubrik: 10 21'],
    ['D1\t10\t21\tEI 30', 'tal utan rubrik: 10; tal utan rubrik: 21'],
    ['D1\tEI 30\t120', 'tal utan rubrik: 120'],
    ['D1\t1204\t1000\t2100\tEI 30', 'tal utan rubrik: 1204; tal utan rubrik: 1000; tal utan rubrik: 2100'],
  ])('no door is counted by %j', (text, note) => {
    expect(numbers(text)).toEqual([['D1', 1, undefined, undefined, note]]);
    const { cells, counts } = read(text);
    // One that may be a number of doors is asked about by itself.
    expect(counts ? ['tal utan rubrik'] : cells[0]?.unread).toContain('tal utan rubrik');
  });

  test('a length beside a size is none of its sides', () => {
    expect(numbers('D1\t10x21\t7016\t1204\tEI60')).toEqual([
      ['D1', 1, 1000, 2100, 'tal utan rubrik: 7016; tal utan rubrik: 1204'],
    ]);
  });

  test('many doors are read where ”st” or a heading says so', () => {
    expect(numbers('D1 120 st EI 30')[0]?.[1]).toBe(120);
    expect(numbers('D1\t120 st\tEI 30')[0]?.[1]).toBe(120);
    expect(numbers('Littera\tAntal\nD1\t120')[0]?.[1]).toBe(120);
    expect(numbers('D1\t50\tEI 30')[0]?.[1]).toBe(50);
    // Those beside them are read all the same.
    expect(numbers('D1\t2\tEI 30\nD2\t51\tEI 30').map(([, count]) => count)).toEqual([2, 1]);
  });

  test('a product that stands in the row stays one', () => {
    expect(read('D1\taluminium-2\t2 st 1000x2100').rows).toEqual([
      row({ mark: 'D1', product: 'aluminium-2', note: '2 st 1000x2100' }),
    ]);
  });
});
