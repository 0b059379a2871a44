import { expect, test } from 'vitest';
// Furnace and still pictures are tested on the built pages.
import { promisedAt, promiseWords } from './fireTest.ts';

test.each([
  ['EI', 'I'],
  ['REI', 'I'],
  ['EW', 'W'],
  ['REW', 'W'],
  ['E', 'E'],
  ['RE', 'E'],
  ['R', 'R'],
] as const)('%s promises %s to its last minute and nothing after', (letters, promise) => {
  const tested = { letters, minutes: 60 };
  expect([0, 60, 60.1, 120].map((minute) => promisedAt(tested, minute))).toEqual([
    promise,
    promise,
    undefined,
    undefined,
  ]);
});

test('a promise is told with the limits of the standard', () => {
  const told = (letters: 'EI' | 'EW' | 'E', minute: number) =>
    Object.values(promiseWords({ letters, minutes: 30 }, minute)).join(' ');
  expect(told('EI', 30)).toBe('lovar högst +140\u00a0°C i medel, i någon punkt +180\u00a0°C');
  expect(told('EW', 30)).toBe('lovar högst 15\u00a0kW/m² strålning en meter bort');
  expect(told('E', 30)).toBe('lovar täthet men inget om värmen');
  expect(told('EI', 31)).toBe('lovar inget mer efter 30\u00a0minuter');
  expect(told('E', 31)).toBe('lovar inget mer inte heller täthet efter 30\u00a0minuter');
});
