import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { History } from './gitHistory.ts';

vi.stubGlobal('__MAIL__', null);
const { pages } = await import('../src/pages/pages.tsx');
const { listReaderFiles } = await import('./machineFiles.ts');

const root = resolve(import.meta.dirname, '..');
const now = new Date('2026-11-21T12:00:00Z');
const noHistory: History = { lastCommit: null, changed: new Map() };

function textOf(file: string, history: History): string {
  const found = listReaderFiles(history, now).find((candidate) => candidate.file === file);
  if (!found) throw new Error(`There is no ${file}.`);
  return found.text;
}
const expiry = (lastCommit: string | null) =>
  /^Expires: (.*)$/m.exec(textOf('.well-known/security.txt', { ...noHistory, lastCommit }))?.[1];
const datesOf = (changed: [string, string][]) =>
  Object.fromEntries(
    Array.from(
      textOf('sitemap.xml', { ...noHistory, changed: new Map(changed) }).matchAll(
        /<loc>https:\/\/[^/]+(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g,
      ),
      ([, path, time]) => [path, time],
    ),
  );

test('the files and folders that date a page are there', () => {
  const listed = pages().filter(({ indexed = true }) => indexed);
  expect(listed.filter(({ sources }) => sources.length === 0)).toEqual([]);
  // Pictures may come later.
  const sources = listed.flatMap((page) => page.sources).filter((source) => !source.startsWith('src/pictures/'));
  expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
  expect(
    sources.filter((source) => source.endsWith('/') === /\.\w+$/.test(source)),
    'A folder has a slash at its end, a file has not.',
  ).toEqual([]);
});

test('a page has the date of the latest of its sources', () => {
  const dates = datesOf([
    ['src/catalogue/data/', '2026-05-01T00:00:00Z'],
    ['src/catalogue/data/steel/3.json', '2026-05-01T00:00:00Z'],
    ['src/catalogue/data/steel/4.json', '2026-02-01T00:00:00Z'],
    ['src/pages/ProductPage.tsx', '2026-03-01T00:00:00Z'],
    ['src/components/Footer.tsx', '2026-06-01T00:00:00Z'],
  ]);
  expect(dates).toMatchObject({
    '/': '2026-05-01T00:00:00Z',
    '/produkter': '2026-05-01T00:00:00Z',
    '/produkter/steel/3': '2026-05-01T00:00:00Z',
    '/produkter/steel/4': '2026-03-01T00:00:00Z',
  });
  expect(dates).not.toHaveProperty('/galleri');
});

test('without a history the sitemap has no dates', () => {
  expect(textOf('sitemap.xml', noHistory)).not.toContain('lastmod');
  expect(textOf('sitemap.xml', noHistory).match(/<loc>/g)).toHaveLength(33);
});

test('the security note of a commit is always the same, and it ends within a year', () => {
  expect(expiry('2026-11-01T10:00:00+01:00')).toBe('2027-10-27T09:00:00.000Z');
});

test('a site that is built from an old commit, or without git, has a security note that is in force', () => {
  for (const lastCommit of [null, '2025-01-01T00:00:00Z']) expect(expiry(lastCommit)).toBe('2027-11-16T12:00:00.000Z');
});
