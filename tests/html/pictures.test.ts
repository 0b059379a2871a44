import { describe, expect, test } from 'vitest';
import { budgets } from '../budgets.ts';
import { all, attribute, texts } from './lib/dom.ts';
import { readSite, siteFiles, sitePage, sitePages } from './lib/site.ts';

/** The files of a `srcset`, by width in pixels. */
function variants(srcset: string): { file: string; width: number }[] {
  return srcset.split(', ').map((candidate) => {
    const [file = '', width = ''] = candidate.split(' ');
    return { file, width: Number.parseInt(width, 10) };
  });
}

const sources = (type: string, scope = sitePages) =>
  scope
    .flatMap(({ document }) => all(document, 'source').filter((source) => attribute(source, 'type') === type))
    .flatMap((source) => variants(attribute(source, 'srcset') ?? ''));

test('every variant is there, and every picture that is AVIF has a WebP for browsers that do not know it', () => {
  const avif = [...new Set(sources('image/avif').map(({ file }) => file))];
  expect(avif).not.toEqual([]);
  for (const file of avif) expect(siteFiles).toContain(file);
  for (const picture of sitePages.flatMap(({ document }) => all(document, 'picture'))) {
    if (all(picture, 'source').length === 0) continue;
    const [fallback = ''] = all(picture, 'img').map((image) => attribute(image, 'src'));
    expect(fallback).toMatch(/\.webp$/);
    expect(siteFiles).toContain(fallback);
  }
});

test('no variant is built that no page names', () => {
  const named = new Set(sources('image/avif').map(({ file }) => file));
  for (const { document } of sitePages)
    for (const image of all(document, 'img')) named.add(attribute(image, 'src') ?? '');
  expect(siteFiles.filter((file) => file.startsWith('/assets/bilder/') && !named.has(file))).toEqual([]);
});

/**
 * The file that a telephone of 390 px, 2.6 device pixels each, takes for a picture as wide as its page: the first that
 * is wide enough.
 */
const forTelephone = (srcset: string) => variants(srcset).find(({ width }) => width >= 390 * 0.92 * 2.6);

describe.each([
  { place: 'card', path: '/produkter', selector: '.product-card source' },
  { place: 'gallery', path: '/galleri', selector: '.project-card source' },
] as const)('on a telephone', ({ place, path, selector }) => {
  const pictures = all(sitePage(path).document, selector).filter(
    (source) => attribute(source, 'type') === 'image/avif',
  );
  test.each(pictures.map((source) => ({ picture: forTelephone(attribute(source, 'srcset') ?? '') })))(
    `${place}: $picture.file is light`,
    ({ picture }) => {
      expect(readSite(picture?.file ?? '').length).toBeLessThanOrEqual(budgets.pictureBytes[place]);
    },
  );
});

test('on a telephone the pictures of the gallery are light together', () => {
  const pictures = all(sitePage('/galleri').document, '.project-card source[type="image/avif"]').map(
    (source) => forTelephone(attribute(source, 'srcset') ?? '')?.file ?? '',
  );
  expect(pictures).not.toEqual([]);
  const bytes = pictures.reduce((sum, file) => sum + readSite(file).length, 0);
  expect(bytes).toBeLessThanOrEqual(budgets.galleryBytes);
});

test('the catalogue page hurries the picture of its first card', () => {
  const [first] = all(sitePage('/produkter').document, '.product-card img');
  expect(first && attribute(first, 'fetchpriority')).toBe('high');
});

test.each(sitePages)('$path hurries one picture at most, and the rest wait until they are near', ({ document }) => {
  const hurried = all(document, 'img').filter((image) => attribute(image, 'fetchpriority') === 'high');
  expect(hurried.length).toBeLessThanOrEqual(1);
  for (const image of hurried) expect(attribute(image, 'loading')).toBe('eager');
  const others = all(document, '.picture').filter((image) => !hurried.includes(image));
  expect(others.map((image) => attribute(image, 'loading'))).toEqual(others.map(() => 'lazy'));
});

test.each(sitePages)('$path calls its renderings so, once', ({ document }) => {
  const shown = all(document, 'main picture').filter((picture) => all(picture, 'source').length > 0);
  const said =
    texts(document, 'main')
      .join(' ')
      // The note on the models used is about the whole site.
      .match(/(?<!webbplatsens )visualisering/gi) ?? [];
  expect(said).toHaveLength(shown.length > 0 ? 1 : 0);
});
