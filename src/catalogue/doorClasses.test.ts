import { expect, test } from 'vitest';
import { doorClasses, otherDoorLetters } from './doorClasses.ts';
import type { Facts } from './schema.ts';

const product = (...fire: Facts['fire']) => ({ facts: { fire } });

test('tells the lowest and the highest class of the doors, and of nothing else', () => {
  const doors = [
    product({ element: 'door', classes: ['EI 90', 'EI 60'] }, { element: 'partition', classes: ['EI 120'] }),
    product({ element: 'door', classes: ['E 30', 'EI 30'] }),
    product({ element: 'window', classes: ['EI 15'] }),
  ];
  expect(doorClasses(doors)).toBe('EI\u00a030–EI\u00a090');
  expect(doorClasses(doors.slice(0, 1))).toBe('EI\u00a060–EI\u00a090');
});

test('one class is no range, and none is nothing', () => {
  expect(doorClasses([product({ element: 'door', classes: ['EI 30'] })])).toBe('EI\u00a030');
  expect(doorClasses([product({ element: 'roof', classes: ['REI 30'] })])).toBe('');
});

test('what doors have beside EI is told, and what other parts have is not', () => {
  const doors = [
    product({ element: 'door', classes: ['EW 30', 'E 60', 'EI 30'] }, { element: 'roof', classes: ['RE 30'] }),
  ];
  expect(otherDoorLetters(doors)).toEqual(['E', 'EW']);
  expect(otherDoorLetters(doors.slice(1))).toEqual([]);
});
