import { expect, test } from 'vitest';
import { parseFireClass } from './fireClass.ts';
import { classRuns, fireRunsOf, firstRuns, strictestRun } from './fireRuns.ts';
import { products } from '../products.ts';

test.each(products)('every class of “$title” can be put into the furnace, once', (product) => {
  const stated = new Set(product.facts.fire.flatMap(({ classes }) => classes));
  const runs = fireRunsOf(product);
  expect(new Set(runs.map(({ id }) => id)).size).toBe(runs.length);
  const found = runs.map(({ letters, minutes }) => `${letters} ${minutes}`);
  for (const text of stated) {
    const parsed = parseFireClass(text);
    expect(found).toContain(`${parsed?.letters} ${parsed?.minutes}`);
  }
  expect(found).toHaveLength(stated.size);
});

test.each(products)('“$title” begins with the strictest class of what it is sold as', (product) => {
  const [run, ...others] = strictestRun(fireRunsOf(product));
  expect(others).toEqual([]);
  expect(product.facts.fire[0]?.classes.map((text) => text.replace(' ', '\u00a0'))).toContain(run?.name);
});

test('the comparison begins with what insulates beside what is only tight, for the same time', () => {
  const [first, second] = firstRuns(products.flatMap(fireRunsOf));
  expect([first?.letters, second?.letters]).toEqual(['EI', 'E']);
  expect(first?.minutes).toBe(second?.minutes);
});

test('classes alone are three kinds of promise for two times, and no product has their names', () => {
  expect(classRuns.map(({ name }) => name.replace('\u00a0', ' '))).toEqual([
    'E 30',
    'EW 30',
    'EI 30',
    'E 60',
    'EW 60',
    'EI 60',
  ]);
  const ids = new Set(products.flatMap(fireRunsOf).map(({ id }) => id));
  expect(classRuns.filter(({ id }) => ids.has(id))).toEqual([]);
});
