/**
 * The titles of all products, for the browser, and nothing else of them. Always imported when somebody asks: a file that others hold fast
 * would be cut in two, and everybody would fetch one of them.
 */
import { productKeyOf } from './productKey.ts';
import type { ProductCategory } from './vocabulary.ts';

const files = import.meta.glob<string>('./data/*/*.json', { eager: true, import: 'title' });

/** ”aluminium-2” leads to ”PE78EI Design Line EI60”. */
export const allProductTitles: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, title]) => {
    const [, category = '', id = ''] = /\/([a-z]+)\/(\d+)\.json$/.exec(file) ?? [];
    return [productKeyOf({ category: category as ProductCategory, id: Number(id) }), title];
  }),
);
