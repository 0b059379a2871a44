import { expect, test } from 'vitest';
import { words } from '../lib/words.ts';
import { categories } from '../../src/catalogue/vocabulary.ts';
import { dataAddresses, links, resources, type Address } from './lib/addresses.ts';
import { all, attribute, type HtmlElement } from './lib/dom.ts';
import { errorPaths, followAddress, sitePage, sitePages, type Page } from './lib/site.ts';

/** Attributes that name other elements of the page by id. */
const references = words(
  'commandfor popovertarget for form list aria-labelledby aria-describedby aria-controls headers',
);

const idsOf = (document: HtmlElement) => all(document, '[id]').map((element) => attribute(element, 'id') ?? '');

test.each(sitePages)('every picture, script and font of $path is there', (page) => {
  const problems = resources(page.document).flatMap(({ address, where }) => problemOf(address, page, where));
  expect(problems).toEqual([]);
});

test.each(sitePages)('every link of $path leads somewhere', (page) => {
  expect(links(page.document).flatMap((link) => linkProblem(link, page))).toEqual([]);
});

test.each(sitePages)('every address in the data of $path leads somewhere', (page) => {
  // The props name the page itself too, and an error page has no address of its own.
  const addresses = dataAddresses(page.document).filter(({ address }) => address !== page.path);
  expect(addresses.flatMap(({ address, where }) => problemOf(address, page, where))).toEqual([]);
});

test.each(sitePages)('$path uses every id once and names only ids that are there', ({ document }) => {
  const ids = idsOf(document);
  expect(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    'These ids stand more than once.',
  ).toEqual([]);
  const missing = references.flatMap((name) =>
    all(document, `[${name}]`).flatMap((element) =>
      (attribute(element, name) ?? '')
        .split(/\s+/)
        .filter((id) => !ids.includes(id))
        .map((id) => `<${element.tagName} ${name}="${id}">: no element has this id`),
    ),
  );
  expect(missing).toEqual([]);
});

// Error pages are shown at any address, where a relative link would lead astray.
test.each(Object.values(errorPaths))('%s holds only addresses from the root of the site', (path) => {
  const { document } = sitePage(path);
  const relative = [...resources(document), ...links(document)].filter(
    ({ address }) => !/^(?:\/(?!\/)|#|mailto:|tel:|https:)/.test(address),
  );
  expect(relative).toEqual([]);
});

function linkProblem({ address, where }: Address, page: Page): string[] {
  if (address.startsWith('mailto:'))
    return /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?\S+)?$/.test(address) ? [] : [`${address} is no e-mail address`];
  if (address.startsWith('tel:'))
    return /^tel:\+\d{8,15}$/.test(address) ? [] : [`${address} is no international number: tel:+46…`];
  if (/^[a-z][a-z\d+.-]*:/i.test(address))
    return URL.canParse(address) && address.startsWith('https://') ? [] : [`${address} is no https address`];
  if (address === '' || address === '#') return [`${where} "${address}" leads nowhere`];
  return problemOf(address, page, where);
}

/** What is wrong with an internal address: its path, the tab in its query, its fragment. */
function problemOf(address: string, page: Page, where: string): string[] {
  // A fragment or query alone stays on the page, also on pages that have no address of their own.
  const found = /^[#?]/.test(address) ? { file: page.file } : followAddress(address, page);
  if ('problem' in found) return [`${where}: ${found.problem}`];
  const { hash, searchParams } = new URL(address, 'https://site.example');
  const tab = searchParams.get('kategori');
  if (tab !== null && !categories.some((category) => category === tab))
    return [`${where}: ${address} names a tab that the catalogue does not have`];
  const target = sitePages.find(({ file }) => file === found.file);
  if (hash && !(target && idsOf(target.document).includes(decodeURIComponent(hash.slice(1)))))
    return [`${where}: ${address} points at an id that ${found.file} does not have`];
  return [];
}
