import { expect, test } from 'vitest';
import { claimsOf } from '../classes/claims.ts';
import { sizesOf } from '../fit/fit.ts';
import { productKeyOf } from '../productKey.ts';
import { products } from '../products.ts';
import { emptyRow } from './doorRow.ts';
import { judgeRow } from './judge.ts';
import type { Judgement } from './judged.ts';
import { openPoints } from './openPoints.ts';

const listed = products.map((product) => ({
  key: productKeyOf(product),
  title: product.title,
  claims: claimsOf(product),
  sizes: sizesOf(product),
}));

const unknown = (reason: string, lacks?: string[]): Judgement => ({
  answer: 'unknown',
  reason,
  ...(lacks && { lacks }),
});

test.each([
  [unknown('C5 och S200 framgår inte.', ['C5', 'S200']), 'C5 och S200'],
  [unknown('C5 framgår inte. Tog inte med ”blurp”.', ['C5']), 'C5 och ”blurp”'],
  [unknown('Utrymningsbeslag (SS-EN 179 och SS-EN 1125) väljs med dörren och prövas inte här.'), 'utrymningsbeslag'],
  [unknown('Största bredd och höjd framgår inte.'), 'största mått'],
  [unknown('Höjden är inom 2500 mm (med enpunktslås), men största dörrbredd framgår inte.'), 'största bredd'],
  [unknown('Gränsen är angiven för dörrblad, inte för karmen.'), 'största karmmått'],
  [unknown('Ja utan utrymningsfunktion. Bredden 1500 mm är större än 1400 mm.'), 'utrymningsfunktion'],
  [{ answer: 'no', reason: '60 minuter krävs, 30 uppfylls.', lacks: ['60'] } as const, ''],
  [{ answer: 'yes', reason: '' } as const, ''],
])('of %j it is said in few words what is not stated: %s', (judgement, words) => {
  expect(openPoints(judgement)).toBe(words);
});

test('whatever is not stated of a product has words, and few', () => {
  const requirements = ['EI 30', 'EI2 60-S200C5, Rw 42', 'EI1 60', 'EI 90 utrymningsdörr', 'EI 60 blurp', 'RC3 EI 30'];
  const sizes = [
    [990, 2090],
    [1990, 2090],
    [1500, 2600],
    [2990, 2490],
  ] as const;
  for (const product of listed)
    for (const requirement of requirements)
      for (const [width, height] of sizes) {
        const row = { ...emptyRow, product: product.key, requirement, opening: { measure: 'frame', width, height } };
        const { requirement: required, size } = judgeRow(row as typeof emptyRow, product);
        for (const judgement of [required, size]) {
          if (judgement?.answer !== 'unknown') continue;
          expect(openPoints(judgement)).toMatch(/^.{2,25}$/);
        }
      }
});
