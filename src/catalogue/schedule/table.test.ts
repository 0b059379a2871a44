import { expect, test } from 'vitest';
import { scheduleLimits } from './doorRow.ts';
import { readTable } from './table.ts';

const names = { keyOf: () => undefined };
const read = (text: string) => readTable(text, names);

test('a table is its title, its columns and its rows, with the sum taken off', () => {
  expect(read('Kv. Eken\tRev  B\n\nLittera\tAntal\nD1\t2\n\t2')).toEqual({
    title: 'Kv. Eken, Rev B',
    hasHeading: true,
    columns: [
      { kind: 'mark', label: 'Littera' },
      { kind: 'count', label: 'Antal' },
    ],
    rows: [['D1', '2']],
    bareSum: 2,
  });
});

test('without a heading the columns are guessed from the rows', () => {
  expect(read('D1\tEI 60\nD2\tEI 30')).toMatchObject({
    title: '',
    hasHeading: false,
    columns: [{ kind: 'mark' }, { kind: 'requirement' }],
    bareSum: undefined,
  });
});

test.each([
  ['characters', 'x'.repeat(scheduleLimits.characters + 1)],
  ['columns', `${';'.repeat(scheduleLimits.columns)}x`],
  ['rows', 'D1;1\n'.repeat(scheduleLimits.rows + 1)],
])('a table with too many %s is refused', (_, text) => {
  expect(read(text)).toBeUndefined();
});
