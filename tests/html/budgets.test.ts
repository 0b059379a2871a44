import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/project.ts';
import { products } from '../../src/catalogue/products.ts';
import { paths } from '../../src/content/paths.ts';
import { toolLinks } from '../../src/content/toolLinks.ts';
import { budgets } from '../budgets.ts';
import { resources } from './lib/addresses.ts';
import { all, attribute, one } from './lib/dom.ts';
import { brotliBytes, readSite, siteFiles, sitePages } from './lib/site.ts';
import {
  earlyScripts,
  lateScripts,
  requests,
  scriptsOfEachUse,
  scriptsOfFiles,
  scriptsOfSteps,
  scriptsOnUse,
} from './lib/weight.ts';

const sum = (files: string[]) => files.reduce((total, file) => total + brotliBytes(file), 0);
const list = (files: string[]) => files.map((file) => `${file} ${brotliBytes(file)}`).join(', ');

/** The gallery is long because of its dialogs, which come last: its first screen is in the first bytes too. */
const toolPaths = [...products.map(paths.product), ...toolLinks.map(({ href }) => href), paths.gallery];

test.each(sitePages)('$path and its styles are small', ({ path, file }) => {
  const budget = toolPaths.includes(path) ? budgets.toolPageBytes : budgets.pageBytes;
  expect(brotliBytes(file), `${file} in brotli: shorten its HTML or its styles`).toBeLessThanOrEqual(budget);
});

const sourceFolder = join(root, 'src');
const classesIn = (text: string) => Array.from(text.matchAll(/\.([a-z][\w-]*)/g), ([, name = '']) => name);
const styled = new Set(
  globSync('**/*.css', { cwd: sourceFolder }).flatMap((file) =>
    classesIn(readFileSync(join(sourceFolder, file), 'utf8').replaceAll(/\/\*.*?\*\/|'.*?'/gs, '')),
  ),
);

test.each(sitePages)('$path carries the styles of every class that it uses', ({ document }) => {
  const carried = new Set(classesIn(one(document, 'style').textContent));
  const used = all(document, '[class]').flatMap((element) => (attribute(element, 'class') ?? '').split(' '));
  expect(
    used.filter((name) => styled.has(name) && !carried.has(name)),
    'The component that uses these classes does not import their style sheet.',
  ).toEqual([]);
});

test.each(sitePages)('$path fetches next to no script before it has loaded', (page) => {
  const scripts = earlyScripts(page);
  expect(scripts, 'Only the entry may be fetched before load.').toHaveLength(1);
  expect(
    sum(scripts),
    `before load: ${list(scripts)}; move what can wait behind import() or into an island`,
  ).toBeLessThanOrEqual(budgets.entryBytes);
});

test.each(sitePages)('$path fetches no more script than allowed after it has loaded', (page) => {
  const scripts = lateScripts(page);
  // Guards against a page that is not counted whole: at least React must be found.
  expect(scripts.length).toBeGreaterThan(1);
  // The list is all that its page is for, so it does not wait to be used.
  const tool = page.path === paths.schedule ? budgets.scheduleBytes : 0;
  expect(sum(scripts), `after load: ${list(scripts)}`).toBeLessThanOrEqual(budgets.lateBytes + tool);
});

test.each(sitePages)('$path fetches no more script than allowed when its parts are used', (page) => {
  for (const scripts of scriptsOfEachUse(page))
    expect(sum(scripts), `on one use: ${list(scripts)}`).toBeLessThanOrEqual(budgets.useBytes);
  const scripts = scriptsOnUse(page);
  expect(sum(scripts), `on use: ${list(scripts)}`).toBeLessThanOrEqual(budgets.usePageBytes);
  const steps = scriptsOfSteps(page);
  expect(sum(steps), `for further steps: ${list(steps)}`).toBeLessThanOrEqual(budgets.stepBytes);
  for (const scripts of scriptsOfFiles(page))
    expect(sum(scripts), `for a file: ${list(scripts)}`).toBeLessThanOrEqual(budgets.fileBytes);
});

test('every script that was built belongs to the pages', () => {
  const used = new Set(
    sitePages.flatMap((page) =>
      [earlyScripts, lateScripts, scriptsOnUse, scriptsOfSteps, scriptsOfFiles].flatMap((of) => of(page).flat()),
    ),
  );
  const unused = siteFiles.filter((file) => file.endsWith('.js') && !used.has(file));
  expect(unused, 'No page imports these scripts: the budgets above would not see them.').toEqual([]);
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
  expect(asked.length, `requests: ${asked.join(', ')}`).toBeLessThanOrEqual(
    page.path === paths.schedule ? budgets.scheduleRequests : budgets.requests,
  );
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
  expect(drawings).not.toEqual([]);
  const active = drawings.filter((file) =>
    /<script|\son\w+=|<foreignObject|(?:href|src)="(?!#)|url\((?!["']?#)/i.test(readSite(file).toString('utf8')),
  );
  expect(active).toEqual([]);
});
