/**
 * The titles of all products, for the browser, and nothing else of them. Import only with `import()`: a static import
 * would make the bundler split this file, and everybody would fetch one part.
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
