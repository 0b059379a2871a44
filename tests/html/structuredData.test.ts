import { describe, expect, test } from 'vitest';
import { company } from '../../src/content/company.ts';
import { products } from '../../src/catalogue/products.ts';
import { rowsOf } from '../../src/catalogue/rows.ts';
import { projects } from '../../src/content/projects.ts';
import { paths } from '../../src/content/paths.ts';
import { all, attribute, one, text } from './lib/dom.ts';
import { errorPaths, followAddress, indexedPaths, sitePage, type Page } from './lib/site.ts';

type Thing = { '@type': string; '@id'?: string } & Record<string, unknown>;

const scriptsOf = ({ document }: Page) => all(document, 'script[type="application/ld+json"]');
const graphOf = (path: string) =>
  scriptsOf(sitePage(path)).flatMap((script) => (JSON.parse(script.textContent) as { '@graph': Thing[] })['@graph']);
const typeOf = (path: string, type: string) => graphOf(path).filter((thing) => thing['@type'] === type);
const onlyOf = (path: string, type: string) => {
  const [thing, ...others] = typeOf(path, type);
  if (!thing || others.length > 0)
    throw new Error(
      `${path} has ${others.length + (thing ? 1 : 0)} things of the type ${type} and should have exactly one.`,
    );
  return thing;
};

/** Every object inside a value with the name of its property, the value itself included. */
function objectsIn(value: unknown, name = ''): { name: string; object: Record<string, unknown> }[] {
  if (Array.isArray(value)) return value.flatMap((item) => objectsIn(item, name));
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Record<string, unknown>;
  return [{ name, object }, ...Object.entries(object).flatMap(([key, inner]) => objectsIn(inner, key))];
}
const isReference = (object: object) => Object.keys(object).join() === '@id';
const referencesIn = (thing: Thing) =>
  objectsIn(thing).flatMap(({ object }) => (isReference(object) ? String(object['@id']) : []));

