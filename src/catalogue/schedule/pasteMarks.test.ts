import { expect, test } from 'vitest';
import { read } from './testTables.ts';

test('of several possible litteras the column that is called so wins, else the first that holds anything', () => {
  const first = (heading: string, cells: string) => read(`${heading}\tKrav\n${cells}\tEI 60`).rows[0];
  expect(first('Pos\tLittera', '1\tD1')).toMatchObject({ mark: 'D1', note: 'Pos: 1' });
  expect(first('ID\tDörrnr', '4711\tD1')).toMatchObject({ mark: '4711', note: 'Dörrnr: D1' });
  expect(first('Littera\tDörrnr', '\tD1')).toMatchObject({ mark: 'D1', note: '' });
});

test('where no column is the littera, the columns are proposed that tell the rows apart', () => {
  const marks = (text: string) =>
    read(text)
      .marks?.slice(1)
      .map(({ label, rows }) => [label, ...rows.map(({ mark }) => mark)]);
  const table =
    'Ref\tRum\tPlan\tKod\tFabrikat\tKrav\tAntal\nA1\tHall\t1\t\tEn text som är för lång\tEI 60\t1\n-\tKök\t1\tK2\tEn annan\tEI 60\t1\nA3\tHall\t1\tK3\t\tEI 30\t1';
  expect(read(table).marks?.[1]?.rows.map(({ note }) => note)[2]).toBe('Rum: Hall; Plan: 1; Kod: K3');
  expect(marks(table)).toEqual([
    ['Ref', 'A1', '', 'A3'],
    ['Kod', '', 'K2', 'K3'],
  ]);
  expect(marks(table.replace('Rum', 'Littera')), 'one is').toBeUndefined();
  expect(marks('Ref\tKrav\tAntal\nA1\tEI 60\t2'), 'one row says nothing of others').toBeUndefined();
  expect(marks('Typ\tKrav\nD1\tEI 60\nD2\tEI 60'), 'a type that is none').toEqual([['Typ', 'D1', 'D2']]);
  expect(marks('Ref\tKrav\tAntal\nA1\tEI 60\t2\nA1\tEI 60\t2'), 'not of each another').toBeUndefined();
});
