/** The names of all products, for the browser: keys and titles, and nothing else of them. */
import { productKeyOf } from './productKey.ts';
import { namesOf } from './productNames.ts';
import type { ProductCategory } from './vocabulary.ts';

const titles = import.meta.glob<string>('./data/*/*.json', { eager: true, import: 'title' });

/** Titles of keys and keys of titles. */
export const names = namesOf(
  Object.entries(titles).map(([file, title]) => {
    const [, category = '', id = ''] = /\/([a-z]+)\/(\d+)\.json$/.exec(file) ?? [];
    return { key: productKeyOf({ category: category as ProductCategory, id: Number(id) }), title };
  }),
);
