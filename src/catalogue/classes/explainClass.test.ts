import { expect, test } from 'vitest';
import { explainClasses } from './explainClass.ts';
import { parseFireClasses } from './fireClass.ts';

const symbols = (text: string) => explainClasses(parseFireClasses(text)).map(({ symbol }) => symbol);

test.each([
  ['EI2 60-S200C5', ['E', 'I', 'EI2', '60', 'S200', 'C', '5']],
  ['EW 30, E 30, EW 60', ['E', 'W', '30, 60']],
  ['REI 30 (i→o)', ['R', 'E', 'I', '30', '(i→o)']],
  ['REI 60-M', ['R', 'E', 'I', '60', 'M']],
  ['EI 30-SaC, Rw 37, RC 2', ['E', 'I', '30', 'Sa', 'C', 'Rw\u00a037', 'RC\u00a02']],
  ['EI 30, RC 2, Ucw 1,3', ['E', 'I', '30', 'RC\u00a02', 'Ucw\u00a01,3']],
  ['', []],
])('takes %s apart', (text, expected) => {
  expect(symbols(text)).toEqual(expected);
});

test('every part has a sentence of its own', () => {
  const parts = explainClasses(
    parseFireClasses('EI1 60, REW 90-M (i↔o) S200 C3, Rw 40 dB, R′w 35 dB, RC 3, U 1, Uw 1, Ud 1, Ucw 1, Uf 1'),
  );
  expect(parts).toHaveLength(19);
  expect(new Set(parts.map(({ text }) => text)).size).toBe(parts.length);
  expect(parts.every(({ text }) => /^\p{Lu}.+\.$/u.test(text))).toBe(true);
});
