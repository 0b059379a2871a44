import { expect, test } from 'vitest';
import { emptyRow } from './doorRow.ts';
import { judgeRow } from './judge.ts';
import type { ReadSchedule } from './paste.ts';
import { readWords as wordsFor } from './readWords.ts';
import { note, type Said } from './said.ts';

/** The words as they are read, of rows whose numbers are ten more than their indices. */
const readWords = (table: ReadSchedule, chosen: readonly number[], before = 0) =>
  textOf(wordsFor(table, chosen, before, (index) => index + 10, judgeRow));

const textOf = ({ text, notes }: Said) =>
  [text, ...notes.map((parts) => parts.map((part) => (typeof part === 'string' ? part : part.name)).join(''))].join(
    ' ',
  );

/** A table with these marks and a size each, and of each row the columns that were not read. */
const read = (marks: string[], unread: string[][] = [], assumed: number[] = []) => ({
  rows: marks.map((mark) => ({ ...emptyRow, mark, opening: { measure: 'frame' as const, width: 990, height: 2090 } })),
  title: '',
  cells: marks.map((_, index) => ({
    read: unread.flat().filter((label) => label === 'Höjd' && !unread[index]?.includes(label)),
    unread: unread[index] ?? [],
  })),
  assumed,
});

test('what was read is told, with what was not, what was assumed, and the rows in which a product was chosen', () => {
  expect(readWords(read(['D1']), [])).toBe('En rad lästes in.');
  expect(readWords(read(['D1', 'D2'], [['Rum'], ['Rum', 'Plan']], [1]), [1])).toBe(
    '2 rader lästes in. Står i anmärkningen: Rum och Plan. Måtten lästes som karmyttermått. Produkten är förvald i D2. Ångra tar bort förvalet.',
  );
  expect(readWords(read(['D1', '', 'Dörr till trapphus A, plan 2']), [0, 1, 2], 4)).toBe(
    '3 rader lästes in. Produkten är förvald i D1, rad 6 och rad 7. Ångra tar bort förvalet.',
  );
});

test('each is a sentence for itself, and the name of a row comes with the number that stays with it', () => {
  const table = read(['D1', 'D2'], [['Rum'], []]);
  const { text, notes } = wordsFor(table, [1], 0, (index) => index + 10, judgeRow);
  expect(text).toBe('2 rader lästes in.');
  expect(notes).toEqual([
    ['Står i anmärkningen: ', 'Rum', '.'],
    ['Produkten är förvald i ', { id: 11, name: 'D2' }, '. Ångra tar bort förvalet.'],
  ]);
});

test('a sentence takes other sentences into itself, and leaves out what is empty', () => {
  const row = { id: 1, name: 'D1' };
  expect(note`${[row]}${''} i ${note`plan ${'2'}`}`).toEqual([row, ' i ', 'plan ', '2']);
});

test('it is told of which rows no fire class was read, and of which none is required', () => {
  const withRequirements = (...requirements: string[]) => {
    const table = read(requirements.map((_, index) => `D${index + 1}`));
    return readWords(
      { ...table, rows: table.rows.map((row, at) => ({ ...row, requirement: requirements[at] ?? '' })) },
      [],
    );
  };
  expect(withRequirements('EI-C 60', 'EI 30', 'A60')).toBe(
    '3 rader lästes in. Ingen brandklass lästes i D1 och D3: vilken gäller?',
  );
  expect(withRequirements('enligt handling', 'EI 30, snyggt')).toBe(
    '2 rader lästes in. Ingen brandklass lästes i D1: vilken gäller?',
  );
  const [fitted] = read(['D1']).rows.map((row) => ({ ...row, requirement: 'EI 60', fittings: 'Dörrstängare: Ja' }));
  expect(readWords({ ...read(['D1']), rows: fitted ? [fitted] : [] }, [])).toBe(
    'En rad lästes in. Beslag eller anmärkning kräver mer i D1.',
  );
  expect(withRequirements('Inget krav', 'oklassad', '35 dB', '')).toBe(
    '4 rader lästes in. Ingen brandklass lästes i D3: vilken gäller? Ingen brandklass krävs i D1 och D2: ingen produkt är vald där.',
  );
});

test('it is asked of doors that are wider than high whether their sides have changed places, and of nothing else', () => {
  const table = read(['D1', 'D2', 'F3']);
  const [width, height] = [2100, 900];
  const rows = table.rows.map((row, at) =>
    at ? { ...row, opening: { measure: 'frame' as const, width, height } } : row,
  );
  expect(readWords({ ...table, rows }, [])).toBe('3 rader lästes in. Bredare än hög: D2. Är bredd och höjd omkastade?');
});

test('sizes in modules are told from those that were taken for the frame', () => {
  const table = read(['D1', 'D2'], [], [0]);
  const [first, second] = table.rows.map((row) => row);
  if (!first || !second) throw new Error('Two rows were made.');
  const rows = [
    { ...first, opening: { measure: 'frame' as const, width: 990, height: 2090 } },
    { ...second, opening: { measure: 'module' as const, width: 1000, height: 2100 } },
  ];
  expect(readWords({ ...table, rows }, [])).toBe(
    '2 rader lästes in. Måtten lästes som karmyttermått, i D2 som modulmått.',
  );
});

