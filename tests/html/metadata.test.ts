import { expect, test } from 'vitest';
import { company, productsIn } from '../../src/content/content.ts';
import { paths } from '../../src/site/paths.ts';
import { all, attribute, jsonOf, one, stringsIn, text } from './lib/dom.ts';
import { errorPaths, indexedPaths, readSite, sitePage, sitePages, type Page } from './lib/site.ts';

const titleOf = ({ document }: Page) => text(one(document, 'head > title'));
const metaOf = ({ document }: Page, name: string) => all(document, `meta[name="${name}"]`).map((meta) => attribute(meta, 'content'));
const canonicalsOf = ({ document }: Page) => all(document, 'link[rel="canonical"]').map((link) => attribute(link, 'href'));
const repeatedIn = (list: string[]) => list.filter((item, index) => list.indexOf(item) !== index);

test('the built pages are those of the specification and the two error pages', () => {
  expect(sitePages.map(({ path }) => path).toSorted()).toEqual([...indexedPaths, ...Object.values(errorPaths)].toSorted());
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

test('the sitemap lists the indexed pages, each once, and robots.txt names it', () => {
  const sitemap = readSite('/sitemap.xml').toString('utf8');
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
  expect(listed.toSorted()).toEqual(indexedPaths.map((path) => company.website + path).toSorted());
  expect(readSite('/robots.txt').toString('utf8')).toContain(`Sitemap: ${company.website}/sitemap.xml`);
});

test('the catalogue carries the title and description of its first tab', () => {
  const page = sitePage(paths.products);
  expect(titleOf(page)).toBe('Brandskyddsprodukter i Aluminium | Professionella Lösningar');
  expect(metaOf(page, 'description')[0]).toMatch(/\b16\b.*aluminium.*EI30 till EI120/);
});

test('the catalogue carries the title, description and canonical address of its second tab for its script', () => {
  const data = jsonOf(sitePage(paths.products).document).flatMap(stringsIn);
  expect(data).toContain('Brandskyddsprodukter i Stål | Professionella Lösningar');
  expect(data).toContainEqual(expect.stringMatching(/\b12\b.*stål.*EI30 till EI120/));
  expect(data).toContain('/produkter?kategori=steel');
});

test('the structured data of the catalogue list the products of the open tab', () => {
  const [list, ...others] = all(sitePage(paths.products).document, 'script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent) as ItemList);
  expect(others).toEqual([]);
  expect(list).toMatchObject({ '@context': 'https://schema.org', '@type': 'ItemList', numberOfItems: 16 });
  expect(list?.itemListElement.map(({ position, name, url }) => [position, name, url])).toEqual(
    productsIn('aluminium').map((product, index) => [index + 1, product.title, company.website + paths.product(product)]),
  );
});

test('the home page keeps a title of its own', () => {
  expect(titleOf(sitePage(paths.home))).toContain(company.name);
  expect(jsonOf(sitePage(paths.home).document).flatMap(stringsIn).join('\n')).not.toContain('Professionella Lösningar');
});

type ItemList = { itemListElement: { position: number; name: string; url: string }[] };
