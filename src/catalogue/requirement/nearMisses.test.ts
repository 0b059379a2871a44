import { expect, test } from 'vitest';
import { claimsOf } from '../classes/claims.ts';
import { formatFireClasses, parseFireClasses, type FirePerformance } from '../classes/fireClass.ts';
import { matchAll } from './matchAll.ts';
import { leastMissing, nearestSound, nearMisses } from './nearMisses.ts';
import { products } from '../products.ts';

const catalogue = products.map(claimsOf);
/** A requirement whose every word is understood. */
function askedOf(text: string): FirePerformance {
  const { unknown, ...asked } = parseFireClasses(text);
  if (unknown.length > 0) throw new Error(`Not understood: ${unknown.join(', ')}`);
  return asked;
}

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

/** The near misses of a requirement by what remains of it, each with a made-up number. */
function missesOf(text: string, counts: Record<string, number>) {
  return nearMisses(askedOf(text), (rest) => counts[spaced(formatFireClasses(rest))] ?? 0).map(
    ({ without, rest, count }) => `${spaced(without)} ${count} ${spaced(formatFireClasses(rest))}`,
  );
}

test('each part can go, but not the only class, and never all that is asked for', () => {
  const tried: string[] = [];
  const all = (text: string) => {
    tried.length = 0;
    nearMisses(askedOf(text), (rest) => tried.push(spaced(formatFireClasses(rest))));
    return tried;
  };
  expect(all('EI2 60-SaS200C5, Rw 40, RC 3, Uf 1,3')).toEqual([
    'EI 60-SaS200C5, Rw 40 dB, RC 3, Uf 1,3 W/(m²·K)',
    'EI2 60-S200C5, Rw 40 dB, RC 3, Uf 1,3 W/(m²·K)',
    'EI2 60-SaC5, Rw 40 dB, RC 3, Uf 1,3 W/(m²·K)',
    'EI2 60-SaS200, Rw 40 dB, RC 3, Uf 1,3 W/(m²·K)',
    'EI2 60-SaS200C5, RC 3, Uf 1,3 W/(m²·K)',
    'EI2 60-SaS200C5, Rw 40 dB, Uf 1,3 W/(m²·K)',
    'EI2 60-SaS200C5, Rw 40 dB, RC 3',
  ]);
  expect(all('EI 240-M')).toEqual([]);
  expect(all('EI 15/EW 60')).toEqual(['EW 60', 'EI 15']);
  expect(all('Rw 60')).toEqual([]);
  expect(all('Sa')).toEqual([]);
});

test('only what gives products is named, most products first, at most three', () => {
  expect(missesOf('EI 60-SaC, Rw 40', { 'EI 60-SaC': 3, 'EI 60-Sa, Rw 40 dB': 0, 'EI 60-C, Rw 40 dB': 4 })).toEqual([
    'Sa 4 EI 60-C, Rw 40 dB',
    'Rw 40 dB 3 EI 60-SaC',
  ]);
  expect(
    missesOf('EI2 60-S200C, Rw 40', {
      'EI 60-S200C, Rw 40 dB': 1,
      'EI2 60-C, Rw 40 dB': 2,
      'EI2 60-S200, Rw 40 dB': 3,
      'EI2 60-S200C': 4,
    }),
  ).toEqual(['Rw 40 dB 4 EI2 60-S200C', 'C 3 EI2 60-S200, Rw 40 dB', 'S200 2 EI2 60-C, Rw 40 dB']);
});

test('in the catalogue the sound is what keeps out all doors that close by themselves', () => {
  const asked = askedOf('EI 60-C Sa Rw 40');
  const fulfilling = (rest: FirePerformance) => matchAll(rest, catalogue).yes.length;
  expect(fulfilling(asked)).toBe(0);
  expect(nearMisses(asked, fulfilling).map(({ without }) => spaced(without))).toContain('Rw 40 dB');
});

test('two parts go together where none alone is in the way, each pair once', () => {
  expect(missesOf('EI2 60-C, Rw 42', { 'EI 60-C': 3, 'EI 60, Rw 42 dB': 1 })).toEqual([
    'index 2 och Rw 42 dB 3 EI 60-C',
    'index 2 och C 1 EI 60, Rw 42 dB',
  ]);
  expect(missesOf('EI2 60-C, Rw 42', { 'EI 60-C': 3, 'EI2 60-C': 1 })).toEqual(['Rw 42 dB 1 EI2 60-C']);
  expect(missesOf('Sa, Rw 42', { '': 28 })).toEqual([]);
});

