import { expect, test } from 'vitest';
import { classExcess } from './classExcess.ts';
import { parseFireClasses } from './fireClass.ts';

const excess = (asked: string, offered: string, opens?: boolean) =>
  classExcess(parseFireClasses(asked).classes, parseFireClasses(offered).classes, opens);

test.each([
  ['EI 30', 'EI 30', 0],
  ['EI 30', 'EI2 30', 0],
  ['E 30', 'E 30, EW 30, E 60', 0],
  ['REI 30, RE 45', 'REI 30, RE 45', 0],
  ['Rw 37', 'EI 30', 0],
  // Other letters are a higher class of the same time.
  ['E 30', 'EI 30', 0.5],
  ['EI 45', 'EI 30, EI 60', 15],
  ['E 45', 'EI 30, EI 60', 15.5],
  ['REI 30, RE 45', 'REI 60', 45.5],
])('%s of what has %s', (asked, offered, expected) => {
  expect(excess(asked, offered)).toBe(expected);
});

test('what a door has without index counts for EI2', () => {
  expect(excess('EI2 30', 'EI 60', true)).toBe(30);
});
