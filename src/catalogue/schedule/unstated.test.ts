import { expect, test } from 'vitest';
import { joined } from '../phrasing.ts';
import type { DoorRow } from './doorRow.ts';
import { judge, listed } from './testProducts.ts';

const judgements = (row: Partial<DoorRow>) => listed.map(({ key }) => judge(key, { ...row, product: key }));

test.each([
  ['EI 30-C5S200', 'S200 och C5'],
  ['EI 30 blurp', '”blurp”'],
  ['EI 30-C5, blurp', 'C5 och ”blurp”'],
  ['EI 30, utrymningsbeslag', 'utrymningsbeslag'],
])('of some products %s leaves open: %s', (requirement, words) => {
  const open = judgements({ requirement }).map((judged) => joined(judged.requirement?.unstated ?? [], 'och'));
  expect(open).toContain(words);
});

test.each([
  [1200, 2400, 'största mått'],
  [1500, 2100, 'största dörrbredd'],
  [990, 2090, 'största karmmått'],
  [2500, 1900, 'utrymningsfunktion'],
])('of some products %i × %i mm leaves open: %s', (width, height, words) => {
  const open = judgements({ opening: { measure: 'frame', width, height } }).map(({ size }) => size?.unstated?.join());
  expect(open).toContain(words);
});

test('whatever is neither yes nor no says what is not stated, in few words, and nothing else does', () => {
  for (const requirement of ['EI 30', 'EI2 60-S200C5, Rw 42', 'EI1 60', 'EI 90 utrymningsdörr', 'RC3 EI 30'])
    for (const [width, height] of [
      [990, 2090],
      [1990, 2090],
      [1500, 2600],
      [2990, 2490],
    ] as const)
      for (const { requirement: required, size } of judgements({
        requirement,
        opening: { measure: 'frame', width, height },
      }))
        for (const judgement of [required, size]) {
          const words = joined(judgement?.unstated ?? [], 'och');
          expect(words).toMatch(judgement?.answer === 'unknown' ? /^.{2,34}$/ : /^$/);
        }
});
