/** The catalogue, read from its data files. What may stand in them is checked before a build; see check.ts. */
import { byFamily } from './families.ts';
import type { Product } from './schema.ts';
import { categories, type ProductCategory } from './vocabulary.ts';

/** Every product by its file. */
export const productFiles = import.meta.glob<Product>('./data/*/*.json', { eager: true, import: 'default' });

/** The whole catalogue: category by category in their order, each by its families and in them by its ids. */
export const products: Product[] = categories.flatMap((category) =>
  Object.values(productFiles)
    .filter((product) => product.category === category)
    .toSorted(byFamily),
);

const byCategory = Map.groupBy(products, ({ category }) => category);

/** The products of one category in the catalogue's order. */
export function productsIn(category: ProductCategory): readonly Product[] {
  return byCategory.get(category) ?? [];
}
