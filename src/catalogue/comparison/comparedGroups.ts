/** The rows of a comparison in the groups in which they are shown. The browser uses it. */
import type { ComparedRow, Told } from './comparison.ts';
import { askedInQuote } from '../vocabulary.ts';

/** Rows that stand together, under their name where they have one. */
export type RowGroup = { name?: string; rows: ComparedRow[] };

/** All rows of a comparison, by where they stand. */
export type ComparedGroups = {
  /** Those that stand open, the ones that differ first. */
  open: RowGroup[];
  /** Those that differ, which can be shown alone. */
  differing: RowGroup[];
  /** Those that only one of two products states, where there are too many to stand open. */
  folded: Required<RowGroup> | undefined;
  /** Those in which no product states anything. */
  unsaid: ComparedRow[];
  /** How many rows differ, of all in which something is stated, and how many stand as what only one product states. */
  counts: { differing: number; said: number; single: number };
  /** A cell shows a dash, which stands for what is not stated. */
  hasDash: boolean;
};

/** So many rows that one of two alone states stand open below the others. */
const fewAlone = 4;

/** Groups the rows of some products. */
export function comparedGroups(all: readonly ComparedRow[], products: number): ComparedGroups {
  const byTold = Map.groupBy(all, ({ told }) => told);
  const group = (name: Told) => ({ name, rows: byTold.get(name) ?? [] });
  const differing = group('Skiljer');
  const conditioned = group('Samma värde, olika villkor');
  const same = group('Samma värde');
  // What one alone states, and nobody chooses by, compares nothing: it comes last. What decides stands among what
  // differs.
  const alone = { ...group('Anges bara för en'), name: 'Övrigt som anges bara för en' };
  const unsaid = group(askedInQuote).rows;
  const rows = all.filter(({ told }) => told === 'Skiljer' || told === 'Framgår inte för alla');
  const name = rows.length > differing.rows.length ? 'Skiljer eller framgår inte för alla' : 'Skiljer';
  // Of two, every such row is a value and a dash.
  const isFolded = products === 2 && alone.rows.length > fewAlone;
  return {
    // One product alone differs from nothing: its rows need no names.
    open: products === 1 ? [{ rows: same.rows }] : [{ name, rows }, conditioned, same, ...(isFolded ? [] : [alone])],
    differing: [{ rows: differing.rows }, conditioned],
    folded: isFolded ? alone : undefined,
    unsaid,
    counts: {
      differing: differing.rows.length,
      said: all.length - unsaid.length,
      single: alone.rows.length,
    },
    hasDash: products > 1 && all.some(hasDash),
  };
}

const hasDash = ({ cells, asked, told }: ComparedRow) =>
  told !== askedInQuote && cells.some(({ length }, index) => length === 0 && !asked[index]);
