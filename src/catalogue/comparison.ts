/** Tables of several products side by side. The browser uses it too. */
import type { Row } from './rows.ts';
import { askedInQuote } from './vocabulary.ts';

/** A product with its table. */
export type Compared = {
  /** ”aluminium-2”. */
  key: string;
  title: string;
  /** Address of its page. */
  path: string;
  /** Fire class as one line. */
  fireClass: string;
  rows: Pick<Row, 'id' | 'name' | 'value' | 'unit'>[];
};

/** One row of the comparison; a cell is empty where the product has no such row. */
export type ComparedRow = {
  id: string;
  name: string;
  /** `name` only where the product's row is called something else. */
  cells: ({ value: string; name?: string } | undefined)[];
  /** True where the products do not all say the same. */
  differs: boolean;
};

/** As many as stand side by side. */
export const mostCompared = 4;

/**
 * The rows of some products, each once, in the order of all.
 *
 * @param order ids of all rows of the catalogue
 */
export function compare(order: readonly string[], products: readonly Pick<Compared, 'rows'>[]): ComparedRow[] {
  const tables = products.map(({ rows }) => new Map(rows.map((row) => [row.id, row])));
  return order.flatMap((id) => {
    const found = tables.map((table) => table.get(id));
    const first = found.find((row) => row);
    if (!first) return [];
    const cells = found.map(
      (row) =>
        row && {
          value: [row.value, row.unit].filter(Boolean).join('\u00a0'),
          ...(row.name !== first.name && { name: row.name }),
        },
    );
    // A table that asks for the value says no more than one that has no such row.
    const said = new Set(
      cells.map((cell) => (cell && cell.value !== askedInQuote ? `${cell.name ?? ''} ${cell.value}` : askedInQuote)),
    );
    return [{ id, name: first.name, cells, differs: said.size > 1 }];
  });
}
