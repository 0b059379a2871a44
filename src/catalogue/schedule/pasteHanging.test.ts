import { expect, test } from 'vitest';
import { read } from './testTables.ts';

test('the side of the hinges moves from the note to its own field, unless the row names both sides', () => {
  const said = (table: string) => {
    const { rows, cells } = read(table);
    return [rows[0]?.hanging, rows[0]?.note, cells[0]?.unread];
  };
  expect(said('Littera\tKrav\tTyp\nD1\tEI 30\tVänsterhängd')).toEqual(['V', '', []]);
  expect(said('Littera\tHängning\tAnm\nD1\tvänster\tPlan 2, vänsterhängd, lås')).toEqual(['V', 'Plan 2, lås', []]);
  expect(said('Littera\tGångjärn\tAnm\nD1\thöger\tVänsterhängd')).toEqual(['H', 'Vänsterhängd', []]);
  expect(said('Littera\tHängningssida\tKrav\nD1\tvänster\tEI 30')).toEqual(['V', '', []]);
  expect(said('Littera\tAnm\nD1\tVänsterhängd dörr')).toEqual(['V', 'Vänsterhängd dörr', []]);
});

test('the side of the hinges is read behind sizes without a heading', () => {
  const { rows, cells } = read('D1\t9x21 H\tEI30\nD2\t10x21V\tEI30\nD3\t10x21\tEI30\nD4\t13x21 par\tEI30');
  expect(rows.map(({ opening, hanging, note }) => [opening?.width, hanging, note])).toEqual([
    [900, 'H', ''],
    [1000, 'V', ''],
    [1000, undefined, ''],
    [1300, undefined, 'pardörr'],
  ]);
  expect(cells.flatMap(({ unread }) => unread)).toEqual([]);
});
