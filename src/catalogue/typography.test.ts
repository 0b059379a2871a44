import { expect, test } from 'vitest';
import { proseRules, typographyRules } from './typography.ts';

/** What editors are told about a text. */
const told = (text: string) =>
  [...typographyRules, ...proseRules].filter(({ pattern }) => pattern.test(text)).map(({ advice }) => advice);

test.each([
  'EI30',
  'EI 30',
  'EI1 30',
  'EI2 60',
  'REI60',
  'RE 45',
  'E45 eller mer',
  'EW 45',
  'EI30-dörr',
  'EI 30/EI\u00a060',
])('the class in ”%s” needs a no-break space', (text) =>
  expect(told(text)).toEqual([expect.stringContaining('EI 60')]),
);

test.each([
  'EI\u00a030 och EW\u00a045',
  'EI2\u00a060-S200C5',
  'Fönstret EI30-TT',
  'Vattentäthet RE 1200',
  'Rapport 01561/19/R118NZP/ENG',
  'AE 750',
  'ESG 10',
])('nothing is told about ”%s”', (text) => expect(told(text)).toEqual([]));
