/** Tables of several products side by side. The browser uses it too. */
import { withUnit } from './phrasing.ts';
import type { Row } from './rows.ts';
import { askedInQuote, type Kind } from './vocabulary.ts';

/** A product with its table. */
export type Compared = {
  /** ”aluminium-2”. */
  key: string;
  title: string;
  /** Address of its page. */
  path: string;
  /** Fire class as one line. */
  fireClass: string;
  kind: Kind;
  /** What its drawing takes down to the floor, mm, y upwards. */
  drawn: { x: number; y: number; width: number; height: number };
  /** Lines of its table; those of one id stand in one row. */
  rows: Pick<Row, 'id' | 'name' | 'value' | 'unit'>[];
};

/** A row that can be: `name` where its lines are named by what they are about, ”dörr” under ”Brandklass”. */
export type RowId = { id: string; name?: string };

/** What a product says in a row. `name` only where it adds to the name of the row. */
export type ComparedLine = { value: string; name?: string };

/** One row of the comparison. */
export type ComparedRow = {
  id: string;
  name: string;
  /** What each product says, line by line; nothing where it says nothing. */
  cells: ComparedLine[][];
  /** Of each product, whether its table has the row and leaves its value to the quote. */
  asked: boolean[];
  /** True where two products say different things: of what one of them does not say, nobody knows whether it differs. What it was measured with, ”med 17 mm brandglas”, is part of what is said. */
  differs: boolean;
};

/**
 * The rows of some products, each once, in the order of all. A line that asks for the value says no more than one that is not there.
 *
 * @param order all rows of the catalogue
 */
export function compare(order: readonly RowId[], products: readonly Pick<Compared, 'rows'>[]): ComparedRow[] {
  return order.flatMap(({ id, name }) => {
    const tables = products.map(({ rows }) => rows.filter((row) => row.id === id));
    const told = tables.map((lines) => lines.filter(({ value }) => value !== askedInQuote));
    const names = (told.some(({ length }) => length > 0) ? told : tables).flat().map((line) => line.name);
    const [first] = names;
    if (first === undefined) return [];
    // ”Utrymningsbeslag, tillval” of one product and ”Utrymningsbeslag” of another: what they share names the row.
    const shared =
      name ?? names.find((short) => names.every((other) => other === short || other.startsWith(`${short}, `))) ?? first;
    const cells = told.map((lines) =>
      lines.map((line) => ({
        value: withUnit(line.value, line.unit),
        ...(line.name && line.name !== shared && { name: line.name.replace(`${shared}, `, '') }),
      })),
    );
    const said = new Set(cells.filter((lines) => lines.length > 0).map((lines) => JSON.stringify(lines)));
    const asked = tables.map((lines, index) => lines.length > 0 && told[index]?.length === 0);
    return [{ id, name: shared, cells, asked, differs: said.size > 1 }];
  });
}

/** What a row tells: that products differ, that all say the same, or how many of them say anything. */
export type Told = 'different' | 'same' | 'partly' | 'alone' | 'nothing';

/** What a row tells. One product beside no other is the same as all. */
export function toldBy({ cells, differs }: ComparedRow): Told {
  const said = cells.filter((lines) => lines.length > 0).length;
  if (said === 0) return 'nothing';
  if (differs) return 'different';
  if (said === cells.length) return 'same';
  return said === 1 ? 'alone' : 'partly';
}
