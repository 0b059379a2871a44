/** The frame of a table: the lines above its heading, the heading, the rows, and a bare sum below them. */
import type { ProductNames } from '../productNames.ts';
import { isEmpty } from './cellValues.ts';
import { columnOf, isHeading, withOneMark, type Column } from './columns.ts';
import { scheduleLimits } from './doorRow.ts';
import { guessColumns } from './guessColumns.ts';
import { readCells } from './readCells.ts';

/** A table whose rows are not read yet. */
export type Table = {
  /** The lines above the heading, as one line. */
  title: string;
  hasHeading: boolean;
  columns: Column[];
  rows: string[][];
  /** The number that stands alone in the last line. */
  bareSum: number | undefined;
};

/** Lines among which the heading is looked for. */
const linesAbove = 12;

/** Takes a table apart; undefined where it is too long. */
export function readTable(text: string, names: Pick<ProductNames, 'keyOf'>): Table | undefined {
  if (text.length > scheduleLimits.characters) return undefined;
  const lines = readCells(text).filter((cells) => cells.some(Boolean));
  if (lines.length > scheduleLimits.rows + linesAbove) return undefined;
  if (lines.some(({ length }) => length > scheduleLimits.columns)) return undefined;
  const widest = Math.max(...lines.map((cells) => cells.filter(Boolean).length));
  const top = lines.slice(0, linesAbove).findIndex((cells) => isHeading(cells, widest));
  const below = lines.slice(top + 1);
  if (below.length > scheduleLimits.rows) return undefined;
  const headed = lines[top]?.map(columnOf);
  const bareSum = bareSumOf(below, headed, widest);
  const rows = bareSum === undefined ? below : below.slice(0, -1);
  return {
    title: lines.slice(0, Math.max(top, 0)).flat().filter(Boolean).join(', ').replaceAll(/\s+/g, ' '),
    hasHeading: headed !== undefined,
    columns: headed ? withOneMark(headed, rows) : guessColumns(rows, names),
    rows,
    bareSum,
  };
}

/**
 * The number in the last line where nothing else stands in it: spreadsheets add up their columns there. Below lines
 * without cells only ”62 st” is a sum.
 *
 * @param widest how many cells the fullest line has
 */
function bareSumOf(
  rows: readonly string[][],
  columns: readonly Column[] | undefined,
  widest: number,
): number | undefined {
  const last = rows.at(-1) ?? [];
  const text = last.filter((cell) => !isEmpty(cell)).join();
  const isNumber = /^\d[\d ]*(?:st)?$/.test(text) && (widest > 1 || text.endsWith('t'));
  // An empty row of the list itself counts one.
  if (!isNumber || text === '1' || rows.length < 2) return undefined;
  const at = last.indexOf(text);
  const isMark = columns ? columns[at]?.kind === 'mark' : at === 0;
  // Where doors are numbered it may be the next door.
  if (isMark && rows.every((cells) => Number(cells[at]))) return undefined;
  return parseInt(text.replaceAll(' ', ''), 10);
}
