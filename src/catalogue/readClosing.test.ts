import { expect, test } from 'vitest';
import { readClosing } from './readClosing.ts';

test.each([
  ['EI 60 dörr självstängande', 'självstängande', 'EI 60 dörr', undefined],
  ['EI 60, självstängande dörr', 'självstängande', 'EI 60 dörr', undefined],
  ['Självstängande dörr EI 60', 'Självstängande', 'dörr EI 60', undefined],
  ['EI 60 med dörrstängare', 'dörrstängare', 'EI 60', 'dorr'],
  ['EI 60-S200 och självstängning, dörrstängare', 'självstängning', 'EI 60-S200', 'dorr'],
] as const)('%s', (text, word, rest, kind) => {
  expect(readClosing(text)).toEqual({ word, rest, kind });
});

test('what is denied, prepared for or another word asks for nothing', () => {
  for (const text of [
    'EI 60',
    'EI 60-C',
    'EI 60 ej självstängande',
    'EI 60 utan dörrstängare',
    'EI 60 förberedd för dörrstängare',
    'EI 60 avstängning',
    'branddörrstängare',
  ])
    expect(readClosing(text)).toBeUndefined();
});
