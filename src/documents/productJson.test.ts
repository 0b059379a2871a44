import { expect, test } from 'vitest';
import { z } from 'zod';
import { products } from '../catalogue/products.ts';
import { rowsOf } from '../catalogue/rows.ts';
import { catalogueJsonSchema } from './jsonSchema.ts';
import { jsonText, productRecord } from './productJson.ts';

const origin = {
  address: 'https://www.eldgrans.example/produkter/stal',
  maker: 'Eldgräns AB',
  files: { dataSheet: 'https://www.eldgrans.example/dokument/stal.pdf' },
  changed: '2026-11-21',
};
const schema = catalogueJsonSchema('https://www.eldgrans.example/dokument/katalog.schema.json');
const catalogue = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);

test.each(products)('$title is what its schema says, read back', (product) => {
  const record = JSON.parse(jsonText(productRecord(product, origin))) as ReturnType<typeof productRecord>;
  expect(catalogue.safeParse({ id: origin.address, products: [record] }).error?.issues).toBeUndefined();
  expect(record.values.map(({ value }) => value)).toEqual(rowsOf(product).map(({ value }) => value));
  expect(record.facts).toEqual(product.facts);
});

test('what is wrong does not fit the schema', () => {
  const [product] = products;
  if (!product) throw new Error('There are no products.');
  const record = productRecord(product, origin);
  const wrong = [
    { ...record, kind: 'gate' },
    { ...record, values: [{ id: 'a' }] },
    { ...record, more: 1 },
    { ...record, facts: { fire: [] } },
  ];
  expect(wrong.filter((one) => catalogue.safeParse({ id: origin.address, products: [one] }).success)).toEqual([]);
});