test('nearest to a sound are those with the highest stated value that may fulfil the rest', () => {
  const nearest = (text: string) => {
    const found = nearestSound(askedOf(text), catalogue, (rest) => {
      const { yes, unknown } = matchAll(rest, catalogue);
      return [...yes, ...unknown];
    });
    return (
      found && {
        rw: found.rw,
        keys: found.matches.map(({ key }) => key),
        reasons: found.matches.map(({ reason }) => reason),
      }
    );
  };
  const stated = products.filter(({ facts: { fire, sound } }) => fire[0]?.classes.includes('EI 120') && sound);
  expect(stated.map(({ facts }) => facts.sound?.rw)).toEqual([41]);
  expect(nearest('EI1 60 Rw 42')).toEqual({
    rw: 41,
    keys: stated.map(({ category, id }) => `${category}-${id}`),
    reasons: ['EI1 framgår inte.'],
  });
  expect(nearest('EI 60')).toBeUndefined();
  // That door has the sound class; only whether it closes by itself is not stated.
  expect(nearest('EI2 60-S200C5 Rw 40')).toBeUndefined();
  expect(nearest('EI2 60-S200C5 Rw 42')).toMatchObject({ rw: 41 });
  // Nobody has the class: nothing is near.
  expect(nearest('EI 240 Rw 42')).toBeUndefined();
});

test('the few products that lack least are named, with what they lack', () => {
  const least = (...binds: string[][]) => {
    const [first] = matchAll(askedOf('EI 30'), catalogue).yes;
    if (!first) throw new Error('There must be a product.');
    const found = leastMissing(
      binds.map((names, at) => ({ ...first, key: `p-${at}`, binds: names.map((name) => ({ name, text: '' })) })),
    );
    return found && [found.matches.map(({ key }) => key).join(' '), found.missing, found.isOne];
  };
  expect(least(['C5'], ['C5', 'Rw 40'])).toEqual(['p-0', 'C5', true]);
  expect(least(['C5'], ['C5', 'Rw 40'], ['C5'])).toEqual(['p-0 p-2', 'C5', true]);
  expect(least(['C5'], ['S200'], ['C5', 'S200'])).toEqual(['p-0 p-1', 'C5 eller S200', true]);
  expect(least(['C5', 'måttet'], ['C5', 'EI1', 'måttet'])).toEqual(['p-0', 'C5 och måttet', false]);
  // Nobody stands out.
  expect(least(['C5'], ['C5'])).toBeUndefined();
  expect(least(['C5'])).toBeUndefined();
  expect(least(['C5'], ['C5'], ['C5'], ['C5'], ['C5', 'S200'])).toBeUndefined();
  expect(least()).toBeUndefined();
  const found = leastMissing(matchAll(askedOf('EI2 60-S200C5 Rw 40'), catalogue).unknown);
  expect([found?.matches.map(({ key }) => key), found?.missing]).toEqual([['aluminium-5'], 'C5']);
});

test('a door whose sound depends on its glass is never refused, and says that the glass is the reason', () => {
  const isGiven = ({ features }: (typeof products)[number]) =>
    features.some((text) => /Värdet för (?:ditt glas|det glas du väljer) anges i offerten/.test(text));
  const given = products.filter((product) => isGiven(product) && (product.facts.sound?.rw ?? 99) < 44);
  const { unknown, no } = matchAll(askedOf('Rw 44 dB'), catalogue, ['door']);
  const keys = given.map(({ category, id }) => `${category}-${id}`);
  expect(keys.length).toBeGreaterThan(5);
  expect(no.filter(({ key }) => keys.includes(key))).toEqual([]);
  const reasons = unknown.flatMap(({ key, reason }) => (keys.includes(key) ? [reason] : []));
  expect(reasons).toHaveLength(keys.length);
  for (const reason of reasons) expect(reason).toMatch(/framgår inte; \d+\sdB (?:beror på glaset|är uppmätt)/);
});

test('sound that was measured with one glass does not count as too low', () => {
  const [first] = catalogue;
  if (!first) throw new Error('There must be a product.');
  const withGlass = { ...first, sound: { rw: 41, glass: 28 } };
  const answers = matchAll(askedOf('EI 30'), [withGlass]).yes;
  expect(answers).toHaveLength(1);
  const mayFulfil = ({ rw }: FirePerformance) => (rw ? [] : answers);
  expect(nearestSound(askedOf('EI 30 Rw 42'), [withGlass], mayFulfil)).toBeUndefined();
  expect(nearestSound(askedOf('EI 30 Rw 42'), [{ ...first, sound: { rw: 41, upTo: true } }], mayFulfil)).toMatchObject({
    rw: 41,
    upTo: true,
  });
});
