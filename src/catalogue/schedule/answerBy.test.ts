import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinTitle, splitTitle } from './answerBy.ts';

test('the day by which an answer is wanted is the end of the title, or all of it', () => {
  expect(joinTitle('Kv. Eken, rev. B', '12 maj')).toBe('Kv. Eken, rev. B, svar önskas senast 12 maj');
  expect(joinTitle('', 'v. 50')).toBe('Svar önskas senast v. 50');
  expect(joinTitle('Kv. Eken', '')).toBe('Kv. Eken');
  expect(splitTitle('Kv. Eken')).toEqual(['Kv. Eken', '']);
  expect(splitTitle('')).toEqual(['', '']);
});

test('whatever is written in both fields, each gets its own text back', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, answerBy) => {
      expect(splitTitle(joinTitle(name, answerBy))).toEqual([name, answerBy]);
    }),
  );
});
