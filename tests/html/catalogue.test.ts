import { describe, expect, test } from 'vitest';
import { classLinesOf } from '../../src/catalogue/classLine.ts';
import { products, productsIn } from '../../src/catalogue/products.ts';
import { categories, categoryNames } from '../../src/catalogue/vocabulary.ts';
import { paths } from '../../src/content/paths.ts';
import { all, attribute, one, section, text, texts, type HtmlElement } from './lib/dom.ts';
import { shown, sitePage } from './lib/site.ts';

const isDetailLink = (link: HtmlElement) => text(link).startsWith('Se produktdetaljer');

describe.each([paths.home, paths.products])('the catalogue on %s', (path) => {
  const { document } = sitePage(path);
  const cards = all(document, 'article').filter((article) => all(article, 'a').some(isDetailLink));

  test('has a card for every product, which leads to it', () => {
    const addresses = cards.map((card) =>
      all(card, 'a')
        .filter(isDetailLink)
        .map((link) => attribute(link, 'href')),
    );
    expect(addresses).toEqual(products.map((product) => [paths.product(product)]));
  });

  test.each(categories)('has the cards of %s under a heading of their own', (category) => {
    expect(all(section(document, categoryNames[category]), 'article')).toHaveLength(productsIn(category).length);
  });

  test('names the address of each tab', () => {
    const links = all(document, 'a').map((link) => [text(link), attribute(link, 'href')]);
    for (const category of categories)
      expect(links).toContainEqual([categoryNames[category], `?kategori=${category}#${category}`]);
  });

  test.each(products)('shows “$title” with picture, description, features and badge', (product) => {
    const card = cards.find((candidate) => texts(candidate, 'h4')[0] === product.title);
    if (!card) throw new Error(`No card has the heading "${product.title}".`);
    expect(attribute(one(card, 'img'), 'alt')).toBe(product.image.alt);
    expect(texts(card, 'li')).toEqual(product.features.slice(0, 2).map(shown));
    expect(texts(card, 'p')).toContain(shown(product.description));
    expect(texts(card, '.badge')).toEqual(product.badge ? [product.badge] : []);
    expect(text(card)).toContain(classLinesOf(product)[0]?.classes[0]);
  });
});
