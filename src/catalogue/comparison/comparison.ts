/** Tables of several products side by side. The browser uses it too. */
import type { Drawn } from './comparisonScale.ts';

/** A product with its table. */
export type Compared = {
  /** ”aluminium-2”. */
  key: string;
  title: string;
  /** Address of its page. */
  path: string;
  /** Fire class as one line. */
  fireClass: string;
  /** The class that it is asked for in, ”EI 60”; '' where it has none of its own. */
  ownClass: string;
  /** Its name in a list, with the class added where the name has none. */
  listed: string;
  drawn: Drawn;
  /** Lines of its table; those with the same id stand in one row. */
  rows: TableLine[];
};

/** A line of a product's table. Its value has its unit, and is left out where the table leaves it to the quote. */
export type TableLine = { id: string; name: string; value?: string };

/**
 * A row that a comparison may have. `name` is for lines that are named by what they are about, ”dörr” under
 * ”Brandklass”. `decides` marks what products are chosen by.
 */
export type RowId = { id: string; name?: string; decides?: true };

/** What a product states in a row. `name` is what it adds to the name of the row. */
export type ComparedLine = { value: string; name?: string };

/**
 * What a row tells of the products. A product that states nothing makes no difference: nobody knows whether it differs.
 * The conditions of a value, ”med 17 mm brandglas”, are part of what is stated.
 */
export type Told =
  /** Two products state different things. */
  | 'differs'
  /** The values are equal, but some hold under a condition. */
  | 'conditioned'
  | 'same'
  /** Some state nothing. */
  | 'incomplete'
  /** Only one product states anything, and nobody chooses by it. */
  | 'single'
  /** No product states anything: the quote tells. */
  | 'asked';

/** One row of the comparison. */
export type ComparedRow = {
  id: string;
  name: string;
  /** What each product states, line by line; nothing where it states nothing. */
  cells: ComparedLine[][];
  /** For each product, whether its table has the row and leaves its value to the quote. */
  asked: boolean[];
  told: Told;
};

/**
 * The rows of some products, each once, in the given order.
 *
 * @param order all rows of the catalogue
 */
export function compare(order: readonly RowId[], products: readonly Pick<Compared, 'rows'>[]): ComparedRow[] {
  return order.flatMap((row) => {
    const tables = products.map(({ rows }) => rows.filter(({ id }) => id === row.id));
    return tables.some(({ length }) => length > 0) ? comparedRow(row, tables) : [];
  });
}

/** @param tables the lines of each product that stand in the row */
function comparedRow({ id, name, decides }: RowId, tables: readonly TableLine[][]): ComparedRow {
  const stated = tables.map((lines) =>
    lines.flatMap(({ name: own, value }) => (value === undefined ? [] : { name: own, value })),
  );
  const naming = stated.some(({ length }) => length > 0) ? stated : tables;
  const shared = name ?? sharedName(naming.flat().map((line) => line.name));
  const cells = stated.map((lines) =>
    lines.map((line) => ({
      value: line.value,
      ...(line.name && line.name !== shared && { name: ownName(line.name, shared) }),
    })),
  );
  const asked = tables.map((lines, index) => lines.length > 0 && stated[index]?.length === 0);
  return { id, name: shared, cells, asked, told: toldBy(cells, decides) };
}

/**
 * The beginning that all names share: ”Vikt” of ”Vikt (17 mm glas), riktvärde” and ”Vikt (37 mm glas)”. Names that
 * share nothing give the first of them.
 */
function sharedName([first = '', ...others]: readonly string[]): string {
  const parts = first.split(/(?=, | \()/);
  const starts = parts.map((_, index) => parts.slice(0, parts.length - index).join(''));
  const isShared = (start: string) => others.every((name) => name === start || /^(, | \()/.test(after(start, name)));
  return starts.find(isShared) ?? first;
}

/** What a name adds to the name of its row; all of it where the two have nothing in common. */
function ownName(name: string, row: string): string {
  return (after(row, name) || name).replace(/^, /, '').replace(/^ \((.*?)\)/, '$1');
}

const after = (start: string, name: string) => (name.startsWith(start) ? name.slice(start.length) : '');

/**
 * Whether some products state without a condition what others state under one. A name that begins with a capital,
 * ”Bågdjup”, is no condition but the name of another thing.
 */
function isConditioned(stated: ComparedLine[][]): boolean {
  return (
    stated.some((lines) => lines.every(({ name }) => !name)) &&
    stated.flat().every(({ name }) => !name || /^\p{Ll}/u.test(name))
  );
}

/** @param decides products are chosen by the row: a buyer has to see that only one product states it */
function toldBy(cells: ComparedLine[][], decides = false): Told {
  const stated = cells.filter(({ length }) => length > 0);
  if (stated.length === 0) return 'asked';
  const differ = (keys?: string[]) => new Set(stated.map((lines) => JSON.stringify(lines, keys))).size > 1;
  if (differ()) return differ(['value']) || !isConditioned(stated) ? 'differs' : 'conditioned';
  if (stated.length === cells.length) return 'same';
  return stated.length > 1 || decides ? 'incomplete' : 'single';
}
