import { expect, test } from 'vitest';
import { company } from '../../src/content/company.ts';
import { mainLinks, paths } from '../../src/content/paths.ts';
import { toolLinks } from '../../src/content/toolLinks.ts';
import { all, attribute, one, text, texts, type HtmlElement } from './lib/dom.ts';
import { sitePages } from './lib/site.ts';

const menu = mainLinks.map(({ label, href }): [string, string] => [label, href]);
const linksIn = (nav: HtmlElement) => all(nav, 'a').map((link) => [text(link), attribute(link, 'href')]);

test.each(sitePages)('the navigation bar of $path has the logo, the links and the button', ({ document }) => {
  const bar = one(document, 'body header.nav-bar');
  const logo = all(bar, 'a').find((link) => all(link, 'img').length === 1);
  expect(logo && attribute(logo, 'href')).toBe('/');
  expect(attribute(one(bar, 'a > img'), 'alt')).toContain(company.name);
  expect(linksIn(one(bar, 'nav[aria-label="Huvudmeny"]'))).toEqual(menu);
  expect(linksIn(bar)).toContainEqual(['Boka Konsultation', '/kontakt']);
});

test.each(sitePages)(
  'the navigation bar of $path marks the link to this page, or to the one above it',
  ({ path, document }) => {
    const current = all(one(document, 'nav[aria-label="Huvudmeny"]'), 'a').filter(
      (link) => attribute(link, 'aria-current') !== undefined,
    );
    const expected = menu
      .filter(([, href]) => href === path || path.startsWith(`${href}/`))
      .map(([, href]) => [href, href === path ? 'page' : 'true']);
    expect(current.map((link) => [attribute(link, 'href'), attribute(link, 'aria-current')])).toEqual(expected);
  },
);

test.each(sitePages)('the tools stand under the bar of $path, and the page itself is marked', ({ path, document }) => {
  const row = one(document, 'nav[aria-label="Verktyg"]');
  expect(linksIn(row)).toEqual(toolLinks.map(({ href, label }) => [label, href]));
  const current = all(row, '[aria-current="page"]').map((link) => attribute(link, 'href'));
  expect(current).toEqual(toolLinks.map(({ href }) => href).filter((href) => href === path));
});

test.each(sitePages)('the footer of $path has company, links, contact details and social icons', ({ document }) => {
  const footer = one(document, 'body > footer');
  expect(linksIn(one(footer, 'nav[aria-label="Sidfot"]'))).toEqual(menu);
  const tools = all(footer, 'section').find((section) => texts(section, 'h2')[0] === 'Verktyg');
  expect(tools && linksIn(tools)).toEqual(toolLinks.map(({ href, label }) => [label, href]));
  expect(text(footer)).toContain(company.legalName);
  expect(linksIn(one(footer, 'address'))).toEqual([
    [company.phone.display, `tel:${company.phone.number}`],
    [company.email, `mailto:${company.email}`],
  ]);
  const icons = all(footer, 'ul[aria-label="Sociala medier"] > li');
  expect(icons).toHaveLength(company.social.length);
  // An icon without an address is a picture, not a dead link.
  const addresses = icons.map((icon) => all(icon, 'a').map((link) => attribute(link, 'href')));
  expect(addresses).toEqual(company.social.map(({ href }) => (href ? [href] : [])));
});

test.each(sitePages)('a keyboard can skip to the content of $path', ({ document }) => {
  const first = all(one(document, 'body'), 'a')[0];
  expect(first && attribute(first, 'href')).toBe(`#${attribute(one(document, 'main'), 'id')}`);
});

test('links to the home page lead to the root', () => {
  expect(paths.home).toBe('/');
  expect(sitePages.every(({ document }) => texts(document, 'a[href="/"]').length >= 2)).toBe(true);
});
