import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.ts';

const document = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');

test('docs/accessibility.md judges the 55 criteria of WCAG 2.2 A and AA', () => {
  const rows = [
    ...document.matchAll(/^\| (\d\.\d\.\d+) .+? \| (A|AA) \| (?:meets|partly|fails|not applicable) \| .+ \|$/gm),
  ];
  expect(new Set(rows.map(([, criterion]) => criterion)).size).toBe(55);
  expect(rows.filter(([, , level]) => level === 'A')).toHaveLength(31);
});

test('the tests that docs/accessibility.md names are there', () => {
  const named = [...document.matchAll(/`(tests\/[\w/.-]+\.ts)`((?:,? \("[^"]+"\))+)/g)].flatMap(
    ([, file = '', titles = '']) => [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ file, title }) => !readFileSync(join(root, file), 'utf8').includes(title))).toEqual([]);
});
