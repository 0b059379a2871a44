import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/project.ts';
import { company } from '../../src/content/company.ts';
import type { Product } from '../../src/catalogue/schema.ts';
import { products, productsIn } from '../../src/catalogue/products.ts';
import { categories, categoryNames } from '../../src/catalogue/vocabulary.ts';
import { productFile } from '../../src/content/dataFiles.ts';
import { paths } from '../../src/content/paths.ts';
import { brand } from '../../src/drawings/palette.ts';
import { all, attribute, one } from './lib/dom.ts';
import { followAddress, indexedPaths, readSite, siteFiles, sitePage, sitePages } from './lib/site.ts';

const read = (file: string) => readSite(file).toString('utf8');
const home = sitePage(paths.home);
const sizeOf = async (file: string) => {
  const { format, width, height } = await sharp(readSite(file)).metadata();
  return { format, size: `${width}x${height}` };
};

describe('the sitemap', () => {
  const sitemap = read('/sitemap.xml');
  const entries = Array.from(
    sitemap.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g),
    ([, address = '', time]) => ({ address, time }),
  );

  test('lists the indexed pages, each once, and robots.txt names it', () => {
    expect(sitemap).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n(?: {2}<url>.*<\/url>\n)+<\/urlset>\n$/,
    );
    expect(entries.map(({ address }) => address).toSorted()).toEqual(
      indexedPaths.map((path) => company.website + path).toSorted(),
    );
    expect(entries).toHaveLength(sitemap.match(/<loc>/g)?.length ?? 0);
    expect(read('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${company.website}/sitemap.xml\n`);
  });

  test('dates every page or none, a product not before the last commit to its data', () => {
    const times = entries.flatMap(({ time }) => time ?? []);
    expect([0, entries.length], 'All pages have a date, or none.').toContain(times.length);
    expect(
      times.filter(
        (time) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.test(time) || Date.parse(time) > Date.now(),
      ),
    ).toEqual([]);
    const dateOf = (product: Product) =>
      entries.find(({ address }) => address === company.website + paths.product(product))?.time ?? '';
    // An uncommitted file has no date, and is not earlier than anything.
    const early = products.filter(
      (product, index) =>
        index % 9 === 0 &&
        times.length > 0 &&
        Date.parse(dateOf(product)) < Date.parse(lastChange(productFile(product))),
    );
    expect(early.map(paths.product)).toEqual([]);
  });
});

/** Asks git in another way than the build does. */
function lastChange(file: string): string {
  return execFileSync('git', ['-C', root, 'log', '-1', '--no-merges', '--format=%cI', '--', file], {
    encoding: 'utf8',
  }).trim();
}

test('the security note keeps RFC 9116', () => {
  const text = read('/.well-known/security.txt');
  expect(text).toMatch(/\n$/);
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/s).slice(0, 2));
  const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);
  expect([...new Set(fields.map(([field]) => field))]).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
  ]);
  expect(valuesOf('Contact')).toEqual([`mailto:${company.email}`, `${company.website}${paths.contact}`]);
  expect(valuesOf('Canonical')).toEqual([`${company.website}/.well-known/security.txt`]);
  expect(valuesOf('Preferred-Languages')).toEqual(['sv, en']);
  const [expires, ...others] = valuesOf('Expires');
  expect(others).toEqual([]);
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/);
  const days = (Date.parse(expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days, 'less than a year').toBeLessThan(365);
});

describe('the guide for language models', () => {
  const text = read('/llms.txt');
  const links = Array.from(text.matchAll(/^- \[(.+?)\]\((\S+?)\): (.+)$/gm), ([, label, address = '', note = '']) => ({
    label,
    address,
    note,
  }));

  test('has a heading, a summary and lists, as llmstxt.org asks', () => {
    const lists = categories.map(
      (category) =>
        String.raw`## Produkter i ${categoryNames[category].toLowerCase()}\n\n(?:- .+\n){${productsIn(category).length}}`,
    );
    expect(text).toMatch(
      new RegExp(
        String.raw`^# ${company.name}\n\n> .{80,}\n\n(?:- .+\n)+\n## Sidor\n\n(?:- .+\n)+\n${lists.join(String.raw`\n`)}$`,
      ),
    );
  });

  test('links to every page once, and every link leads there', () => {
    expect(links.map(({ address }) => address).toSorted()).toEqual(
      indexedPaths.map((path) => company.website + path).toSorted(),
    );
    expect(links.map(({ address }) => followAddress(address, home)).filter((found) => 'problem' in found)).toEqual([]);
  });

  test('tells the facts that are asked for most', () => {
    for (const fact of [
      company.legalName,
      String(company.founded),
      company.phone.display,
      company.email,
      company.address.street,
      `${products.length} produkter`,
      `${company.openingHours.opens}–${company.openingHours.closes}`,
    ])
      expect(text).toContain(fact);
  });
});

