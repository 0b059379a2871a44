import { expect, test } from 'vitest';
import { classGlossary } from './classGlossary.ts';
import { explainClasses } from './explainClass.ts';
import { parseFireClasses, timeSteps } from './fireClass.ts';
import { typographyRules } from '../typography.ts';

const parts = classGlossary.flatMap(({ parts }) => parts);

test('explains every letter that can stand in a class', () => {
  const all = explainClasses(parseFireClasses('EI1 60, EI2 30, REW 90-M (i→o) Sa S200 C, Rw 40, R’w 35, RC 3'));
  const texts = parts.map(({ text }) => text);
  for (const { text } of all) expect(texts).toContain(text);
  expect(parts.map(({ symbol }) => symbol)).toContain('C0–C5');
});

test('is made of sentences in correct Swedish', () => {
  for (const { text, more = '' } of parts) {
    for (const sentence of [text, more].filter(Boolean)) expect(sentence).toMatch(/^[\p{Lu}(].*\.$/u);
    for (const { pattern, advice } of typographyRules)
      expect((pattern.test(text) || pattern.test(more)) && advice).toBe(false);
  }
});

test('sets the figures of self-closing as a table', () => {
  const symbols = classGlossary.flatMap(({ table }) => table?.rows ?? []).map(([symbol]) => symbol);
  expect(symbols.join(' ')).toBe('C0 C1 C2 C3 C4 C5');
  expect(parts.filter(({ text, more = '' }) => /C1\s/.test(text + more))).toEqual([]);
});

test('the steps of time that are told are those that are read', () => {
  const parts = classGlossary.flatMap(({ parts }) => parts);
  const { symbol, more = '' } = parts.find(({ more }) => more?.startsWith('Stegen är')) ?? {};
  expect(more.match(/\d+/g)?.map(Number)).toEqual(timeSteps);
  expect(symbol).toBe('10–360');
});