describe.each(indexedPaths)('the structured data of %s', (path) => {
  const page = sitePage(path);
  const graph = graphOf(path);
  const address = company.website + path;

  test('are one graph of schema.org', () => {
    const [script, ...others] = scriptsOf(page);
    expect(others).toEqual([]);
    expect(JSON.parse(script?.textContent ?? '')).toEqual({ '@context': 'https://schema.org', '@graph': graph });
    expect(graph.length).toBeGreaterThanOrEqual(3);
  });

  test('name every thing once, with an address of this site and a fragment', () => {
    const ids = objectsIn(graph).flatMap(({ object }) =>
      object['@id'] === undefined || isReference(object) ? [] : String(object['@id']),
    );
    expect(graph.filter((thing) => thing['@id'] === undefined)).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const foreign = ids.filter((id) => ![`${company.website}/`, address].includes(id.replace(/#[a-z\d-]+$/, '')));
    expect(foreign).toEqual([]);
  });

  test('refer only to things that stand in them, and all hang together', () => {
    const byId = new Map(graph.map((thing) => [thing['@id'], thing]));
    const things = new Set(objectsIn(graph).flatMap(({ object }) => (isReference(object) ? [] : object['@id'])));
    expect(graph.flatMap(referencesIn).filter((id) => !things.has(id))).toEqual([]);

    const reached = new Set<string>();
    const follow = (id: string) => {
      if (reached.has(id)) return;
      reached.add(id);
      referencesIn(byId.get(id) ?? { '@type': '' }).forEach(follow);
    };
    follow(`${address}#sida`);
    expect(
      graph.map((thing) => thing['@id']).filter((id) => !reached.has(String(id))),
      'Nothing that the page refers to leads to these things.',
    ).toEqual([]);
  });

  test('hold complete addresses of files and pages that are there', () => {
    const names = ['url', 'contentUrl', 'embedUrl', 'thumbnailUrl', 'image', 'logo', 'item'];
    const addresses = objectsIn(graph).flatMap(({ object }) =>
      names.flatMap((name) => [object[name]].flat().filter((value) => typeof value === 'string')),
    );
    expect(addresses.filter((candidate) => !candidate.startsWith('https://'))).toEqual([]);
    const own = addresses.filter((candidate) => candidate.startsWith(company.website));
    expect(own.length).toBeGreaterThan(3);
    expect(own.map((candidate) => followAddress(candidate, page)).filter((found) => 'problem' in found)).toEqual([]);
  });

  test('hold no empty text and no empty list', () => {
    const empty = objectsIn(graph).flatMap(({ object }) =>
      Object.entries(object).filter(
        ([, value]) => value === '' || value === null || (Array.isArray(value) && value.length === 0),
      ),
    );
    expect(empty).toEqual([]);
  });

  test('invent no offer, price, rating or review', () => {
    const names = objectsIn(graph).flatMap(({ object }) => Object.keys(object));
    expect(names.filter((name) => /offer|price|rating|review|award/i.test(name))).toEqual([]);
  });

  test('say of the page what its head says', () => {
    const { document } = page;
    expect(graph.find((thing) => thing['@id'] === `${address}#sida`)).toMatchObject({
      url: address,
      name: text(one(document, 'head > title')),
      description: attribute(one(document, 'meta[name="description"]'), 'content'),
      inLanguage: 'sv-SE',
      ...(typeOf(path, 'WebSite').length > 0
        ? { isPartOf: { '@id': `${company.website}/#webbplats` } }
        : { publisher: { '@id': `${company.website}/#foretag` } }),
    });
  });
});

test.each(indexedPaths.slice(1))('the way to %s from the home page is told as Google asks for it', (path) => {
  const steps = onlyOf(path, 'BreadcrumbList')['itemListElement'] as { position: number; name: string; item: string }[];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  expect(steps[0]).toMatchObject({ name: 'Hem', item: `${company.website}/` });
  expect(steps.at(-1)?.item).toBe(company.website + path);
});

test.each(Object.values(errorPaths))('%s has no structured data', (path) => {
  expect(scriptsOf(sitePage(path))).toEqual([]);
});

test('the company is the same on every page, and told whole where it is to be found', () => {
  const whole = onlyOf(paths.contact, 'LocalBusiness');
  for (const path of indexedPaths) expect(whole).toMatchObject(onlyOf(path, 'LocalBusiness'));
});

test('the website is told on the home page, where readers look for its name, and on the others that are on the company', () => {
  const site = onlyOf(paths.home, 'WebSite');
  expect(site).toMatchObject({ url: `${company.website}/`, name: company.name });
  for (const path of [paths.about, paths.contact]) expect(onlyOf(path, 'WebSite')).toEqual(site);
});

test('the company has address, place, telephone and opening hours as Google asks for them', () => {
  const node = onlyOf(paths.contact, 'LocalBusiness');
  expect(node).toMatchObject({
    geo: { '@type': 'GeoCoordinates', ...company.geo },
    legalName: company.legalName,
    email: company.email,
  });
  for (const told of [node, onlyOf(paths.home, 'LocalBusiness')])
    expect(told).toMatchObject({
      '@id': `${company.website}/#foretag`,
      name: company.name,
      url: `${company.website}/`,
      telephone: expect.stringMatching(/^\+\d+$/),
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.address.street,
        addressCountry: expect.stringMatching(/^[A-Z]{2}$/),
      },
      openingHoursSpecification: {
        dayOfWeek: company.openingHours.weekdays,
        opens: company.openingHours.opens,
        closes: company.openingHours.closes,
      },
    });
});

test('each page has the type that schema.org has for it', () => {
  const productPath = products.map(paths.product)[0] ?? '';
  const types = [paths.home, paths.products, productPath, paths.gallery, paths.about, paths.contact, paths.classes].map(
    (path) => graphOf(path).find((thing) => thing['@id'] === `${company.website}${path}#sida`)?.['@type'],
  );
  expect(types).toEqual([
    'WebPage',
    'CollectionPage',
    'ItemPage',
    'ImageGallery',
    'AboutPage',
    'ContactPage',
    'WebPage',
  ]);
});

test.each(products)('the product of $category $id has every row of its table', (product) => {
  const path = paths.product(product);
  const node = onlyOf(path, 'Product');
  expect(node).toMatchObject({
    name: product.title,
    description: product.description,
    url: company.website + path,
    manufacturer: { '@id': `${company.website}/#foretag` },
  });
  const rows = (node['additionalProperty'] as Record<string, string | number>[]).map(
    ({ '@type': type, name, value, unitText }) => ({
      type,
      name,
      value,
      unit: unitText ?? '',
    }),
  );
  // Machines get numbers as numbers: 3,0 is 3.
  const read = (value: string) =>
    Number.isNaN(Number(value.replace(',', '.'))) ? value : Number(value.replace(',', '.'));
  expect(rows).toEqual(
    rowsOf(product)
      .filter(({ standing }) => standing !== 'asked')
      .map(({ name, value, unit }) => ({
        type: 'PropertyValue',
        name,
        value: read(value),
        unit,
      })),
  );
});

test('the gallery holds its pictures', () => {
  const pictures = onlyOf(paths.gallery, 'ImageGallery')['hasPart'] as Thing[];
  expect(pictures.map(({ '@type': type, name, caption }) => [type, name, caption])).toEqual(
    projects.map(({ title, image }) => ['ImageObject', title, image.alt]),
  );
});

test.runIf(company.video)('the film has what Google asks for', () => {
  const film = onlyOf(paths.about, 'VideoObject');
  expect(film).toMatchObject({
    name: company.video?.title,
    uploadDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    duration: expect.stringMatching(/^PT\d+S$/),
  });
  expect(String(film['thumbnailUrl'])).toMatch(/\.jpg$/);
  expect([film['contentUrl'], film['embedUrl']].filter(Boolean)).toHaveLength(1);
  expect(onlyOf(paths.about, 'AboutPage')['video']).toEqual({ '@id': film['@id'] });
});
