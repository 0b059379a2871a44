import { expect, test } from 'vitest';
import { claimsOf } from './claims.ts';
import { parseFireClasses } from './fireClass.ts';
import { byExcess } from './leastExcess.ts';
import { matchAll } from '../requirement/matchAll.ts';
import { products } from '../products.ts';

const claims = products.map(claimsOf);
const excess = (text: string) => {
  const asked = parseFireClasses(text);
  const { yes } = matchAll(asked, claims);
  return { yes, ...byExcess(yes, asked, claims) };
};

test('those with a higher class than the one that is asked for stand apart', () => {
  const { yes, nearest, higher } = excess('EI 30');
  expect(higher.length).toBeGreaterThan(0);
  expect(new Set([...nearest, ...higher])).toEqual(new Set(yes));
  expect(nearest.filter((match) => higher.includes(match))).toEqual([]);
});

test('where no class is asked for, nobody has a higher one', () => {
  expect(excess('')).toMatchObject({ higher: [], isAllHigher: false });
});

test('it is said where even the nearest have a higher class', () => {
  expect(excess('EI 45').isAllHigher).toBe(true);
  expect(excess('EI 30').isAllHigher).toBe(false);
});
