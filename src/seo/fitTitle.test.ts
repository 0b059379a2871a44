import { expect, test } from 'vitest';
import { fitTitle, homeTitle, longestTitle } from './fitTitle.ts';

test('a title keeps the name of the company as long as both fit', () => {
  const subject = 'x'.repeat(longestTitle - ' | Namn'.length);
  expect(fitTitle(`${subject} | Namn`, 'Namn')).toBe(`${subject} | Namn`);
  expect(fitTitle(`${subject}x | Namn`, 'Namn')).toBe(`${subject}x`);
});

test('a long title without the name stays as it is', () => {
  expect(fitTitle('x'.repeat(longestTitle + 1), 'Namn')).toBe('x'.repeat(longestTitle + 1));
});

test('the start page is called by its name, and by the materials where there is room', () => {
  expect(homeTitle('Namn')).toBe('Namn | Branddörrar, glaspartier och fasader i aluminium och stål');
  expect(homeTitle('Nordbrandskyddsverk')).toBe('Nordbrandskyddsverk | Branddörrar, glaspartier och fasader');
});