test('rows of which nothing is known beside others are named', () => {
  const table = read(['D1', 'Dörr till hall', 'D3']);
  const bare = table.rows.map(({ mark }) => ({ ...emptyRow, mark }));
  expect(readWords({ ...table, rows: bare }, [])).toBe('3 rader lästes in.');
  const rows = [...table.rows.slice(0, 1), ...bare.slice(1)];
  expect(readWords({ ...table, rows }, [])).toBe(
    '3 rader lästes in. Utan mått, krav och produkt: Dörr till hall och D3.',
  );
});

test('lines that say nothing of a door are told, and that they are no rows', () => {
  expect(readWords({ ...read(['D1']), strange: ['hej svejs'] }, [])).toBe(
    'En rad lästes in. Förstods inte och togs inte med: ”hej svejs”.',
  );
});

test('rows that have no size are named, unless none of them has one', () => {
  const without = (marks: string[], ...unsized: string[]) => {
    const table = read(marks, [['tal utan rubrik']]);
    const rows = table.rows.map((row) =>
      unsized.includes(row.mark) ? { ...emptyRow, mark: row.mark, requirement: 'EI 30' } : row,
    );
    return readWords({ ...table, rows }, []);
  };
  const [noted, marks] = ['Står i anmärkningen: tal utan rubrik.', ['D101', 'D104', 'D105', 'D106']];
  expect(without(marks)).toBe(`4 rader lästes in. ${noted}`);
  expect(without(marks, 'D104', 'D105', 'D106')).toBe(
    `4 rader lästes in. 3 rader saknar mått: D104, D105 och D106. ${noted}`,
  );
  expect(without(marks, 'D104')).toBe(`4 rader lästes in. En rad saknar mått: D104. ${noted}`);
  expect(without(marks, ...marks)).toBe(`4 rader lästes in. Alla saknar mått. ${noted}`);
  expect(without(['D1'], 'D1')).toBe(`En rad lästes in. Den saknar mått. ${noted}`);
});

test('of a column that was read in other rows it is said in which it was not', () => {
  const said = readWords(read(['D1', 'D2', 'D3'], [['Rum'], ['Rum', 'Höjd'], ['Rum']]), []);
  expect(said).toBe('3 rader lästes in. Står i anmärkningen: Rum och Höjd (D2).');
});

test('of many columns or rows the first are named', () => {
  const named = (...letters: string[]) => readWords(read(['D1'], [letters]), []).replace(/^.*: /, '');
  expect(named('A', 'B', 'C', 'D', 'E', 'F')).toBe('A, B, C, D, E och F.');
  expect(named('A', 'B', 'C', 'D', 'E', 'F', 'G')).toBe('A, B, C, D, E och 2 till.');
  expect(readWords(read([...'ABCDEFGH']), [0, 1, 2, 3, 4, 5, 6])).toContain('förvald i A, B, C, D, E och 2 till.');
});

test('what is left clear is told, and that it is not tried', () => {
  expect(readWords({ ...read(['D1', 'D2']), clear: [1] }, [])).toBe(
    '2 rader lästes in. Klart mått prövas inte och står i anmärkningen: D2.',
  );
});

test('a sum below the rows is said to be left out, and where it is another than theirs', () => {
  const said = (sum: { said: number | undefined; counted: number }) => readWords({ ...read(['D1', 'D2']), sum }, []);
  expect(said({ said: 2, counted: 2 })).toBe('2 rader lästes in. Summaraden (2) är inte en dörr och lästes inte in.');
  expect(said({ said: undefined, counted: 2 })).toBe(
    '2 rader lästes in. Summaraden är inte en dörr och lästes inte in.',
  );
  expect(said({ said: 8, counted: 2 })).toBe(
    '2 rader lästes in. Summaraden (8) är inte en dörr och lästes inte in. Raderna ger 2\u00a0st.',
  );
});

test('numbers of doors that were not read or are not certain come first, each with its row and what it says', () => {
  const table = read([...'ABCDEFGH']);
  const counts = table.rows.map((_, index) => ({ index, text: 'á 3' }));
  expect(readWords({ ...table, counts, strange: ['hej'] }, [])).toMatch(
    /^8 rader lästes in\. Se över antalet: A \(”á 3” räknas som 1\), B .*, G \(.*\) och H \(”á 3” räknas som 1\)\. Förstods inte/,
  );
  const rows = table.rows.map((row) => ({ ...row, count: 4 }));
  expect(readWords({ ...table, rows, counts: [{ index: 1, text: 'ca 4' }] }, [])).toBe(
    '8 rader lästes in. Se över antalet: B (”ca 4” räknas som 4).',
  );
  const missing = [1, 2].map((index) => ({ index, text: '' }));
  expect(readWords({ ...table, counts: missing }, [])).toBe(
    '8 rader lästes in. Se över antalet: B (saknas, räknas som 1) och C (saknas, räknas som 1).',
  );
});
