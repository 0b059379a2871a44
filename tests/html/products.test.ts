import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { productKeyOf } from '../../src/catalogue/productKey.ts';
import { products, productsIn } from '../../src/catalogue/products.ts';
import { rowsOf } from '../../src/catalogue/rows.ts';
import { categories } from '../../src/catalogue/vocabulary.ts';
import { paths } from '../../src/content/paths.ts';
import { root } from '../../scripts/lib/project.ts';
import { filesOf } from '../../src/documents/files.ts';
import { proofOf } from '../../src/documents/proof.ts';
import { all, attribute, jsonOf, one, section, stringsIn, text, texts } from './lib/dom.ts';
import { readSite, shown, sitePage, sitePages } from './lib/site.ts';

describe.each(products.map((product) => ({ product, path: paths.product(product) })))('$path', ({ product, path }) => {
  const { document } = sitePage(path);

  test('has the title, the badge, the description and a way to an offer', () => {
    expect(texts(document, 'h1')).toEqual([product.title]);
    expect(texts(document, '.badge')).toEqual(product.badge ? [product.badge] : []);
    expect(texts(document, 'p')).toContain(shown(product.description));
    const links = all(document, 'a').map((link) => [text(link), attribute(link, 'href')]);
    expect(links).toContainEqual([
      'Kontakta oss för offert',
      paths.contactAbout({ products: [productKeyOf(product)] }),
    ]);
    // One button stands out in the first screen.
    expect(texts(document, '.product-words .button')).toEqual(['Kontakta oss för offert']);
  });

  test('is shown cut and built in where there are pictures, and drawn to scale', () => {
    const views = all(document, '.product-picture').map((view) => [
      text(one(view, 'figcaption')),
      all(view, 'img').map((image) => attribute(image, 'alt')),
    ]);
    const { image, built, category, id } = product;
    const exploded = existsSync(join(root, `src/pictures/products/${category}-${id}-exploded.webp`))
      ? ['Samma snitt isärdraget i sina delar.']
      : [];
    expect(views).toEqual([
      ...(image.src ? [['Uppskuren profil. Insidan visar principen.', [image.alt, ...exploded]]] : []),
      ...(image.src && built ? [['Så kan det se ut på plats. Bilderna är visualiseringar.', [built.alt]]] : []),
      [expect.stringMatching(/^Skalenlig uppställningsritning/), []],
    ]);
  });

  test('lists every feature, and nothing else, under Specifikationer', () => {
    expect(texts(section(document, 'Specifikationer'), 'li')).toEqual(product.features.map(shown));
  });

  test('has every parameter, and nothing else, in the table under Parametrar', () => {
    const table = one(section(document, 'Parametrar'), 'table');
    expect(texts(table, 'thead th')).toEqual(['Parameter', 'Värde', 'Enhet']);
    const rows = all(table, 'tbody tr').map((row) => row.childElements.map(text));
    expect(rows).toEqual(rowsOf(product).map(({ name, value, unit }) => [shown(name), shown(value), unit]));
  });

  test('has a text under Information', () => {
    expect(texts(section(document, 'Information'), 'p').join(' ').length).toBeGreaterThan(200);
  });

  test('names every document that the facts name, and what to ask for', () => {
    const proof = text(section(document, 'Så visas klassen'));
    const { documents, askFor } = proofOf(product);
    for (const word of [...documents.map(({ number }) => number), ...askFor]) expect(proof).toContain(shown(word));
  });

  test('lists every document with its format and its true size', () => {
    const listed = all(section(document, 'Dokument'), 'li a').map((link) => [attribute(link, 'href'), text(link)]);
    expect(listed).toEqual(
      filesOf(product).map((file) => [
        file.path,
        `${file.name} (${file.format}, ${Math.max(1, Math.round(readSite(file.path).length / 1000))}\u00a0kB)`,
      ]),
    );
  });
});

test('the text under Information depends on the category alone', () => {
  const texts = categories.map(
    (category) =>
      new Set(
        productsIn(category).map((product) => text(section(sitePage(paths.product(product)).document, 'Information'))),
      ),
  );
  expect(texts.map(({ size }) => size)).toEqual(categories.map(() => 1));
  expect(new Set(texts.flatMap((all) => [...all])).size).toBe(categories.length);
});

test('additionalInfo is shown on no page', () => {
  // A sentence may be on the page as a feature or parameter as well.
  const visible = products
    .flatMap((product) => [
      product.description,
      ...product.features,
      ...rowsOf(product).flatMap(({ name, value }) => [name, value]),
    ])
    .join('\n');
  const hidden = products
    .flatMap((product) =>
      stringsIn(product.additionalInfo).map((sentence) => ({ sentence, of: paths.product(product) })),
    )
    .filter(({ sentence }) => !visible.includes(sentence));
  const shown = sitePages.flatMap(({ path, document }) => {
    const pieces = new Set(['li', 'p', 'td', 'th', 'dd', 'dt'].flatMap((name) => texts(document, name)));
    const everything = [text(one(document, 'body')), ...jsonOf(document).flatMap(stringsIn)].join('\n');
    // A few words may occur in another sentence by chance; a whole sentence may not.
    return hidden
      .filter(({ sentence }) => pieces.has(sentence) || (sentence.length > 40 && everything.includes(sentence)))
      .map(({ sentence, of }) => `${path} shows "${sentence}" of ${of}`);
  });
  expect(shown).toEqual([]);
});
