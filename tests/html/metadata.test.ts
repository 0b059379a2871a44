import { expect, test } from 'vitest';
import { company } from '../../src/content/company.ts';
import { products } from '../../src/catalogue/products.ts';
import { paths } from '../../src/content/paths.ts';
import { all, attribute, jsonOf, one, stringsIn, text } from './lib/dom.ts';
import { errorPaths, indexedPaths, sitePage, sitePages, type Page } from './lib/site.ts';

const titleOf = ({ document }: Page) => text(one(document, 'head > title'));
const metaOf = ({ document }: Page, name: string) =>
  all(document, `meta[name="${name}"]`).map((meta) => attribute(meta, 'content'));
const canonicalsOf = ({ document }: Page) =>
  all(document, 'link[rel="canonical"]').map((link) => attribute(link, 'href'));
const repeatedIn = (list: string[]) => list.filter((item, index) => list.indexOf(item) !== index);

test('the built pages are those of the specification, the tools and the two error pages', () => {
  expect(sitePages.map(({ path }) => path).toSorted()).toEqual(
    [...indexedPaths, ...Object.values(errorPaths)].toSorted(),
  );
});

test('every page has one title, and no two pages the same', () => {
  const titles = sitePages.map(titleOf);
  expect(titles).not.toContain('');
  expect(repeatedIn(titles), 'These titles stand on more than one page.').toEqual([]);
});

test('every page has one description, and no two pages the same', () => {
  const descriptions = sitePages.map((page) => metaOf(page, 'description'));
  expect(descriptions.every((list) => list.length === 1 && list[0])).toBe(true);
  expect(repeatedIn(descriptions.map(String)), 'These descriptions stand on more than one page.').toEqual([]);
});

test.each(indexedPaths)('%s names itself as its canonical address', (path) => {
  expect(canonicalsOf(sitePage(path))).toEqual([company.website + path]);
  expect(metaOf(sitePage(path), 'robots')).toEqual([]);
});

test.each(Object.values(errorPaths))('%s is kept out of search engines and has no canonical address', (path) => {
  expect(canonicalsOf(sitePage(path))).toEqual([]);
  expect(metaOf(sitePage(path), 'robots')).toEqual(['noindex']);
});

test.each(indexedPaths)('%s tells what is shown where someone shares it', (path) => {
  const page = sitePage(path);
  const shared = Object.fromEntries(
    all(page.document, 'meta[property]').map((meta) => [attribute(meta, 'property'), attribute(meta, 'content')]),
  );
  expect(shared).toEqual({
    'og:type': 'website',
    'og:site_name': company.name,
    'og:title': titleOf(page),
    'og:description': metaOf(page, 'description')[0],
    'og:url': company.website + path,
    'og:image': expect.stringMatching(/^https:/),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringMatching(/.{15}/),
  });
  expect(all(page.document, 'meta[property]'), 'Each is told once.').toHaveLength(Object.keys(shared).length);
  expect(metaOf(page, 'twitter:card')).toEqual(['summary_large_image']);
});

test('no two products are shared with the same picture', () => {
  const pictures = products.flatMap((product) =>
    all(sitePage(paths.product(product)).document, 'meta[property="og:image"]').map((meta) =>
      attribute(meta, 'content'),
    ),
  );
  expect(new Set(pictures).size).toBe(products.length);
});

test('the home page keeps a title of its own', () => {
  expect(titleOf(sitePage(paths.home))).toContain(company.name);
  expect(jsonOf(sitePage(paths.home).document).flatMap(stringsIn).join('\n')).not.toContain('Professionella Lösningar');
});
