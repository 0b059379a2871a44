import { expect, test } from 'vitest';
import { claimsOf } from './claims.ts';
import { formatFireClasses, parseFireClasses, type FirePerformance } from './fireClass.ts';
import { matchAll } from './matchAll.ts';
import { nearMisses } from './nearMisses.ts';
import { products } from './products.ts';

const catalogue = products.map(claimsOf);
/** A requirement of which every word is understood. */
function askedOf(text: string): FirePerformance {
  const { unknown, ...asked } = parseFireClasses(text);
  if (unknown.length > 0) throw new Error(`Not understood: ${unknown.join(', ')}`);
  return asked;
}

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

/** The near misses of a requirement by what is left of it, each with the number that is made up for it. */
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
