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

/** One row of the comparison. */
export type ComparedRow = {
  id: string;
  name: string;
  /** What each product says; undefined where it says nothing. `name` only where its row is called something else. */
  cells: ({ value: string; name?: string } | undefined)[];
  /** True where two products say different things: of what one of them does not say, nobody knows whether it differs. */
  differs: boolean;
};

/** As many as stand side by side. */
export const mostCompared = 4;

/**
 * The rows of some products, each once, in the order of all. A row that asks for the value says no more than one that is not there.
 *
 * @param order ids of all rows of the catalogue
 */
export function compare(order: readonly string[], products: readonly Pick<Compared, 'rows'>[]): ComparedRow[] {
  const tables = products.map(({ rows }) => new Map(rows.map((row) => [row.id, row])));
  return order.flatMap((id) => {
    const found = tables.map((table) => table.get(id));
    const says = (row: (typeof found)[number]) => row && row.value !== askedInQuote;
    const first = found.find(says) ?? found.find((row) => row);
    if (!first) return [];
    const cells = found.map((row) =>
      row && says(row)
        ? {
            value: [row.value, row.unit].filter(Boolean).join('\u00a0'),
            ...(row.name !== first.name && { name: row.name }),
          }
        : undefined,
    );
    const said = new Set(cells.flatMap((cell) => (cell ? `${cell.name ?? ''} ${cell.value}` : [])));
    return [{ id, name: first.name, cells, differs: said.size > 1 }];
  });
}
