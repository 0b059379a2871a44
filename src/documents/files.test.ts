import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { products } from '../catalogue/products.ts';
import { allFiles, catalogueFiles, filesOf, type Workshop } from './files.ts';

const workshop: Workshop = {
  made: async (path) =>
    allFiles()
      .find((file) => file.path === path)
      ?.render('2026-11-21', workshop) ?? '',
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

test('an archive holds every product’s document, byte for byte', async () => {
  for (const end of ['dxf', 'ifc']) {
    const archive = catalogueFiles.find(({ path }) => path.endsWith(`${end}.zip`));
    const held = unpacked(Buffer.from((await archive?.render('2026-11-21', workshop)) as Uint8Array));
    const files = allFiles().filter(({ path }) => path.endsWith(`.${end}`));
    expect(held.size).toBe(products.length);
    for (const { path, render } of files)
      expect(held.get(path.replace('/dokument/', ''))).toBe(await render('2026-11-21', workshop));
  }
});

/** The files of a zip archive by its central directory, read without what wrote it. */
function unpacked(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf('PK\x05\x06');
  const files = new Map<string, string>();
  for (let at = zip.readUInt32LE(end + 16); files.size < zip.readUInt16LE(end + 10);) {
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, inflateRawSync(zip.subarray(start, start + size)).toString());
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

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
