import { expect, test } from 'vitest';
import { readWanted } from './wanted.ts';
import { wantedWords } from './wantedWords.ts';

test('what is wanted is read back', () => {
  const back = (text: string) => wantedWords(readWanted(text.split(' ')));
  const same = ['', 'i stål', 'skjutdörr', 'slagdörr i stål', 'pardörr', 'enkeldörr i aluminium'];
  expect(same.map(back)).toEqual(same);
  expect(['dörr', 'ståldörr', 'tvådelad ståldörr', 'tvådelad skjutdörr', 'enkelskjutdörr'].map(back)).toEqual([
    '',
    'i stål',
    'pardörr i stål',
    'dubbel skjutdörr',
    'enkel skjutdörr',
  ]);
});
