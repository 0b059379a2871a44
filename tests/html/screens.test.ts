import { describe, expect, test } from 'vitest';
import { company } from '../../src/content/company.ts';
import { projects } from '../../src/content/projects.ts';
import { paths } from '../../src/content/paths.ts';
import { all, attribute, one, section, text, texts, type HtmlElement } from './lib/dom.ts';
import { errorPaths, shown, sitePage } from './lib/site.ts';

describe('the gallery', () => {
  const { document } = sitePage(paths.gallery);
  const dialogs = all(document, 'dialog');

  test('has every project, each with a card and a magnifier that opens its details', () => {
    const cards = all(document, 'li').filter((item) => all(item, 'button[command="show-modal"]').length === 1);
    expect(cards.map((card) => texts(card, 'h2'))).toEqual(projects.map(({ title }) => [title]));
    const opened = cards.map((card) => attribute(one(card, 'button'), 'commandfor'));
    expect(opened).toEqual(dialogs.map((dialog) => attribute(dialog, 'id')));
    expect(cards.map((card) => texts(card, 'button'))).toEqual(projects.map(({ title }) => [`Visa ${title}`]));
    expect(cards.map((card) => attribute(one(card, 'img'), 'alt'))).toEqual(projects.map(({ image }) => image.alt));
    for (const [index, { place, image, boundary }] of projects.entries()) {
      const words = texts(cards[index] as HtmlElement, 'p').join(' ');
      // The line, and so its classes, lies on a picture.
      const marks = image.src ? (boundary?.marks ?? []) : [];
      for (const word of [place, ...marks.map((mark) => shown(mark.class))]) expect(words).toContain(word);
    }
  });

  test('has a filter state and no control for it', () => {
    expect(
      ['select', 'input', '[role="tab"]'].filter((selector) => all(one(document, 'main'), selector).length > 0),
    ).toEqual([]);
    expect(texts(document, 'button').filter((label) => /^(?:All|Alla|Residential|Commercial)$/.test(label))).toEqual(
      [],
    );
    expect(text(one(document, 'main'))).not.toMatch(/Residential|Commercial|Bostäder|filter/i);
  });
});

describe('the about page', () => {
  const { document } = sitePage(paths.about);

  test('loads no player before a click', () => {
    expect(['iframe', 'video', 'embed', 'object'].filter((name) => all(document, name).length > 0)).toEqual([]);
  });

  test.runIf(company.video)('says what the click loads and from where', () => {
    const film = all(document, 'section[aria-label="Film"] a').map(text).join();
    expect(film).toContain('Spela filmen');
    expect(film).toContain(company.video?.title);
    expect(film).toMatch(/hämtas från (?:vår egen webbplats|YouTube|Vimeo)/);
  });

  test('has the four cards of the specification, each with a text', () => {
    const cards = all(document, 'li').filter((item) => all(item, 'h3').length === 1);
    expect(cards.map((card) => text(one(card, 'h3')).toLowerCase())).toEqual([
      'modern tillverkning',
      'anpassade lösningar',
      'brandsäkerhet',
      'innovation',
    ]);
    expect(cards.map((card) => texts(card, 'p')[0])).not.toContain('');
  });

  test('has a production statement and a description', () => {
    expect(texts(document, 'h2').join('\n')).toMatch(/produktion/i);
    expect(texts(section(document, 'Så arbetar vi'), 'p').join(' ').length).toBeGreaterThan(200);
  });
});

test('the page for an unknown product says so in the specification’s words and in Swedish, and leads on', () => {
  const { document } = sitePage(errorPaths.product);
  const heading = one(document, 'h1');
  expect(text(heading)).toBe('Product not found');
  expect(attribute(heading, 'lang')).toBe('en');
  expect(texts(document, 'p').join(' ')).toMatch(/Produkten finns inte/);
  const ways = all(one(document, 'main'), 'a').map((link) => attribute(link, 'href'));
  expect(ways).toEqual(expect.arrayContaining(['/produkter', '/produkter?kategori=steel', '/kontakt']));
});

test('the page for an unknown address says that it does not exist or has moved, and leads to the start', () => {
  const { document } = sitePage(errorPaths.page);
  expect(text(one(document, 'h1'))).toBe('Sidan hittades inte');
  expect(text(one(document, 'head > title'))).toContain('Sidan hittades inte');
  expect(text(one(document, 'main'))).toContain('Sidan finns inte eller har flyttats.');
  const ways = all(one(document, 'main'), 'a').map((link) => [text(link), attribute(link, 'href')]);
  expect(ways).toContainEqual(['Till startsidan', '/']);
});
