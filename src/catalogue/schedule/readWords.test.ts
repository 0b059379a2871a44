import { expect, test } from 'vitest';
import { emptyRow } from './doorRow.ts';
import { readWords } from './readWords.ts';

const read = (count: number, unread: string[] = [], assumed: number[] = []) => ({
  rows: Array.from({ length: count }, () => emptyRow),
  title: '',
  unread,
  assumed,
});

test('what was read is told, with what was not, what was assumed and what was chosen', () => {
  expect(readWords(read(1), 0)).toBe('En rad lästes in.');
  expect(readWords(read(2, ['Rum', 'Plan'], [1]), 1)).toBe(
    '2 rader lästes in. Lästes inte, men står i anmärkningen: Rum och Plan. Måtten lästes som karmyttermått. Produkten är förvald i en rad. Ångra väljer bort den.',
  );
  expect(readWords(read(3), 3)).toBe('3 rader lästes in. Produkten är förvald i 3 rader. Ångra väljer bort den.');
});

test('of many columns the first are named', () => {
  const named = (...letters: string[]) => readWords(read(2, letters), 0).replace(/^.*: /, '');
  expect(named('A', 'B', 'C', 'D', 'E', 'F')).toBe('A, B, C, D, E och F.');
  expect(named('A', 'B', 'C', 'D', 'E', 'F', 'G')).toBe('A, B, C, D, E och 2 till.');
});
