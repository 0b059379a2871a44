import { expect, test } from 'vitest';
import { readWanted } from './wanted.ts';
import { leavesHint, wantedWords } from './wantedWords.ts';

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

test('what leaves need to count is told, where some are named', () => {
  const hint = (text: string) => leavesHint(readWanted(text.split(' ')));
  expect(hint('pardörr i stål')).toBe(' Skriv bredd\u00a0×\u00a0höjd så prövas måttet som pardörr i stål.');
  expect(hint('skjutdörr')).toBe('');
});
