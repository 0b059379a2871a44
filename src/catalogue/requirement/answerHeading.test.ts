import { expect, test } from 'vitest';
import { answerHeading } from './answerHeading.ts';
import { answerRequirement } from './answerRequirement.ts';
import { claimsOf } from '../classes/claims.ts';
import { sizesOf } from '../fit/fit.ts';
import { matchSize, readSize, sizedNames } from './matchSize.ts';
import { products } from '../products.ts';
import { readRequirement } from './readRequirement.ts';

const readerProducts = products.map((product) => ({
  ...claimsOf(product),
  title: product.title,
  sizes: sizesOf(product),
  about: '',
}));

test.each([
  ['EI 60', '', 'EI 60'],
  ['EI 30 skjutdörr i stål', '', 'EI 30 skjutdörr i stål'],
  // Behind several values a comma parts the words from the last.
  ['EI 30, Rw 37, pardörr', '', 'EI 30, Rw 37 dB, pardörr'],
  ['EI 30', 'dorr,fasad', 'EI 30, dörrar och fasader'],
  ['EI 30 1010x2110', '', 'EI 30, karmyttermått 1010 × 2110 mm'],
  ['stål', '', 'Stål'],
  ['', 'dorr', 'Dörrar'],
])('”%s” of ”%s” is headed ”%s”', (text, chosen, expected) => {
  const reading = readRequirement({ text, chosen, longest: 200 }, readerProducts);
  const answer = answerRequirement(reading, readerProducts, { sizes: { matchSize, readSize, sizedNames } });
  const heading = answerHeading({ reading, answer, products: readerProducts });
  expect(heading.replaceAll('\u00a0', ' ')).toBe(expected);
});
