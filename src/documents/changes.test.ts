import { expect, test } from 'vitest';
import { products } from '../catalogue/products.ts';
import type { Product } from '../catalogue/schema.ts';
import { changesOf } from './changes.ts';

const [product] = products as [Product];
const file = 'src/catalogue/data/aluminium/1.json';
const text = JSON.stringify(product);
const deeper = JSON.stringify({
  ...product,
  facts: { ...product.facts, frameDepth: { value: 81 }, warranty: { value: 20 } },
});
const key = { category: product.category, id: product.id, title: product.title };

test('a product comes, changes, and goes', () => {
  const changes = changesOf([
    { time: '2026-11-03T10:00:00+01:00', file, before: deeper },
    { time: '2026-11-01T10:00:00+01:00', file, after: text },
    { time: '2026-11-02T10:00:00+01:00', file, before: text, after: deeper },
  ]);
  expect(changes.map(({ day, what }) => `${day} ${what}`)).toEqual([
    '2026-11-03 removed',
    '2026-11-02 changed',
    '2026-11-01 added',
  ]);
  expect(changes.every((change) => JSON.stringify(change.product) === JSON.stringify(key))).toBe(true);
  expect(changes[1]?.values).toContainEqual({
    id: 'frameDepth',
    name: 'Karmdjup',
    before: '78\u00a0mm',
    after: '81\u00a0mm',
  });
});

test('what is taken back on the same day, or says the same in other words, is no change', () => {
  const other = JSON.stringify({ ...product, description: 'En annan text.' });
  expect(
    changesOf([
      { time: '2026-11-02T10:00:00Z', file, before: text, after: deeper },
      { time: '2026-11-02T11:00:00Z', file, before: deeper, after: text },
      { time: '2026-11-03T10:00:00Z', file, before: text, after: other },
    ]),
  ).toEqual([]);
});

test('data of an earlier shape say nothing', () => {
  expect(changesOf([{ time: '2026-11-01T10:00:00Z', file, before: '{"parameters":[]}', after: text }])).toEqual([]);
  expect(changesOf([{ time: '2026-11-01T10:00:00Z', file, before: 'not JSON', after: text }])).toEqual([]);
});
