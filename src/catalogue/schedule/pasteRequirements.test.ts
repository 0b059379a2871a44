import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { emptyRow } from './doorRow.ts';
import { names, read, row } from './testTables.ts';

test('sound, smoke, self-closing and burglary classes are added behind the fire class', () => {
  const required = (heading: string, cells: string) => read(`Littera\t${heading}\nD1\t${cells}`).rows[0]?.requirement;
  expect(required('Brand\tLjud', 'EI 60\tRw 37')).toBe('EI 60, Rw 37');
  expect(required('Brandklass\tBrandgastäthet\tSjälvstängning\tRw\tInbrott', 'EI2 60\tS200\tC5\t37\t3')).toBe(
    'EI2 60-S200C5, Rw 37, RC 3',
  );
  expect(required('Krav\tRök', 'EI 60-C\tSa')).toBe('EI 60-CSa');
  expect(required('Krav\tRök', 'enligt handling\tSa')).toBe('enligt handling, Sa');
  expect(required('Krav\tRök', 'EI 60, Rw 37\tSa')).toBe('EI 60, Rw 37, Sa');
});

test('a text that can only be meant as a class becomes the requirement where the row has no other', () => {
  const table = 'D1\tEI-C 60\t9x21M\nD2\tA60\t9x21M\nD3\tRum\t9x21M\nA60\tD4\t9x21M';
  expect(read(table).rows.map(({ mark, requirement, note }) => [mark, requirement, note])).toEqual([
    ['D1', 'EI-C 60', ''],
    ['D2', 'A60', ''],
    ['D3', '', 'Rum'],
    ['A60', '', 'D4'],
  ]);
  expect(read('Littera\tKrav\tRum\tÖvrigt\nD1\tEI 30\tA60\tA60').rows[0]).toMatchObject({
    requirement: 'EI 30',
    note: 'A60; Rum: A60',
  });
});

test('a class within the type is the requirement where the row has no other, and is not repeated in the note', () => {
  const said = (cells: string) => {
    const { requirement, note } = read(`Littera\tTyp\tKrav\nD1\t${cells}`).rows[0] ?? emptyRow;
    return [requirement, note];
  };
  expect(said('Glasparti EI60\t')).toEqual(['EI60', 'Typ: Glasparti']);
  expect(said('Glasparti EI60\tEI 60')).toEqual(['EI 60', 'Typ: Glasparti']);
  expect(said('Branddörr EI 60\tEI 60')).toEqual(['EI 60', '']);
  expect(said('Glasparti EI60\tEI 30'), 'which of the two?').toEqual(['EI 30', 'Typ: Glasparti EI60']);
});

test.each([
  ['Vid hiss', 'Vid hiss'],
  ['Pardörr', 'Pardörr'],
  ['Fasad mot granne', 'Fasad mot granne; Typ: Branddörr'],
])('the type ”Branddörr” stays in the note only where that names another kind: %s', (written, note) => {
  expect(read(`Littera\tTyp\tAnm\nD1\tBranddörr\t${written}`).rows[0]?.note).toBe(note);
});

test('a type that is understood counts as read, even if the note keeps it', () => {
  const { cells } = read('Littera\tTyp\nD1\tDörr\nD2\tGlasparti\nD3\tA12');
  expect(cells.map(({ unread }) => unread)).toEqual([[], [], ['Typ']]);
});

test('requirements in several columns without headings are joined', () => {
  expect(read('D101\t2\t1000\t2100\tEI2 60-C5Sa\tRw 42').rows).toEqual([
    row({
      mark: 'D101',
      count: 2,
      opening: { measure: 'frame', width: 1000, height: 2100 },
      requirement: 'EI2 60-C5Sa, Rw 42',
    }),
  ]);
});

test('a requirement that begins like a heading is a row', () => {
  expect(read('Brandklass EI 30 enligt SS-EN 13501-2').rows).toMatchObject([{ requirement: 'EI 30' }]);
  expect(read('Littera\tBrandklass (EN 13501-2)\nD1\tEI 30').rows).toMatchObject([
    { mark: 'D1', requirement: 'EI 30' },
  ]);
});

test('a range of sound or of classes is kept in the requirement', () => {
  const { rows } = read('Littera\tKrav\tLjud\nD1\tEI 30-60\t35-40\nD2\tEI 60\t35–40 dB\nD3\tEI 60\tRw 35-40');
  expect(rows.map(({ requirement, note }) => [requirement, note])).toEqual([
    ['EI 30-60, 35-40 dB', ''],
    ['EI 60, 35–40 dB', ''],
    ['EI 60, Rw 35-40', ''],
  ]);
});

test('a dash in the column of requirements says that nothing is required; elsewhere it says nothing', () => {
  const { rows } = read('Littera\tKrav\tLjud\tBeslag\nD1\t–\t-\t-\nD2\t-\t35\t\nD3\tEI 30\t-\t–');
  expect(rows).toEqual([
    row({ mark: 'D1', requirement: '–' }),
    row({ mark: 'D2', requirement: '-, 35 dB' }),
    row({ mark: 'D3', requirement: 'EI 30' }),
  ]);
  expect(read(csvOf({ title: '', rows }, names)).rows).toEqual(rows);
});
