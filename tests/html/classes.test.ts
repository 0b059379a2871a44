import { describe, expect, test } from 'vitest';
import { productKeyOf } from '../../src/catalogue/productKey.ts';
import { claimsOf } from '../../src/catalogue/classes/claims.ts';
import { classGlossary } from '../../src/catalogue/classes/classGlossary.ts';
import { formatFireClass, parseFireClass, parseFireClasses } from '../../src/catalogue/classes/fireClass.ts';
import { match } from '../../src/catalogue/requirement/match.ts';
import { products } from '../../src/catalogue/products.ts';
import { paths } from '../../src/content/paths.ts';
import { all, attribute, one, section, text, texts } from './lib/dom.ts';
import { shown, sitePage } from './lib/site.ts';

describe('the page that reads classes, without script', () => {
  const { document } = sitePage(paths.classes);

  test('has one field, which asks the page itself', () => {
    const form = one(document, 'main form');
    expect(attribute(form, 'method')).toBe('get');
    expect(attribute(form, 'action')).toBe(paths.classes);
    const field = one(form, 'textarea');
    expect(attribute(field, 'name')).toBe('krav');
    // Filters work only with script, so they are not shown without it.
    expect(texts(form, 'label')).toEqual(['Krav', 'Slag']);
    // Choices come before the button.
    expect(all(form, 'textarea, select, button').map(({ tagName }) => tagName)).toEqual([
      'textarea',
      'select',
      'button',
    ]);
    expect(text(one(document, 'main .without-script'))).toContain('JavaScript');
  });

  test('gives examples that products fulfil, each other products', () => {
    const examples = all(one(document, '[aria-labelledby="krav-exempel"]'), 'a').map((link) => {
      const krav = new URL(attribute(link, 'href') ?? '', 'https://site.example').searchParams.get('krav') ?? '';
      const { unknown, ...asked } = parseFireClasses(krav);
      expect([krav, ...unknown]).toEqual([krav]);
      return products
        .filter((product) => match(asked, claimsOf(product)).answer === 'yes')
        .map(productKeyOf)
        .join();
    });
    expect(examples).not.toContain('');
    expect(new Set(examples).size).toBe(examples.length);
  });

  test('explains every letter', () => {
    const parts = classGlossary.flatMap(({ parts }) => parts);
    const glossary = section(document, 'Alla bokstäver');
    expect(texts(glossary, 'dt')).toEqual(parts.map(({ symbol }) => shown(symbol)));
    expect(texts(glossary, 'dd')).toEqual(
      parts.map(({ text, more }) =>
        [text, more]
          .flatMap((part) => part ?? [])
          .map(shown)
          .join(' '),
      ),
    );
  });

  test.each(products)('has “$title” under each of its classes, and leads to it', (product) => {
    const cells = all(section(document, 'Klasskarta'), 'td').filter((cell) => texts(cell, 'a').includes(product.title));
    const classes = product.facts.fire
      .flatMap((part) => part.classes.flatMap((name) => parseFireClass(name) ?? []))
      .map(formatFireClass);
    expect(cells.map((cell) => text(one(cell, '.class-map-class'))).toSorted()).toEqual(classes.toSorted());
    const links = cells.flatMap((cell) => all(cell, 'a').filter((link) => text(link) === product.title));
    expect([...new Set(links.map((link) => attribute(link, 'href')))]).toEqual([paths.product(product)]);
  });

  test('says what a class is of', () => {
    expect(text(one(document, 'main'))).toContain(
      'Klassen gäller hela dörren så som den provats: blad, karm, glas, beslag, vägg och storlek.',
    );
  });
});

test.each(products)('the page of “$title” leads to its class, which it fulfils', (product) => {
  const links = all(sitePage(paths.product(product)).document, 'main a').map((link) => attribute(link, 'href') ?? '');
  const address = links.find((href) => href.startsWith(`${paths.classes}?`)) ?? '';
  const { unknown, ...asked } = parseFireClasses(
    new URL(address, 'https://site.example').searchParams.get('krav') ?? '',
  );
  expect([unknown, asked.classes.length > 0]).toEqual([[], true]);
  expect(match(asked, claimsOf(product)).answer).toBe('yes');
});

test('the short map above the catalogue leads to the card that has a class, or to all products that have it', () => {
  const { document } = sitePage(paths.products);
  const { document: classes } = sitePage(paths.classes);
  const map = section(document, 'Klasskarta');
  const links = all(map, 'td').flatMap((cell) => all(cell, 'a'));
  expect(links).not.toEqual([]);
  const cards = all(document, 'article img').map((image) => `#${attribute(image, 'id')}`);
  for (const link of links) {
    const href = attribute(link, 'href') ?? '';
    const cell = all(classes, 'td[id]').find((one) => paths.classCell(attribute(one, 'id') ?? '') === href);
    const addresses = cell ? all(cell, 'a').map((one) => attribute(one, 'href')) : [];
    const found = products.filter(
      (product) => href === `#${productKeyOf(product)}` || addresses.includes(paths.product(product)),
    );
    const leads = cell ? found.length > 1 : found.length === 1 && cards.includes(href);
    expect({ href, leads }).toEqual({ href, leads: true });
    const letters = text(link).split(/, | och |\u00a0/)[0];
    for (const { facts } of found)
      expect(facts.fire.flatMap(({ classes }) => classes).join()).toMatch(new RegExp(String.raw`\b${letters}\b`));
  }
  expect(all(map, 'a').map((link) => attribute(link, 'href'))).toContain(paths.classes);
});
