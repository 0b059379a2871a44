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
    for (const [index, { place, boundary }] of projects.entries()) {
      const words = texts(cards[index] as HtmlElement, 'p').join(' ');
      for (const word of [place, ...(boundary?.marks.map((mark) => shown(mark.class)) ?? [])])
        expect(words).toContain(word);
    }
  });

  test.each(projects)('holds the details of “$title”', (project) => {
    const dialog = dialogs.find((candidate) => texts(candidate, 'h2')[0] === project.title);
    if (!dialog) throw new Error(`No dialog has the heading "${project.title}".`);
    expect(texts(dialog, 'p')).toEqual(expect.arrayContaining([project.place, shown(project.description)]));
    expect(texts(dialog, 'li')).toEqual(project.typical.map(shown));
    expect(attribute(one(dialog, 'img'), 'alt')).toBe(project.image.alt);
    expect(all(dialog, 'a').map((link) => attribute(link, 'href'))).toContain(paths.contact);
    // Works without script: the form closes the dialog that it stands in.
    expect(texts(one(dialog, 'form[method="dialog"]'), 'button')).toEqual(['Stäng']);
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

describe('the contact page', () => {
  const { document } = sitePage(paths.contact);
  const form = one(document, 'form[method="post"]');

  test('has cards for phone, e-mail and address', () => {
    const cards = all(document, 'li').filter((item) => all(item, 'h2').length === 1);
    expect(cards.map((card) => text(one(card, 'h2')))).toEqual(['Telefon', 'E-post', 'Adress']);
    const links = cards.flatMap((card) => all(card, 'a').map((link) => attribute(link, 'href')));
    expect(links).toEqual([`tel:${company.phone.number}`, `mailto:${company.email}`]);
    expect(text(one(document, 'main'))).toContain(company.address.street);
  });

  test('asks for name, e-mail and message, and leaves the phone to choice', () => {
    const fields = new Map(
      ['input', 'textarea'].flatMap((name) => all(form, name)).map((field) => [attribute(field, 'name'), field]),
    );
    const required = [...fields]
      .filter(([, field]) => attribute(field, 'required') !== undefined)
      .map(([name]) => name);
    expect(required).toEqual(['name', 'email', 'message']);
    expect(attribute(fields.get('email') ?? form, 'type')).toBe('email');
    expect(attribute(fields.get('message') ?? form, 'rows')).toBe('4');
    expect(fields.get('phone')).toBeDefined();
    expect(attribute(form, 'novalidate')).toBeUndefined();
    expect(texts(form, 'button')).toEqual(['Skicka meddelande']);
  });

  test('can be sent by the browser itself, with everything that the provider asks for', () => {
    expect(attribute(form, 'action')).toBe('/api/v1.0/email/send-form');
    expect(attribute(form, 'enctype')).toBe('multipart/form-data');
    const hidden = all(form, 'input[type="hidden"]').map((field) => [
      attribute(field, 'name'),
      attribute(field, 'value'),
    ]);
    expect(hidden.map(([name]) => name)).toEqual(['service_id', 'template_id', 'user_id']);
    expect(hidden.every(([, value]) => value)).toBe(true);
  });

  test('tells beside the form what happens to the data', () => {
    const note = one(document, 'main details');
    expect(text(note)).toContain(company.legalName);
    expect(text(note)).toContain(company.mailProcessor.name);
    for (const word of ['personuppgiftsansvarig', 'personuppgiftsbiträde', 'raderas', 'rätt'])
      expect(text(note)).toContain(word);
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
