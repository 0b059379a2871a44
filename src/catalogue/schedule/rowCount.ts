/** How many doors a row of a table says there are. */
import { readCount, readLooseCount } from './cellValues.ts';
import type { Column } from './columns.ts';
import type { Cell } from './rowCells.ts';

/** The number of doors of a row. */
export type RowCount = {
  /** 1 where none was read. */
  count: number;
  /** What was written where no certain number was read: '' where a column of numbers says nothing. */
  loose?: string;
  /** The cells for the note: the uncertain number first. */
  left: Cell[];
};

/**
 * Reads the number of doors. ”ca 4” is read below a heading alone: elsewhere it may be anything.
 *
 * @param cells those of numbers of doors
 * @param texts all cells of the row as they were written
 */
export function readRowCount(cells: readonly Cell[], texts: readonly string[], columns: readonly Column[]): RowCount {
  const [first, ...others] = cells;
  if (!first) return { count: 1, ...(isMissing(texts, columns) && { loose: '' }), left: [] };
  const { text, label } = first;
  const count = readCount(text, label);
  if (count) return { count, left: others };
  return { count: (label && readLooseCount(text)) || 1, loose: text, left: [...cells] };
}

/** Without a heading the cell itself has to be there: whoever types a line leaves out what is one. */
const isMissing = (texts: readonly string[], columns: readonly Column[]) =>
  columns.some(({ kind, label }, at) => kind === 'count' && (label || texts[at] !== undefined));
