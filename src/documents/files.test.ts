import { expect, test } from 'vitest';
import { z } from 'zod';
import { products } from '../catalogue/products.ts';
import { allFiles, catalogueFiles, filesOf, type Workshop } from './files.ts';

const workshop: Workshop = {
  dataSheet: async ({ title }) => new TextEncoder().encode(title.repeat(20)),
  revisions: async () =>
    products.map((product) => ({ time: '2026-11-21T10:00:00Z', file: product.title, after: JSON.stringify(product) })),
};

test('every document has an address and a name of its own, and something in it', async () => {
  const files = allFiles();
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  for (const { path, render } of files) {
    expect(path).toMatch(/^\/(?:dokument|ritningar)\/[a-z\d.-]+$/);
    const made = await render('2026-11-21', workshop);
    expect(made.length).toBeGreaterThan(100);
  }
  for (const product of products)
    expect(new Set(filesOf(product).map(({ name, format }) => name + format)).size).toBe(filesOf(product).length);
});

test('a document is the same each time it is made', async () => {
  for (const { render } of catalogueFiles)
    expect(await render('2026-11-21', workshop)).toEqual(await render('2026-11-21', workshop));
  const [first] = products;
  for (const { render } of first ? filesOf(first) : [])
    expect(await render('2026-11-21', workshop)).toEqual(await render('2026-11-21', workshop));
});

test('the catalogue as data keeps its own schema', async () => {
  const [schema, data] = await Promise.all(
    ['.schema.json', 'katalog.json'].map(async (end) =>
      JSON.parse(String(await catalogueFiles.find(({ path }) => path.endsWith(end))?.render('2026-11-21', workshop))),
    ),
  );
  expect(z.fromJSONSchema(schema).safeParse(data).error).toBeUndefined();
  expect(data.products).toHaveLength(products.length);
  expect(data.$schema).toBe(schema.$id);
});
