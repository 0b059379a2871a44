import { expect, test } from 'vitest';
import type { Answer } from '../answer.ts';
import { claimsOf } from '../classes/claims.ts';
import { elementGroups } from '../elementGroups.ts';
import { parseFireClasses } from '../classes/fireClass.ts';
import type { Match } from './match.ts';
import { matchAll } from './matchAll.ts';
import { products } from '../products.ts';
import { reasonGroups } from './reasonGroups.ts';

const catalogue = products.map(claimsOf);
const groupsOf = (text: string, answer: Answer) =>
  reasonGroups(matchAll(parseFireClasses(text), catalogue)[answer], elementGroups);
const namesOf = ({ kinds }: { kinds: { name: string }[] }) => kinds.map(({ name }) => name).join();

test('a class for doors alone is refused once for all other kinds, and each product says only what is left', () => {
  const groups = groupsOf('EI 60-C5', 'no');
  const other = groups.find(({ said }) => said.startsWith('C5 gäller bara dörrar och öppningsbara fönster.'));
  expect(other && namesOf(other)).toBe('Glaspartier,Fasader,Glastak');
  expect(other?.matches.map(({ reason }) => reason).filter((reason) => reason.includes('C5'))).toEqual([]);
  expect(other?.matches.map(({ reason }) => reason)).toContain('60\u00a0minuter krävs, 30 uppfylls.');
  expect(other?.matches.map(({ reason }) => reason)).toContain('');
});

test('a reason that all products of a kind share is said once, and no product is lost', () => {
  for (const text of ['EI 60-C5', 'EI2 60-SaC5, Rw 42', 'EI2 30', 'REI 30/RE 45', 'EI 240'])
    for (const answer of ['yes', 'unknown', 'no'] as const) {
      const all = matchAll(parseFireClasses(text), catalogue)[answer];
      const groups = groupsOf(text, answer);
      const shown = groups.flatMap(({ said, matches }) => matches.map((match) => ({ ...match, said })));
      expect(shown.map(({ key }) => key).toSorted()).toEqual(all.map(({ key }) => key).toSorted());
      for (const { key, reason, said } of shown) {
        const whole = all.find((match) => match.key === key);
        expect(answer === 'yes' ? reason : whole?.reason).toBe(whole?.reason);
        for (const bind of whole?.binds ?? [])
          for (const part of 'missing' in bind ? [bind.missing, bind.known ?? ''] : [bind.text])
            expect(`${said} ${reason}`.toLowerCase()).toContain(part.toLowerCase());
      }
      const several = groups.filter(({ matches }) => answer !== 'yes' && matches.length > 1);
      for (const { matches } of several)
        expect(matches[0]?.reason === '' || new Set(matches.map(({ reason }) => reason)).size > 1).toBe(true);
    }
});

test('a reason that several products of a kind share is said once above them, with their number', () => {
  const door = elementGroups.filter(({ id }) => id === 'dorr');
  const match = (key: string, name: string): Match => ({
    key,
    answer: 'unknown',
    element: 'door',
    binds: [{ name, missing: name }],
    distance: 1,
    conditions: [],
    reason: `${name} framgår inte.`,
  });
  const shown = (names: string) =>
    reasonGroups(
      [...names].map((name, at) => match(`${at}`, name)),
      door,
    ).map(({ kinds, said, matches }) => [kinds.length, said, matches.map(({ reason }) => reason).join()]);
  expect(shown('AAAB')).toEqual([
    [1, '3 produkter: A framgår inte.', ',,'],
    [0, '', 'B framgår inte.'],
  ]);
  // The first stays first.
  expect(shown('BAAA')).toEqual([
    [1, '', 'B framgår inte.'],
    [0, '3 produkter: A framgår inte.', ',,'],
  ]);
  // Two are not many.
  for (const names of ['AAB', 'ABC']) expect(shown(names)).toHaveLength(1);
});
