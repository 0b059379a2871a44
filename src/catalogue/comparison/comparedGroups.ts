/** The rows of a comparison in the groups in which they are shown. The browser uses it. */
import type { ComparedRow, Told } from './comparison.ts';

/** Rows that stand together, under their name where they have one. */
export type RowGroup = { name?: string; rows: ComparedRow[] };

/** All rows of a comparison, by where they stand. */
export type ComparedGroups = {
  /** Groups that stand open; rows that differ come first. */
  open: RowGroup[];
  /** Rows that differ, which can be shown alone. */
  differing: RowGroup[];
  /** Rows that only one of two products states, where there are too many to stand open. */
  folded: Required<RowGroup> | undefined;
  /** Rows in which no product states anything. */
  unsaid: ComparedRow[];
  /** How many rows differ, in how many anything is stated, and how many stand as stated by one product alone. */
  counts: { differing: number; said: number; single: number };
  /** A cell shows a dash, for what is not stated. */
  hasDash: boolean;
};

/** Of two products, up to this many rows that only one states stand open below the others. */
const fewAlone = 4;

/** Groups the rows of some products. */
export function comparedGroups(all: readonly ComparedRow[], products: number): ComparedGroups {
  const byTold = Map.groupBy(all, ({ told }) => told);
  const rowsOf = (told: Told) => byTold.get(told) ?? [];
  const differing = rowsOf('differs');
  const first = all.filter(({ told }) => told === 'differs' || told === 'incomplete');
  const name = first.length > differing.length ? 'Skiljer eller framgår inte för alla' : 'Skiljer';
  const conditioned = { name: 'Samma värde, olika villkor', rows: rowsOf('conditioned') };
  const same = { name: 'Samma värde', rows: rowsOf('same') };
  const single = { name: 'Övrigt som anges bara för en', rows: rowsOf('single') };
  // Of two products, every such row is a value and a dash.
  const isFolded = products === 2 && single.rows.length > fewAlone;
  const unsaid = rowsOf('asked');
  return {
    // A single product differs from nothing: its rows need no names.
    open:
      products === 1
        ? [{ rows: same.rows }]
        : [{ name, rows: first }, conditioned, same, ...(isFolded ? [] : [single])],
    differing: [{ rows: differing }, conditioned],
    folded: isFolded ? single : undefined,
    unsaid,
    counts: { differing: differing.length, said: all.length - unsaid.length, single: single.rows.length },
    hasDash: products > 1 && all.some(hasDash),
  };
}

const hasDash = ({ cells, asked, told }: ComparedRow) =>
  told !== 'asked' && cells.some(({ length }, index) => length === 0 && !asked[index]);
