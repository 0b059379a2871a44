import { expect, test } from 'vitest';
import { read } from './testTables.ts';

test.each(['Summa', 'SUMMA:', 'Totalt', 'Antal totalt', 'S:a', 'Delsumma plan 1'])(
  'a line called ”%s” below the rows is their sum',
  (word) => {
    const { rows, cells, sum } = read(`Littera\tAntal\tMått\tBrand\nD1\t4\t10x21M\tEI 60\nD2\t3\t\t\n${word}\t8\t\t`);
    expect(rows.map(({ mark }) => mark)).toEqual(['D1', 'D2']);
    expect(cells).toHaveLength(2);
    expect(sum).toEqual({ said: 8, counted: 7 });
  },
);

test('a sum that somebody typed below lines is not a row', () => {
  const { rows, sum } = read('D1 4 st 10x21 EI 60\nD2 3 st 10x21 EI 60\nSumma 8 st');
  expect([rows.length, sum]).toEqual([2, { said: 8, counted: 7 }]);
});

test.each([
  ['under the number of doors', 'Littera\tAntal\tKrav\nD1\t40\tEI 60\nD2\t22\tEI 30\n\t62', 62],
  ['where the cells in front of it were lost', 'Littera\tAntal\tKrav\nD1\t40\tEI 60\nD2\t22\tEI 30\n62', 62],
  ['of another column', 'Littera\tAntal\tArea\tKrav\nD1\t40\t2\tEI 60\nD2\t22\t2\tEI 30\n\t-\t1 204\t', 1204],
  ['without a heading', 'D1\t40\t10x21\tEI 60\nD2\t22\t10x21\tEI 30\n\t62', 62],
  ['below lines that somebody typed', 'D1 40 st 10x21 EI 60\nD2 22 st 10x21 EI 60\n62 st', 62],
  ['called so in another column', 'Plan\tLittera\tAntal\tKrav\n1\tD1\t40\tEI 60\n2\tD2\t22\tEI 30\nSumma\t\t62', 62],
])('a number alone below the rows is their sum: %s', (_, text, said) => {
  const { rows, sum } = read(text);
  expect(rows.map(({ mark, count }) => [mark, count])).toEqual([
    ['D1', 40],
    ['D2', 22],
  ]);
  expect(sum).toEqual({ said, counted: 62 });
});

test('a number alone is a door where doors are numbered, between rows, and where it is the whole table', () => {
  const marks = (text: string) => read(text).rows.map(({ mark, note }) => mark || note);
  expect(marks('Littera\tKrav\n101\tEI 60\n102\tEI 30\n103')).toEqual(['101', '102', '103']);
  expect(marks('101\tEI 60\n102\tEI 30\n103')).toEqual(['101', '102', '103']);
  expect(marks('Littera\tKrav\nD1\tEI 60\n62\nD2\tEI 30')).toEqual(['D1', '62', 'D2']);
  expect(read('62')).not.toHaveProperty('sum');
  expect(read('10x21 EI 60\n62')).not.toHaveProperty('sum');
});

test('a line that is called a sum but has a class stays a row', () => {
  const { rows, sum } = read('Littera\tAntal\tBrand\nSumma 1\t1\tEI 60\nSummer\t2\t\nTotalt\t1\tEI 30');
  expect([rows.length, sum]).toEqual([3, undefined]);
});
