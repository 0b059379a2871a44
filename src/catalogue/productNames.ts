/** How products are called, for the browser: their keys and titles, and nothing else of them. */
import type { ProductNames } from './schedule/doorRow.ts';
import { categories, type ProductCategory } from './vocabulary.ts';

const titles = import.meta.glob<string>('./data/*/*.json', { eager: true, import: 'title' });

/** Every product's key and title, category by category in the order of the numbers. */
export const productNames: readonly (readonly [key: string, title: string])[] = Object.entries(titles)
  .map(([file, title]) => {
    const [, category = '', id = ''] = /\/([a-z]+)\/(\d+)\.json$/.exec(file) ?? [];
    return { title, category: category as ProductCategory, id: Number(id) };
  })
  .toSorted((a, b) => categories.indexOf(a.category) - categories.indexOf(b.category) || a.id - b.id)
  .map(({ title, category, id }) => [`${category}-${id}`, title] as const);

const byKey = new Map(productNames);
const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
const byName = new Map(
  productNames.flatMap(([key, title]) => [[plain(key), key] as const, [plain(title), key] as const]),
);

/** Titles of keys and keys of titles. What names no product is left as it is. */
export const names: ProductNames = {
  nameOf: (key) => byKey.get(key) ?? key,
  keyOf: (text) => byName.get(plain(text)),
};
