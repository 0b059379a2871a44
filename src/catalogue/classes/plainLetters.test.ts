import { expect, test } from 'vitest';
import { formatFireClasses, parseFireClasses } from './fireClass.ts';
import { withPlainI } from './plainLetters.ts';

test.each([
  ['El30-C Sm', '”El30” lästes som EI\u00a030. ', 'EI\u00a030-C'],
  ['El 60', '”El 60” lästes som EI\u00a060. ', 'EI\u00a060'],
  ['REl 60-M', '”REl 60” lästes som REI\u00a060. ', 'REI\u00a060-M'],
  ['El2 30-S200', '”El2 30” lästes som EI2\u00a030. ', 'EI2\u00a030-S200'],
  ['El120', '”El120” lästes som EI\u00a0120. ', 'EI\u00a0120'],
  ['E1 30', '”E1 30” lästes som EI\u00a030. ', 'EI\u00a030'],
  ['E1-60, Rw 40', '”E1-60” lästes som EI\u00a060. ', 'EI\u00a060, Rw\u00a040\u00a0dB'],
  ['E|30', '”E|30” lästes som EI\u00a030. ', 'EI\u00a030'],
  ['E| 90-C5', '”E| 90” lästes som EI\u00a090. ', 'EI\u00a090-C5'],
])('%s', (written, said, classes) => {
  const read = withPlainI(written);
  expect(read.said).toBe(said);
  expect(formatFireClasses(parseFireClasses(read.text))).toBe(classes);
});

test('what may be something else is left as it is written', () => {
  for (const text of [
    'EI 30',
    'E 30',
    'E120',
    // E 120 with a space too many, or EI 20.
    'E1 20',
    'E1 80',
    // A littera with a size, a number or sound.
    'E1 90x210',
    'E1 30 st',
    'E1 45 dB',
    'El 30,5',
    'del 30',
    'Del 60',
    'el 30',
    'E1',
    'El-dörr 30',
    'RE130',
  ])
    expect(withPlainI(text)).toEqual({ text, said: '' });
});
