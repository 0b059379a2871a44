import { expect, test } from 'vitest';
import { parseFireClasses } from '../classes/fireClass.ts';
import { readPlacing } from './placing.ts';

const read = (text: string) => readPlacing(parseFireClasses(text).unknown);
const shown = /^Inne eller ute ändrar inte klassen, .* ”Så visas klassen” på produktens sida\.$/;
const outside = /^Inne eller ute .* Om produkten tål väder prövas inte här\.$/;

test.each([
  ['EI 30 innervägg', ['innervägg'], shown],
  ['EI 30 dörr inne', ['inne'], shown],
  ['EI 30, inomhus', ['inomhus'], shown],
  ['EI 30 invändig dörr', ['invändig'], shown],
  ['EI 30 i yttervägg', ['yttervägg'], outside],
  ['EI 30 entré', ['entré'], outside],
  ['EI 30 till entrén', ['entrén'], outside],
  ['EI 30 ute', ['ute'], outside],
  ['EI 30 utvändigt', ['utvändigt'], outside],
  ['EI 30 inne och ute', ['inne', 'ute'], outside],
  // A facade named after a door is where the door goes.
  ['EI 30 pardörr i fasad', ['fasad'], outside],
  ['EI 30 Fönster i glasfasad', ['glasfasad'], outside],
  // Words that are also kinds are left to the reader of kinds.
  ['EI 30 innerdörr', [], shown],
  ['EI 30 ytterdörr', [], outside],
] as const)('%s', (text, words, said) => {
  expect(read(text).words).toEqual(words);
  expect(read(text).said).toMatch(said);
});

const nothing = { words: [], said: '', kind: undefined, opens: false, isOther: false };

test('other words say nothing of it', () => {
  for (const text of [
    'EI 30',
    'EI 30 dörr 7016',
    'EI 30 dörr, utan tröskel',
    'EI 30 dörr yttermått 1010x2110',
    'EI 30 dörr, karmyttermått 1010x2110, ytterbredd 1010, ytterhöjd 2110',
    'inbrott utrymning utåt inåt in ut',
    'innehåll',
  ])
    expect(read(text)).toEqual(nothing);
  for (const text of ['EI 30 i fasad', 'EI 30 dörr och fasad', 'fasad EI 30 dörr']) expect(read(text)).toEqual(nothing);
});

test('what stands beside a door or above it is said not to be tried, and a size to be that of the door', () => {
  const said = (text: string) => read(text).said.replace(/ prövas inte här, och ett mått läses som dörrens eget.*/, '');
  expect(read('EI 30 branddörr med sidoljus och överljus').words).toEqual(['sidoljus', 'överljus']);
  expect(said('EI 30 branddörr med sidoljus och överljus')).toBe('Sidoljus och överljus');
  expect(said('EI 30 dörr, Sidopartier')).toBe('Sidopartier');
  expect(said('EI 30 dörrparti')).toBe('Sido- och överljus');
  expect(said('EI 30 dörrparti med överljus')).toBe('Överljus');
  expect(said('EI 30 entréparti')).toMatch(/^Inne eller ute .* Sido- och överljus$/);
  expect(said('EI 30 dörr, sidoparti i yttervägg')).toMatch(/^Inne eller ute .* Sidoparti$/);
});

test('what stands beside a door is of a door, and what opens without being named is a window', () => {
  expect(read('EI 30 med sidoljus bredd 1200').kind).toBe('dorr');
  expect(read('EI 30 öppningsbart')).toMatchObject({ words: ['öppningsbart'], said: '', kind: 'fonster', opens: true });
  expect(read('EI 30 öppningsbart glasparti')).toMatchObject({ words: [], opens: false });
  expect(read('EI 30 med sidoljus, öppningsbara fönster')).toMatchObject({ kind: 'dorr', opens: true });
});

test.each([
  ['EI 30 dörr vänster', ['vänster']],
  ['EI 30 dörr högerhängd svart', ['högerhängd', 'svart']],
  ['EI 30 dörr RAL 7016', ['RAL', '7016']],
  ['EI 30 dörr kulör vit', ['kulör', 'vit']],
] as const)('hanging and colour are left to the door list: %s', (text, words) => {
  expect(read(text)).toMatchObject({
    words,
    said: 'Hängning och kulör prövas inte här: skriv dem i dörrlistan.',
  });
});

test('a value without figure is asked for with one', () => {
  expect(read('EI 60, fasad med U-värde')).toMatchObject({
    words: ['U-värde'],
    said: 'Skriv U-värdet med siffra, till exempel U\u00a01,2.',
  });
  expect(read('EI 60 dörr, ljudklass').said).toBe('Skriv ljudkravet med siffra, till exempel Rw\u00a037\u00a0dB.');
  expect(read('EI 60 dörr, U-värde 1,2, ljudkrav 37 dB')).toEqual(nothing);
});

test('a kind that is none of the products is said to be none, and a sliding gate is a sliding door', () => {
  expect(read('Rulljalusi EI 60')).toMatchObject({
    words: ['Rulljalusi'],
    said: 'Slaget ”Rulljalusi” finns inte bland produkterna: inga föreslås.',
    isOther: true,
  });
  for (const text of ['Skjutport EI 30', 'EI 60 dörr mot rullport', 'EI 30 dörr med lucka'])
    expect(read(text)).toMatchObject({ isOther: false });
});
