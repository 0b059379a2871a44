import { expect, test } from 'vitest';
import { guessColumns } from './guessColumns.ts';

const guess = (...lines: string[]) =>
  guessColumns(
    lines.map((line) => line.split(' | ')),
    { keyOf: (text) => (text === 'Janisol' ? 'steel-1' : undefined) },
  ).map(({ kind }) => kind);

test.each([
  [['D1 | 2 | 10x21 | V | EI 60'], ['mark', 'count', 'size', 'hanging', 'requirement']],
  [['D1 | 990 | 2090'], ['mark', 'width', 'height']],
  [['D1 | 990 | 2090 | 10x21'], ['mark', undefined, undefined, 'size']],
  [['D1 | 800 | 990 | 2090'], ['mark', undefined, undefined, undefined]],
  [['D1 | 2 | 3'], ['mark', undefined, undefined]],
  [['1 | Janisol'], ['mark', 'product']],
  [
    ['D1 | EI 60', 'D2 | inget krav'],
    ['mark', 'requirement'],
  ],
  [
    ['D1 | EI 60', 'D2 | Hall', 'D3 | Hall'],
    ['mark', undefined],
  ],
  [['D1 | EI 60 | Rw 35'], ['mark', 'requirement', 'requirement']],
])('the columns of %j', (lines, kinds) => {
  expect(guess(...lines)).toEqual(kinds);
});
