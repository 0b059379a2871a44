import { expect, test } from 'vitest';
import { claimsOf } from '../classes/claims.ts';
import { parseFireClasses } from '../classes/fireClass.ts';
import { sizesOf } from '../fit/fit.ts';
import { fitOpening } from '../fit/fitOpening.ts';
import { matchAll } from './matchAll.ts';
import { matchSize, readSize } from './matchSize.ts';
import type { Answer } from '../answer.ts';
import { products } from '../products.ts';
import { typographyRules } from '../typography.ts';

const catalogue = products.map((product) => ({ ...claimsOf(product), sizes: sizesOf(product) }));
const worst: Answer[] = ['yes', 'unknown', 'no'];

test('a size is read as the outside of a frame, a module as one', () => {
  expect(readSize('1600x3100')).toMatchObject({ measure: 'frame', width: 1600, height: 3100 });
  expect(readSize('10×21M')).toMatchObject({ measure: 'module', width: 1000, height: 2100 });
  expect(readSize('7x')).toBeUndefined();
  // The size of the hole for a module.
  expect(readSize('1010x2110')?.instead).toEqual({ is: 'vägghålet', text: '10\u00a0×\u00a021M' });
  expect(['990x2090', '1010x2100', '10x21M'].map((text) => readSize(text)?.instead)).toEqual(Array(3).fill(undefined));
});

test('a hole is read as the frame that belongs into it, and it is said', () => {
  expect(readSize('1410x2510', 'hole')).toEqual({
    measure: 'frame',
    width: 1390,
    height: 2490,
    words: 'karmyttermått 1390\u00a0×\u00a02490\u00a0mm',
    said: ' Vägghål 1410\u00a0×\u00a02510: läst som karmyttermått 1390\u00a0×\u00a02490.',
  });
  // What a word says is not asked again.
  expect(readSize('1030x2130', 'hole')).not.toHaveProperty('instead');
  expect(readSize('1010x2110', 'frame')).not.toHaveProperty('instead');
  expect(readSize('1000x2100', 'module')).toMatchObject({ measure: 'module', words: 'modul 10\u00a0×\u00a021M' });
  expect(readSize('bredd 1010', 'hole')).toMatchObject({
    width: 990,
    height: 0,
    words: 'karmens bredd\u00a0990\u00a0mm',
  });
});

test('a clear opening is never a yes, and is a no where a leaf or frame of its size would be too large', () => {
  const without = matchAll(parseFireClasses('EI 30'), catalogue);
  const answers = (text: string, leaves?: 1 | 2) => {
    const opening = readSize(text, 'clear');
    if (!opening) throw new Error(`${text} is a size.`);
    const groups = matchSize(without, opening, catalogue, leaves);
    expect(groups.yes).toEqual([]);
    for (const { reason } of groups.unsized) {
      expect(reason).toContain('Fritt mått framgår inte: det kräver större blad och karm');
      for (const rule of typographyRules) expect(reason).not.toMatch(rule.pattern);
    }
    return (key: string) => Object.entries(groups).find(([, all]) => all.some((match) => match.key === key))?.[0];
  };
  expect(readSize('1390x2490', 'clear')).toMatchObject({
    words: 'fritt mått 1390\u00a0×\u00a02490\u00a0mm',
    instead: { is: 'karmens mått', text: 'karmyttermått 1390\u00a0×\u00a02490\u00a0mm' },
  });
  // Leaf 1400 × 2500: two of them leave at most 2800 clear.
  expect(['1390x2490', '2700x2490', '2900x2490', '900x2600'].map((text) => answers(text)('aluminium-3'))).toEqual([
    'unsized',
    'unsized',
    'no',
    'no',
  ]);
  expect(answers('1450x2100', 1)('aluminium-3')).toBe('no');
  // A pane says nothing about a way through.
  expect(answers('3000x4000')('aluminium-10')).toBe('unsized');
  expect(['bredd 1200', 'höjd 3100'].map((text) => answers(text)('steel-2'))).toEqual(['unsized', 'no']);
});

test('each product answers by the worse of what it says to the requirement and to the size', () => {
  const without = matchAll(parseFireClasses('EI 30-S200'), catalogue);
  for (const text of ['900x2100', '10x21M', '1600x3100', '12000x4200', '20000x20000']) {
    const opening = readSize(text);
    if (!opening) throw new Error(`${text} is a size.`);
    const groups = matchSize(without, opening, catalogue);
    expect(Object.values(groups).flat()).toHaveLength(catalogue.length);
    for (const [answer, matches] of Object.entries(groups))
      for (const { key, reason, binds } of matches) {
        const own = worst.find((one) => without[one].some((match) => match.key === key)) ?? 'no';
        const sizes = catalogue.find((one) => one.key === key)?.sizes;
        const size = sizes && fitOpening(sizes, opening).answer;
        expect(answer, `${key}, ${text}: apart where only its size is open`).toBe(
          own === 'yes' && size === 'unknown'
            ? 'unsized'
            : own === 'no'
              ? 'no'
              : worst[Math.max(worst.indexOf(own), worst.indexOf(size ?? 'no'))],
        );
        expect(binds.length > 0, `${key}, ${text}: what decides`).toBe(answer !== 'yes');
        for (const rule of typographyRules) expect(reason).not.toMatch(rule.pattern);
      }
  }
});

test('one side alone is never a yes, and is a no where it is too large with even the smallest other side', () => {
  const without = matchAll(parseFireClasses('EI 30'), catalogue);
  for (const [text, beside] of [
    ['bredd 900', '900x300'],
    ['bredd 1450', '1450x300'],
    ['bredd 12000', '12000x300'],
    ['höjd 2600', '300x2600'],
    ['höjd 9000', '300x9000'],
  ] as const) {
    const [one, both] = [readSize(text), readSize(beside)];
    if (!one || !both) throw new Error(`${text} is a size.`);
    const groups = matchSize(without, one, catalogue);
    expect(groups.yes).toEqual([]);
    const keys = (matches: readonly { key: string }[]) => matches.map(({ key }) => key).toSorted();
    expect(keys(groups.no), `${text} as ${beside}`).toEqual(keys(matchSize(without, both, catalogue).no));
    for (const { reason } of groups.unsized)
      expect(reason).toMatch(
        /är inom \d+\smm, men (?:bredden|höjden) är inte angiven|Bredden delas i rutor|Största (?:bredd|höjd) framgår inte|Gränsen är angiven/,
      );
  }
  const [wall] = [readSize('bredd 3200')].map((one) => one && matchSize(without, one, catalogue).unsized);
  expect(wall?.find(({ key }) => key === 'aluminium-11')?.reason).toMatch(/Bredden delas i rutor, men höjden/);
  expect(readSize('bredd 900')?.words).toBe('bredd\u00a0900\u00a0mm');
});

test('what limits a door says nothing of the glass beside it, of which no size is stated', () => {
  for (const [requirement, text, key] of [
    ['EI 60', '3200x2800', 'steel-8'],
    ['EI 30', '5000x2700', 'steel-1'],
  ] as const) {
    const opening = readSize(text);
    if (!opening) throw new Error(`${text} is a size.`);
    const parts = matchAll(parseFireClasses(requirement), catalogue, ['partition', 'adjoining-partition']);
    const { unsized, no } = matchSize(parts, opening, catalogue);
    expect(unsized.find((match) => match.key === key)?.reason).toMatch(/Största bredd och höjd framgår inte\.$/);
    expect(no.map((match) => match.key)).not.toContain(key);
  }
});
