/** Whether a line of a table is a row, or the sum of the others, or nothing that is known. */
import { readWantedText } from '../requirement/wanted.ts';
import { noteText } from './note.ts';
import { markIn } from './splitLine.ts';
import type { Table } from './table.ts';
import type { TableRow } from './tableRow.ts';

/** How a sum begins: ”Summa”, ”Antal totalt”, and in Revit ”Grand total: 19”. */
const sumWord = /^(?:(?:del)?summa|(?:antal |grand )?total(?:t|summa)?|s:a)\b/i;

/** Below a letter stands whom to call: ”/Anna 070-123 45 67”. */
const telephone = /(?:^| )(?:0|\+)\d{1,3}[- ]\d{2}/;

/** What stands alone in a line between the rows: the floor of those below it, or a remark on all of them. */
const between = /^(?:(?:plan|våning|vån|hus|byggnad|etapp)\b|obs\b|kommentar|anmärkning|\*)/iu;
/** What a row says that is no longer wanted. */
const dropped = /^utgår[.!]?$/i;

/**
 * Tells what a line is.
 *
 * @param texts its cells as they were written
 */
export function lineKind(line: TableRow, texts: readonly string[], table: Table): 'row' | 'sum' | 'strange' {
  if (isSum(line, texts)) return 'sum';
  const [only = '', ...others] = texts.filter(Boolean);
  const isBetween = table.columns.length > 2 && !others[0] && between.test(only);
  if (table.hasHeading && (isBetween || texts.some((text) => dropped.test(text)))) return 'strange';
  // Below a heading even a single word is a littera. Only where the table has room for much more does it belong to the
  // letter that the table came in.
  const isLetter = !table.hasHeading || (table.columns.length > 2 && line.row.mark && line.cells.read.length < 2);
  return isLetter && saysNothing(line) ? 'strange' : 'row';
}

/** Whether it is called a sum, ”Summa 8”, and says neither size nor class. */
function isSum({ row: { product, opening, requirement } }: TableRow, texts: readonly string[]): boolean {
  return sumWord.test(texts.find(Boolean) ?? '') && !product && !opening && !requirement;
}

/** Whether it says nothing of a door: no size, class or number, no littera, and no word for what it is. */
function saysNothing({ row, note }: TableRow): boolean {
  const text = `${row.mark} ${noteText(note)}`.trim();
  const isMark = markIn.test(text) && !telephone.test(text);
  return (
    !(row.product || row.opening || row.requirement || row.hanging || row.swing || row.count > 1 || isMark) &&
    !readWantedText(text).groups[0]
  );
}
