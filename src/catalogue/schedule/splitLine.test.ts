import { expect, test } from 'vitest';
import { splitLine } from './splitLine.ts';

const piecesOf = (line: string) => Object.fromEntries((splitLine(line) ?? []).map(({ kind, text }) => [kind, text]));

test.each([
  ['D1 1010x2110 EI60', { mark: 'D1', size: '1010x2110', requirement: 'EI60' }],
  ['D1, 1010x2110, EI 60', { mark: 'D1', size: '1010x2110', requirement: 'EI 60' }],
  ['D1,1010x2110,EI 60', { mark: 'D1', size: '1010x2110', requirement: 'EI 60' }],
  [
    'Dörr 12 2 st 10×21M EI2 60-S200C5, Rw 37 vänster utåt',
    {
      mark: 'Dörr 12',
      count: '2 st',
      size: '10×21M',
      requirement: 'EI2 60-S200C5 Rw 37',
      hanging: 'vänster',
      swing: 'utåt',
    },
  ],
  [
    'S1 2 1,01 x 2,11 m EI 30 ask',
    { mark: 'S1', count: '2', size: '1,01 x 2,11 m', requirement: 'EI 30', note: 'ask' },
  ],
  ['EI 60 1010x2110', { size: '1010x2110', requirement: 'EI 60' }],
  ['1010x2110 trapphus', { size: '1010x2110', note: 'trapphus' }],
])('%s', (line, pieces) => {
  expect(piecesOf(line)).toEqual(pieces);
});

test.each(['D1', 'bla bla', 'EI 60', '1010x2110', 'Summa 8', 'Plan 2', ''])(
  '”%s” is no line of several things',
  (line) => {
    expect(splitLine(line)).toBeUndefined();
  },
);
