import { describe, expect, test } from 'vitest';
import { formatFireClasses, parseFireClasses, type FirePerformance } from '../../catalogue/classes/fireClass.ts';
import { chipsOf } from './requirementChips.ts';

const asked = (text: string): FirePerformance => {
  const { unknown, ...rest } = parseFireClasses(text);
  expect(unknown).toEqual([]);
  return rest;
};
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [
    'EI2 60-S200C5, Rw 37',
    'Bokstäver EI, Index 2, Minuter 60, Brandgas S200, Självstängning C5, Ljud, Rw 37, Inbrott, RC ',
  ],
  [
    'EI2 15/EW 60',
    'Bokstäver, klass 1 EI, Index, klass 1 2, Minuter, klass 1 15, Bokstäver, klass 2 EW, Minuter, klass 2 60, Brandgas , Självstängning , Ljud, Rw , Inbrott, RC ',
  ],
  ['Ucw 1,25', 'Bokstäver , Brandgas , Självstängning , Ljud, Rw , Inbrott, RC , U-värde, Ucw 1,25'],
  ['Rw 40', 'Bokstäver , Brandgas , Självstängning , Ljud, Rw 40, Inbrott, RC '],
  [
    'REI 60-M (i→o) R’w 35',
    'Bokstäver REI, Minuter 60, Mekaniskt slag M, Brandriktning i→o, Brandgas , Självstängning , Ljud, Rw , Ljud på plats, R’w 35, Inbrott, RC ',
  ],
])('%s has a chip for each part, and for what could be asked for', (text, expected) => {
  expect(
    chipsOf(asked(text))
      .map(({ label, value }) => `${spaced(label)} ${value}`)
      .join(', '),
  ).toBe(expected);
});

describe('a choice makes another requirement', () => {
  test.each([
    ['EI2 60-S200C5', 'bokstaver-0', 'EW', 'EW 60-S200C5'],
    ['EI2 60-S200C5', 'bokstaver-0', 'REI', 'REI 60-S200C5'],
    ['EI2 60-S200C5', 'bokstaver-0', '', 'S200C5'],
    ['EI2 60-S200C5', 'index-0', '1', 'EI1 60-S200C5'],
    ['EI2 60-S200C5', 'index-0', '', 'EI 60-S200C5'],
    ['EI2 60-S200C5', 'minuter-0', '90', 'EI2 90-S200C5'],
    ['EI2 60-S200C5', 'rok-0', 'Sa', 'EI2 60-SaC5'],
    ['EI2 60-S200C5', 'rok-0', '', 'EI2 60-C5'],
    ['EI2 60-S200C5', 'c', '', 'EI2 60-S200'],
    ['EI2 60-S200C5', 'c', 'C', 'EI2 60-S200C'],
    ['EI2 60-S200C5', 'rw', '37', 'EI2 60-S200C5, Rw 37 dB'],
    ['EI2 60-S200C5, Rw 37', 'rw', '', 'EI2 60-S200C5'],
    ['EI2 60-S200C5', 'rc', '2', 'EI2 60-S200C5, RC 2'],
    ['EI 30-SaS200', 'rok-1', '', 'EI 30-Sa'],
    ['EI 30-SaS200', 'rok-1', 'Sa', 'EI 30-Sa'],
    ['Rw 40', 'bokstaver-0', 'EI', 'EI 30, Rw 40 dB'],
    ['EI2 15/EW 60', 'bokstaver-1', '', 'EI2 15'],
    ['EI2 15/EW 60', 'minuter-1', '30', 'EI2 15/EW 30'],
    ['REI 60-M (i→o)', 'slag-0', '', 'REI 60 (i→o)'],
    ['REI 60-M (i→o)', 'riktning-0', '', 'REI 60-M'],
    ['EI 60 (i→o)', 'riktning-0', 'o→i', 'EI 60 (o→i)'],
    ['EI 60 (i→o)', 'minuter-0', '30', 'EI 30 (i→o)'],
    ['EI 60, R’w 35', 'rwInBuilding', '', 'EI 60'],
    ['EI 60, Ucw 1,25', 'Ucw', '1,3', 'EI 60, Ucw 1,3 W/(m²·K)'],
    ['EI 60, U 1', 'U', '', 'EI 60'],
  ])('%s, %s: ”%s” makes %s', (text, id, value, expected) => {
    const chip = chipsOf(asked(text)).find((candidate) => candidate.id === id);
    expect(spaced(formatFireClasses(chip?.change(value) ?? { classes: [] }))).toBe(expected);
  });
});

test('every value that can be chosen makes a requirement that is read as it was meant', () => {
  for (const chip of chipsOf(asked('EI2 60-M (i→o)-S200C5, Rw 37, R’w 35, RC 2, Ucw 1,25, Uf 3')))
    for (const value of chip.options ?? ['20', '45']) {
      const next = chip.change(value);
      expect(parseFireClasses(formatFireClasses(next))).toEqual({ ...next, unknown: [] });
    }
});

test('each chip says what it means in a sentence', () => {
  for (const { meaning } of chipsOf(asked('EI2 60-M (i→o)-S200C5, Rw 37'))) {
    expect(meaning).not.toEqual([]);
    for (const { text } of meaning) expect(text).toMatch(/^\p{Lu}.+\.$/u);
  }
});

test('the U-value of a door is that of the whole door, whichever symbol it has', () => {
  const meaning = (text: string, isDoor: boolean) =>
    chipsOf(asked(text), isDoor).find(({ id }) => id.startsWith('U'))?.meaning[0]?.text;
  expect(meaning('EI 60, Uw 1,2', true)).toBe(
    'Högsta värmegenomgång för hela dörren, blad och karm. Beteckningen för en dörr är Ud.',
  );
  expect(meaning('EI 60, Uw 1,2', false)).toMatch(/hela fönstret/);
  expect(meaning('EI 60, Ud 1,2', true)).not.toMatch(/Beteckningen/);
});
