import { expect, test } from 'vitest';
import { parseFireClasses } from './fireClass.ts';
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
  // A facade behind a door is where the door stands.
  ['EI 30 pardörr i fasad', ['fasad'], outside],
  ['EI 30 Fönster i glasfasad', ['glasfasad'], outside],
  // What is a kind too is left to what reads kinds.
  ['EI 30 innerdörr', [], shown],
  ['EI 30 ytterdörr', [], outside],
  ['EI 30 entréparti', [], outside],
] as const)('%s', (text, words, said) => {
  expect(read(text).words).toEqual(words);
  expect(read(text).said).toMatch(said);
});

test('other words say nothing of it', () => {
  for (const text of ['EI 30', 'EI 30 dörr, utan tröskel', 'inbrott utrymning utåt inåt in ut', 'innehåll'])
    expect(read(text)).toEqual({ words: [], said: '' });
  for (const text of ['EI 30 i fasad', 'EI 30 dörr och fasad', 'fasad EI 30 dörr'])
    expect(read(text)).toEqual({ words: [], said: '' });
});

test('what stands beside a door or above it is said not to be tried, and a size to be that of the door', () => {
  const said = (text: string) => read(text).said.replace(/ prövas inte här, och ett mått läses som dörrens eget.*/, '');
  expect(read('EI 30 branddörr med sidoljus och överljus').words).toEqual(['sidoljus', 'överljus']);
  expect(said('EI 30 branddörr med sidoljus och överljus')).toBe('Sidoljus och överljus');
  expect(said('EI 30 dörr, Sidopartier')).toBe('Sidopartier');
  expect(said('EI 30 dörr, sidoparti i yttervägg')).toMatch(/^Inne eller ute .* Sidoparti$/);
});
