import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { budgets } from '../budgets.ts';
import { resources } from './lib/addresses.ts';
import { all, attribute } from './lib/dom.ts';
import { brotliBytes, readSite, siteFiles, sitePage, sitePages } from './lib/site.ts';
import { allScripts, earlyScripts, requests } from './lib/weight.ts';

const sum = (files: string[]) => files.reduce((total, file) => total + brotliBytes(file), 0);
const list = (files: string[]) => files.map((file) => `${file} ${brotliBytes(file)}`).join(', ');

test.each(sitePages)('$path and its styles fit into one first round trip', ({ file }) => {
  expect(
    brotliBytes(file),
    `${file} in brotli: shorten its HTML, or move styles from index.css to details.css`,
  ).toBeLessThanOrEqual(budgets.pageBytes);
});

test('pages without details.css do without its classes', () => {
  const sheets = all(sitePage('/404').document, 'style').map(
    (style) => new Set(Array.from(style.textContent.matchAll(/\.([a-z][\w-]*)/g), ([, name]) => name)),
  );
  const [index, details] = sheets;
  const pages = sitePages.filter(({ document }) => all(document, 'style').length === 1);
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/produkter']));
  const used = pages.flatMap(({ document }) =>
    all(document, '[class]').flatMap((element) => (attribute(element, 'class') ?? '').split(' ')),
  );
  expect(
    used.filter((name) => details?.has(name) && !index?.has(name)),
    'Move their style sheet to src/styles/index.css.',
  ).toEqual([]);
});

test.each(sitePages)('$path fetches next to no script before it has loaded', (page) => {
  const scripts = earlyScripts(page);
  expect(scripts, 'Only the entry may be fetched before load.').toHaveLength(1);
  expect(
    sum(scripts),
    `before load: ${list(scripts)}; move what can wait behind import() in src/engine/entry.ts`,
  ).toBeLessThanOrEqual(budgets.entryBytes);
});

test.each(sitePages)('$path never fetches more script than allowed', (page) => {
  const scripts = allScripts(page);
  // React has to be found, or the page is not counted whole.
  expect(scripts.length).toBeGreaterThan(1);
  expect(sum(scripts), `all scripts: ${list(scripts)}`).toBeLessThanOrEqual(budgets.scriptBytes);
});

test('every script that was built belongs to the pages', () => {
  const used = new Set(sitePages.flatMap(allScripts));
  const unused = siteFiles.filter((file) => file.endsWith('.js') && !used.has(file));
  expect(unused, 'No page imports these scripts: the budget above would not see them.').toEqual([]);
});

test('there is one web font, and it is small', () => {
  const fonts = siteFiles.filter((file) => /\.(?:woff2?|ttf|otf|eot)$/.test(file));
  expect(fonts).toHaveLength(budgets.fontFiles);
  expect(fonts.join()).toMatch(/\.woff2$/);
  for (const font of fonts)
    expect(readSite(font).length, `${font}: subset it again, see src/fonts/subset.py`).toBeLessThanOrEqual(
      budgets.fontBytes,
    );
});

test.each(sitePages)('$path asks for few things apart from pictures', (page) => {
  const asked = requests(page);
  expect(asked.length, `requests: ${asked.join(', ')}`).toBeLessThanOrEqual(budgets.requests);
});

test.each(sitePages)('$path fetches nothing from another origin', ({ document }) => {
  expect(resources(document).filter(({ address }) => !/^\/(?!\/)/.test(address))).toEqual([]);
});

test.each(sitePages)('$path has no inline script, no inline style and no inline handler', ({ document }) => {
  const inline = all(document, 'script').filter(
    (script) =>
      attribute(script, 'src') === undefined && !/^application\/(?:ld\+)?json$/.test(attribute(script, 'type') ?? ''),
  );
  expect(inline.map((script) => script.textContent)).toEqual([]);
  const attributes = all(document, '*').flatMap((element) =>
    element.attributes
      .map(({ key }) => key.toLowerCase())
      .filter((key) => key === 'style' || /^on[a-z]/.test(key))
      .map((key) => `<${element.tagName} ${key}>`),
  );
  expect(
    attributes,
    'The content policy forbids these attributes: use a class, or a handler in a component that hydrates.',
  ).toEqual([]);
  const addresses = all(document, '[href]').map((element) => attribute(element, 'href') ?? '');
  expect(addresses.filter((address) => /^\s*javascript:/i.test(address))).toEqual([]);
});

test('every text file has a brotli copy with the same content', () => {
  const files = siteFiles.filter((file) => /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/.test(file));
  expect(files.length).toBeGreaterThan(sitePages.length);
  const missing = files.filter((file) => !siteFiles.includes(`${file}.br`));
  expect(missing).toEqual([]);
  const different = files.filter((file) => !brotliDecompressSync(readSite(`${file}.br`)).equals(readSite(file)));
  expect(different, 'These copies are older than their files: build again.').toEqual([]);
});

test('drawings are plain pictures: no script, no handler, nothing from elsewhere', () => {
  const drawings = siteFiles.filter((file) => file.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThanOrEqual(1 + 28 + 12);
  const active = drawings.filter((file) =>
    /<script|\son\w+=|<foreignObject|(?:href|src)="(?!#)|url\((?!["']?#)/i.test(readSite(file).toString('utf8')),
  );
  expect(active).toEqual([]);
});