describe('the manifest', () => {
  const manifest = JSON.parse(read('/manifest.webmanifest')) as Record<string, string> & {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };

  test('names the site in Swedish and starts at the home page', () => {
    expect(manifest).toMatchObject({ short_name: company.name, lang: 'sv', start_url: '/', scope: '/', id: '/' });
    expect(manifest['name']).toContain(company.name);
  });

  test('has the paper of the brand as its colours, as every page has', () => {
    const pages = sitePages.map(({ document }) => attribute(one(document, 'meta[name="theme-color"]'), 'content'));
    const colours = [manifest['theme_color'], manifest['background_color'], ...pages].map((colour) =>
      colour?.toLowerCase(),
    );
    expect([...new Set(colours)]).toEqual([brand.paper]);
  });

  test('names icons that have the size they say, two plain ones and one to be cut', async () => {
    const rasters = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(rasters.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of rasters)
      expect(await sizeOf(src), `the size of ${src}`).toEqual({ format: 'png', size: sizes });
    expect(siteFiles).toEqual(expect.arrayContaining(manifest.icons.map(({ src }) => src)));
  });

  test('keeps what may be cut away free of the drawing', async () => {
    const { data, info } = await sharp(
      readSite(manifest.icons.find(({ purpose }) => purpose === 'maskable')?.src ?? ''),
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)].join();
    const all = Array.from(
      { length: info.width * info.height },
      (_, index) => [index % info.width, Math.floor(index / info.width)] as const,
    );
    // The safe zone is a circle of two fifths of the side.
    const outside = all.filter(([x, y]) => Math.hypot(x - info.width / 2, y - info.height / 2) > 0.4 * info.width);
    expect(new Set(outside.map(([x, y]) => at(x, y))).size).toBe(1);
    expect(new Set(all.map(([x, y]) => at(x, y))).size).toBeGreaterThan(1);
  });
});

test('every page names the same icons and the manifest', () => {
  const named = sitePages.map(({ document }) =>
    ['icon', 'manifest'].map((relation) =>
      all(document, `link[rel="${relation}"]`)
        .map((link) => attribute(link, 'href'))
        .join(),
    ),
  );
  expect([...new Set(named.map((list) => list.join(' ')))]).toEqual(['/favicon.svg /manifest.webmanifest']);
});

test('the icon that telephones of Apple look for by name has 180 pixels and no transparency', async () => {
  expect(await sizeOf('/apple-touch-icon.png')).toEqual({ format: 'png', size: '180x180' });
  expect((await sharp(readSite('/apple-touch-icon.png')).metadata()).hasAlpha).toBe(false);
});

test('favicon.ico holds pictures of 32 and 48 pixels', async () => {
  const bytes = readSite('/favicon.ico');
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)], 'reserved, kind, count').toEqual([
    0, 1, 2,
  ]);
  let end = 6 + 2 * 16;
  for (const [index, size] of [32, 48].entries()) {
    const entry = bytes.subarray(6 + 16 * index);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect([entry[0], entry[1], offset]).toEqual([size, size, end]);
    const { format, width, height } = await sharp(bytes.subarray(offset, offset + length)).metadata();
    expect([format, width, height]).toEqual(['png', size, size]);
    end += length;
  }
  expect(bytes).toHaveLength(end);
});

const sharePictures = [
  ...new Set(
    indexedPaths.map((path) => attribute(one(sitePage(path).document, 'meta[property="og:image"]'), 'content') ?? ''),
  ),
];

test('there are as many share pictures as there are pages to tell apart', () => {
  expect(sharePictures.length).toBeGreaterThanOrEqual(products.length + 2);
  expect(
    siteFiles.filter((file) => file.startsWith('/assets/delning/')).length,
    'The catalogue’s second tab has the picture of its first product.',
  ).toBe(sharePictures.length);
});

test.each(sharePictures)(
  '%s has 1200 × 630 pixels, is a JPEG of less than 300 kB, and no plain surface',
  async (address) => {
    expect(address).toMatch(
      new RegExp(String.raw`^${company.website}/assets/delning/[a-z\d-]+\.[\da-f]{4,5}\.[\da-f]{6}\.jpg$`),
    );
    const file = address.replace(company.website, '');
    expect(await sizeOf(file)).toEqual({ format: 'jpeg', size: '1200x630' });
    expect(readSite(file).length).toBeLessThan(300_000);
    // Each has the boundary line, and beside it something that is not paper.
    const part = async (left: number, width: number, height: number) =>
      (await sharp(await sharp(readSite(file)).extract({ left, top: 0, width, height }).png().toBuffer()).stats())
        .channels;
    expect(Math.max(...(await part(310, 890, 630)).map(({ stdev }) => stdev))).toBeGreaterThan(4);
    const [red, , blue] = (await part(294, 4, 40)).map(({ mean }) => mean);
    expect((red ?? 0) - (blue ?? 0), 'The line is red.').toBeGreaterThan(100);
  },
);
