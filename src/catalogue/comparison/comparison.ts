/** Tables of several products side by side. The browser uses it too. */
import type { Drawn } from './comparisonScale.ts';
import type { Row } from '../rows.ts';
import { askedInQuote } from '../vocabulary.ts';

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
  /** What it is called in a list: its class is added where its name has none. */
  listed: string;
  drawn: Drawn;
  /** Lines of its table, the values with their units; those of one id stand in one row. */
  rows: Pick<Row, 'id' | 'name' | 'value'>[];
};

/**
 * A row that can be: `name` where its lines are named by what they are about, ”dörr” under ”Brandklass”; `decides`
 * where products are chosen by it.
 */
export type RowId = { id: string; name?: string; decides?: true };

/** What a product says in a row. `name` only where it adds to the name of the row. */
export type ComparedLine = { value: string; name?: string };

/**
 * What a row tells, as the heading that it stands under. Of what one product does not say, nobody knows whether it
 * differs; what it was measured with, ”med 17 mm brandglas”, is part of what is said.
 */
export type Told =
  | 'Skiljer'
  | 'Samma värde, olika villkor'
  | 'Samma värde'
  | 'Framgår inte för alla'
  | 'Anges bara för en'
  | typeof askedInQuote;

/** One row of the comparison. */
export type ComparedRow = {
  id: string;
  name: string;
  /** What each product says, line by line; nothing where it says nothing. */
  cells: ComparedLine[][];
  /** Of each product, whether its table has the row and leaves its value to the quote. */
  asked: boolean[];
  told: Told;
};

/**
 * The rows of some products, each once, in the order of all. A line that asks for the value says no more than one that
 * is not there.
 *
 * @param order all rows of the catalogue
 */
export function compare(order: readonly RowId[], products: readonly Pick<Compared, 'rows'>[]): ComparedRow[] {
  return order.flatMap(({ id, name, decides }) => {
    const tables = products.map(({ rows }) => rows.filter((row) => row.id === id));
    const told = tables.map((lines) => lines.filter(({ value }) => value !== askedInQuote));
    const names = (told.some(({ length }) => length > 0) ? told : tables).flat().map((line) => line.name);
    if (names.length === 0) return [];
    const shared = name ?? sharedName(names);
    const cells = told.map((lines) =>
      lines.map((line) => ({
        value: line.value,
        ...(line.name && line.name !== shared && { name: ownName(line.name, shared) }),
      })),
    );
    const asked = tables.map((lines, index) => lines.length > 0 && told[index]?.length === 0);
    return [{ id, name: shared, cells, asked, told: toldBy(cells, decides) }];
  });
}

/**
 * What all names begin with: ”Vikt” of ”Vikt (17 mm glas), riktvärde” and ”Vikt (37 mm glas)”. Where they share
 * nothing, the first.
 */
function sharedName([first = '', ...others]: readonly string[]): string {
  const parts = first.split(/(?=, | \()/);
  const starts = parts.map((_, index) => parts.slice(0, parts.length - index).join(''));
  const isShared = (start: string) => others.every((name) => name === start || /^(, | \()/.test(after(start, name)));
  return starts.find(isShared) ?? first;
}

/** What a name says beyond the name of its row: all of it where that is another. */
function ownName(name: string, row: string): string {
  return (after(row, name) || name).replace(/^, /, '').replace(/^ \((.*?)\)/, '$1');
}

const after = (start: string, name: string) => (name.startsWith(start) ? name.slice(start.length) : '');

/**
 * Whether some say without a condition what others say under one; what begins with a capital, ”Bågdjup”, is the name of
 * another thing.
 */
function isConditioned(said: ComparedLine[][]): boolean {
  return (
    said.some((lines) => lines.every(({ name }) => !name)) &&
    said.flat().every(({ name }) => !name || /^\p{Ll}/u.test(name))
  );
}

/** What decides keeps its place where one alone states it: that the others do not is what their buyer has to know. */
function toldBy(cells: ComparedLine[][], decides = false): Told {
  const said = cells.filter(({ length }) => length > 0);
  if (said.length === 0) return askedInQuote;
  const differ = (keys?: string[]) => new Set(said.map((lines) => JSON.stringify(lines, keys))).size > 1;
  if (differ()) return differ(['value']) || !isConditioned(said) ? 'Skiljer' : 'Samma värde, olika villkor';
  if (said.length === cells.length) return 'Samma värde';
  return said.length > 1 || decides ? 'Framgår inte för alla' : 'Anges bara för en';
}
