import { expect, test } from 'vitest';
import { judgeRow } from './judge.ts';
import { listed } from './testProducts.ts';
import { read } from './testTables.ts';

const judged = (text: string) => read(text).rows.map((row) => judgeRow(row, undefined, listed));

test.each([
  ['Fixed window', 'fonster'],
  ['Tilt-turn windows', 'fonster'],
  ['Curtain wall', 'fasad'],
  ['Glazed partition', 'glasparti'],
  ['Skylight', 'glastak'],
  ['Double door', 'dorr'],
])('the type ”%s” of a schedule in English is a kind: %s', (type, group) => {
  const text = `Mark\tType\tCount\tRough Width\tRough Height\tFire Rating\tAcoustic\nX\t${type}\t2\t1010\t2110\tEI 30\t42`;
  const [row] = read(text).rows;
  expect(row).toMatchObject({
    mark: 'X',
    count: 2,
    requirement: 'EI 30, 42 dB',
    opening: { measure: 'hole', width: 1010, height: 2110 },
  });
  expect(judged(text)[0]?.group?.id).toBe(group);
});

test('a sliding door in English slides', () => {
  expect(judged('Mark\tType\tFire Rating\nX\tSliding door\tEI 30')[0]?.slides).toBe(true);
});

test.each(['Glasfasad', 'Fasad'])('beside a littera ”Beteckning” says what a row is of: %s', (kind) => {
  const text = `Littera\tBeteckning\tAntal\tBrandklass\nFA2\t${kind}\t1\tEI 60`;
  expect(read(text).rows[0]?.mark).toBe('FA2');
  expect(judged(text)[0]?.group?.id).toBe('fasad');
});

test.each([
  ['Fönster F1 1200x1200 EW 30 4 st', 'fonster'],
  ['Glasfasad FA1 12000x9000 EI 60', 'fasad'],
  ['Dörr D4 10x21 EI 60', 'dorr'],
])('a line that begins with the kind is of that kind: %s', (line, group) => {
  expect(judged(`${line}\n${line}`)[0]?.group?.id).toBe(group);
});

test.each(['pardörr C5', 'DH C5', 'VH C5 trycke', 'utrymning C5'])('C5 in a note is asked about: %s', (note) => {
  const [found] = judged(`Littera\tBrandklass\tAnm\nD1\tEI 30\t${note}`);
  expect(found?.guess?.text).toBe('EI\u00a030-C5');
});

test.each(['EI 60 enligt BSB', 'grå, EI 60 enl. brandkonsult'])(
  'a higher class in a note is asked about: %s',
  (note) => {
    expect(judged(`Littera\tBrandklass\tAnm\nD1\tEI 30\t${note}`)[0]?.guess?.text).toBe('EI\u00a060');
    expect(judged(`Littera\tBrandklass\tAnm\nD1\tEI 60\t${note}`)[0]?.guess).toBeUndefined();
  },
);

test.each(['Rum C5', 'mot C3', 'Plan 2, zon C1'])('a room is no class: %s', (note) => {
  expect(judged(`Littera\tBrandklass\tAnm\nD1\tEI 30\t${note}`)[0]?.guess).toBeUndefined();
});

test('a tick in the column of smoke or closing asks which class is meant', () => {
  const [row] = read('Littera\tBrandklass\tBrandgas\tSjälvstängning\nD1\tEI 60\tX\tC3').rows;
  expect(row?.requirement).toBe('EI 60, brandgastät, C3');
  expect(read('Littera\tBrandklass\tSjälvstängande\nD1\tEI 60\tJa').rows[0]?.requirement).toBe('EI 60, självstängande');
});

test.each([
  ['Branddörr EI 30', 'EI 30, 35 dB'],
  ['EI2 30-C', 'EI2 30-C, 35 dB'],
  ['ID EI30', 'EI30, 35 dB'],
  ['E30', '35 dB'],
])('a class in the type is that of the row, beside its sound too: %s', (type, requirement) => {
  expect(read(`Littera\tTyp\tAntal\tLjud\nD1\t${type}\t2\t35 dB`).rows[0]?.requirement).toBe(requirement);
});

test.each([
  ['2,0', 2],
  ['1 000', 1000],
])('a number as spreadsheets write it is read: %s', (written, count) => {
  const { rows, counts } = read(`Littera\tAntal\tKrav\nD1\t${written}\tEI 60`);
  expect([rows[0]?.count, counts]).toEqual([count, undefined]);
});

test.each([
  ['VH', 'V'],
  ['HH', 'H'],
])('%s is the side of the hinges', (written, side) => {
  expect(read(`Littera\tKrav\tHängning\nD1\tEI 60\t${written}`).rows[0]?.hanging).toBe(side);
});

test.each([
  'PLAN 1\t\t\t',
  'Hus A\t\t\t',
  'OBS! Alla dörrar ska ha C5.\t\t\t',
  'Kommentar: alla med trycke\t\t\t',
  '* Klass enligt brandskyddsbeskrivning EI 60\t\t\t',
  'D6\t1\tEI 30\tUTGÅR',
])('a line that is no row is told as it stands: %s', (line) => {
  const { rows, strange } = read(`Littera\tAntal\tKrav\tAnm\nD1\t2\tEI 60\tgrå\n${line}\nD2\t1\tEI 60\tgrå`);
  expect(rows.map(({ mark }) => mark)).toEqual(['D1', 'D2']);
  expect(strange).toEqual([line.split('\t').filter(Boolean).join(' ')]);
});

test('the sum of a schedule from Revit is no row', () => {
  const { rows, sum } = read('Littera\tAntal\tKrav\nD1\t2\tEI 60\nD2\t1\tEI 60\nGrand total: 3\t\t');
  expect([rows.length, sum?.counted]).toEqual([2, 3]);
});
