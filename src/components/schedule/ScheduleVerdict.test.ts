import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { elementGroups } from '../../catalogue/elementGroups.ts';
import { emptyRow } from '../../catalogue/schedule/doorRow.ts';
import type { ListedProduct } from '../../catalogue/schedule/judged.ts';
import { answerOf, fulfillingWords, ScheduleAnswer, unchosenText } from './ScheduleVerdict.tsx';

const some = (count: number) => Array.from({ length: count }, () => ({}) as ListedProduct);
const wordsFor = (id: string, open: number, missing = '') =>
  fulfillingWords({ group: elementGroups.find((group) => group.id === id), open: some(open), missing, asks: true });

test('one is counted in the word for one, and several in the other', () => {
  expect(wordsFor('fasad', 1)).toBe('1 fasad kan passa, men något framgår inte');
  expect(wordsFor('fasad', 2)).toBe('2 fasader kan passa, men något framgår inte');
});

test('what none of those that are possible states is named', () => {
  expect(wordsFor('dorr', 2, 'S200 och C5')).toBe('2 dörrar kan passa, men S200 och C5 framgår inte');
});

test('of those that fulfil a row it is said how many do not state the size', () => {
  const [group] = elementGroups;
  const words = (count: number, unsized: number, isBrief?: boolean) =>
    fulfillingWords({ group, possible: some(count), unsized, asks: true }, isBrief);
  expect(words(5, 0)).toBe('5 dörrar uppfyller kravet');
  expect(words(5, 3)).toBe('5 dörrar uppfyller kravet, men måttet framgår inte för 3 av dem');
  expect(words(5, 5)).toBe('5 dörrar uppfyller kravet, men måttet framgår inte för någon av dem');
  expect(words(1, 1)).toBe('1 dörr uppfyller kravet, men måttet framgår inte');
  // Beside the products it is said more shortly.
  expect(words(5, 0, true)).toBe('5 dörrar uppfyller kravet');
  expect(words(5, 3, true)).toBe('5 dörrar uppfyller kravet, 2 av dem även måttet');
  expect(words(5, 5, true)).toBe('5 dörrar uppfyller kravet, måttet framgår inte');
  expect(words(1, 1, true)).toBe('1 dörr uppfyller kravet, måttet framgår inte');
});

test('how many of what fulfil a row is what the eye catches in it', () => {
  const [group] = elementGroups;
  const said = (judged: object) => renderToStaticMarkup(createElement(ScheduleAnswer, { judged, row: emptyRow }));
  expect(said({ group, possible: some(13), unsized: 10, asks: true })).toContain(
    '<b>13 dörrar</b> uppfyller kravet, 3 av dem även måttet',
  );
  expect(said({ group, open: some(1), missing: 'C5', asks: true })).toContain('<b>1 dörr</b> kan passa, men C5');
  expect(said({ group, asks: true })).toContain('<b>Inga dörrar uppfyller allt i raden</b>');
});

test('a row that products fulfil waits for a choice, and one that lacks everything has no answer', () => {
  const possible = some(3);
  expect(answerOf(emptyRow, { possible })).toBe('part');
  expect(answerOf(emptyRow, { possible: [] })).toBe('none');
  expect(answerOf(emptyRow, {})).toBe('none');
  expect(answerOf(emptyRow, { possible: [], best: 'no' })).toBe('no');
  // One that was chosen is judged, or is none of the catalogue.
  expect(answerOf({ product: 'X' }, { possible })).toBe('none');
  expect(answerOf({ product: 'aluminium-5' }, { possible, size: { answer: 'unknown', reason: '' } })).toBe('unknown');
  const mark = (judged: object) => renderToStaticMarkup(createElement(ScheduleAnswer, { judged, row: emptyRow }));
  expect(mark({ possible })).toContain('data-answer="part"');
  expect(mark({ possible: [] })).not.toContain('data-answer');
});

test('a row without a fire class is said to have none, once that is known', () => {
  const row = { ...emptyRow, requirement: 'blah' };
  const said = (judged: object) => renderToStaticMarkup(createElement(ScheduleAnswer, { judged, row }));
  expect(said({ possible: [], noFire: 'unread' })).toContain('<b>Ingen brandklass läst:</b> skriv vilken som gäller');
  expect(said({ possible: [], noFire: 'said' })).toContain('<b>Ingen brandklass krävs:</b> ingen produkt vald');
  expect(said({})).toContain('Välj produkt');
});

test('a row without a product is answered in a file and on paper too', () => {
  const [group] = elementGroups;
  expect(unchosenText(emptyRow, {})).toBe('Ingen produkt vald.');
  expect(unchosenText({ ...emptyRow, product: 'X' }, {})).toBe('Produkten finns inte i katalogen.');
  expect(unchosenText(emptyRow, { group, possible: some(5), asks: true })).toBe(
    'Ingen produkt vald. 5 dörrar uppfyller kravet.',
  );
  expect(unchosenText({ ...emptyRow, requirement: '–' }, { noFire: 'said' })).toBe(
    'Ingen brandklass krävs: ingen produkt vald.',
  );
  expect(unchosenText(emptyRow, { guess: { text: 'EI 60', said: '' } })).toBe(
    'Ingen produkt vald. Läs kravet som EI 60?',
  );
});

test('a kind that is none of the products is said in the row, in a file and on paper', () => {
  const strange = 'Slaget ”Rulljalusi” finns inte bland produkterna: inga föreslås';
  const said = renderToStaticMarkup(createElement(ScheduleAnswer, { judged: { strange, best: 'no' }, row: emptyRow }));
  expect(said).toContain('<b>Slaget ”Rulljalusi” finns inte bland produkterna:</b> inga föreslås');
  expect(unchosenText(emptyRow, { strange })).toBe(`Ingen produkt vald. ${strange}.`);
});

test('a product that is none of the catalogue is said to be none in the closed row, once what judges rows has come', () => {
  const [group] = elementGroups;
  const row = { ...emptyRow, product: 'X', requirement: 'EI 60' };
  const said = (judged: object, of = row) => renderToStaticMarkup(createElement(ScheduleAnswer, { judged, row: of }));
  expect(said({ group })).toContain('<b>Produkten finns inte i katalogen</b>');
  expect(said({})).not.toContain('Produkten');
  expect(said({ group }, { ...row, requirement: '' })).toContain('<b>Fyll i mått och krav</b>');
});

test('a product that lasts longer than needed is said to, in the closed row too', () => {
  const judged = { requirement: { answer: 'yes', reason: '', isHigher: true } } as const;
  const said = renderToStaticMarkup(
    createElement(ScheduleAnswer, { judged, row: { ...emptyRow, product: 'aluminium-5' } }),
  );
  expect(said).toContain('Krav: Ja, högre klass');
});
