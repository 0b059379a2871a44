import { expect, test } from 'vitest';
import { read, row } from './testTables.ts';

test('the columns of a table without a heading are recognized by what is in them', () => {
  expect(
    read('D1\t2\t10x21\tV\tEI 60-C\tPE78EI Design Line EI60\tTrapphus\nD2\t1\t9x21\tH\tEI 30\tSteel-8\tHall').rows,
  ).toEqual([
    row({
      mark: 'D1',
      count: 2,
      opening: { measure: 'module', width: 1000, height: 2100 },
      hanging: 'V',
      requirement: 'EI 60-C',
      note: 'PE78EI Design Line EI60; Trapphus',
    }),
    row({
      mark: 'D2',
      opening: { measure: 'module', width: 900, height: 2100 },
      hanging: 'H',
      requirement: 'EI 30',
      note: 'Steel-8; Hall',
    }),
  ]);
  expect(read('1;990;2090;aluminium-2\n2;890;2090;steel-8').rows).toEqual([
    row({ mark: '1', opening: { measure: 'frame', width: 990, height: 2090 }, product: 'aluminium-2' }),
    row({ mark: '2', opening: { measure: 'frame', width: 890, height: 2090 }, product: 'steel-8' }),
  ]);
  expect(read('D1\t10x21\tEI 60-S200\nD2\t10x21\tEI 30\nD3\t9x21\tinget krav').rows).toMatchObject(
    ['EI 60-S200', 'EI 30', 'inget krav'].map((requirement) => ({ requirement, note: '' })),
  );
  expect(read('D1\tEI 60\nD2\tHall\nD3\tTrapphus').rows).toMatchObject([
    { requirement: 'EI 60', note: '' },
    { requirement: '', note: 'Hall' },
    { requirement: '', note: 'Trapphus' },
  ]);
  expect(read('D1').rows).toEqual([row({ mark: 'D1' })]);
  expect(read('').rows).toEqual([]);
  expect(read(' \n;;\n').rows).toEqual([]);
});

test('cells beyond the heading go to the note, and empty lines are skipped', () => {
  expect(read('\n\nLittera\tAntal\n\nD1\t2\tmer\n\t\t\n').rows).toEqual([row({ mark: 'D1', count: 2, note: 'mer' })]);
});

test('a line that says nothing of a door is reported instead of read as a row', () => {
  const { rows, strange } = read('D1 10x21M EI 60\nhej svejs\nobs: ring först, tack\nhej\tsvejs\nKontor');
  expect(rows.map(({ mark }) => mark)).toEqual(['D1']);
  expect(strange).toEqual(['hej svejs', 'obs: ring först, tack', 'hej svejs', 'Kontor']);
  const doors = ['D1', '101', 'Plan 2', 'A', 'YD', 'Dörr A', 'Pardörr mot hall', 'glasparti', 'fönster', '2 st hej'];
  for (const text of [...doors, 'EI 30', '10x21', 'Janisol 2 EI30', 'ytterdörr, stål', 'hej\tV'])
    expect(read(text), `”${text}”`).not.toHaveProperty('strange');
  // Below a heading a word is a littera.
  expect(read('Littera\nEntré\nhej')).toMatchObject({ rows: [{ mark: 'Entré' }, { mark: 'hej' }] });
  expect(read('Littera\nhej')).not.toHaveProperty('strange');
  // In a table a word alone, and whom to call, belong to the letter that it came in.
  const letter = 'Littera\tAntal\tKrav\nD1\t2\tEI 30\nD2\t\t\nMvh Anna\n070-123 45 67';
  expect(read(letter)).toMatchObject({
    rows: [{ mark: 'D1' }, { mark: 'D2' }],
    strange: ['Mvh Anna', '070-123 45 67'],
  });
  expect(read('D1 10x21M EI 60\n/Anna 070-123 45 67')).toMatchObject({
    rows: [{ mark: 'D1' }],
    strange: ['/Anna 070-123 45 67'],
  });
  expect(read('Summa')).toMatchObject({ rows: [], sum: { counted: 0 } });
});

test('typed lines are read as rows, also below a table', () => {
  expect(read('D1 1010x2110 EI60\nD2, 2 st, 10x21M, EI 30-C5').rows).toEqual([
    row({ mark: 'D1', opening: { measure: 'frame', width: 1010, height: 2110 }, requirement: 'EI60' }),
    row({ mark: 'D2', count: 2, opening: { measure: 'module', width: 1000, height: 2100 }, requirement: 'EI 30-C5' }),
  ]);
  expect(read('Littera\tMått\tKrav\nD1\t1010x2110\tEI 60\nD2 1010x2110 EI 30').rows).toMatchObject([
    { mark: 'D1', requirement: 'EI 60' },
    { mark: 'D2', requirement: 'EI 30', opening: { width: 1010 } },
  ]);
});

test('the note keeps the words of a typed line that decide nothing', () => {
  expect(read('D1 10x21 EI 30 0512 KYM').rows[0]?.note).toBe('KYM; tal utan rubrik: 0512');
  expect(read('D1 900x2100 EI 30 DnT,w 35 dB').rows).toEqual([
    row({
      mark: 'D1',
      opening: { measure: 'frame', width: 900, height: 2100 },
      requirement: 'EI 30',
      note: 'DnT,w 35 dB',
    }),
  ]);
});
