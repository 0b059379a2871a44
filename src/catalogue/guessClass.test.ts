import { expect, test } from 'vitest';
import { formatFireClass, parseFireClasses } from './fireClass.ts';
import { guessClass } from './guessClass.ts';

test.each<[string, string | undefined, string?]>([
  ['branddörr 60 minuter', 'EI 60'],
  ['60', 'EI 60'],
  ['60 min', 'EI 60'],
  ['klass 30', 'EI 30'],
  ['B30', 'EI 30'],
  ['b 30', 'EI 30'],
  ['A60', 'EI 60', 'A60'],
  ['A-60', 'EI 60', 'A60'],
  ['dörr 61', undefined],
  ['30 eller 60', undefined],
  ['T30', undefined],
  ['EI 25', undefined],
  ['snygg', undefined],
])('”%s” may mean %s', (text, name, old) => {
  const { unknown } = parseFireClasses(text);
  const guess = guessClass(unknown);
  expect(guess && formatFireClass(guess.class).replace('\u00a0', ' ')).toBe(name);
  expect(guess?.old).toBe(old);
});

test('what is understood needs no guess', () => {
  expect(parseFireClasses('EI-60')).toMatchObject({ classes: [{ letters: 'EI', minutes: 60 }], unknown: [] });
});
