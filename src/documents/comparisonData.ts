/** The tables of all products, for the page that lays them side by side. */
import { classLinesOf } from '../catalogue/classLine.ts';
import type { Compared } from '../catalogue/comparison.ts';
import { products } from '../catalogue/products.ts';
import { propertyKeys } from '../catalogue/register.ts';
import { rowsOf, type Row } from '../catalogue/rows.ts';
import { paths } from '../content/paths.ts';

/** Every product with its table, and the ids of all rows in the order of the register. */
export function comparisonData(): { order: string[]; products: Compared[] } {
  const tables = products.map((product) => alike(rowsOf(product)));
  const order = propertyKeys.flatMap((key) => [
    ...new Set(tables.flatMap((rows) => rows.filter(({ property }) => property === key).map(({ id }) => id))),
  ]);
  return {
    order,
    products: products.map((product, index) => ({
      key: `${product.category}-${product.id}`,
      title: product.title,
      path: paths.product(product),
      fireClass: classLinesOf(product)[0]?.text ?? '',
      rows: (tables[index] ?? []).map(({ id, name, value, unit }) => ({ id, name, value, unit })),
    })),
  };
}

/** The class that a product is sold as stands in one row, whatever kind of part has it: a door's beside a facade's. */
function alike(rows: Row[]): Row[] {
  const main = rows.find(({ property }) => property === 'fire');
  return rows.map((row) => (row === main ? { ...row, id: 'fire' } : row));
}
