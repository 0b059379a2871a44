/** Tables as files for spreadsheets. */
import { decimal } from '../phrasing.ts';
import { byteOrderMark, formula } from './doorRow.ts';

/** Writes a table for Swedish spreadsheets: semicolons, CRLF, a byte order mark. No cell is taken for a formula. */
export function writeCells(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('');
}

function writeCell(cell: string | number): string {
  const text = typeof cell === 'number' ? decimal(cell) : cell;
  const safe = formula.test(text) ? `'${text}` : text;
  return /[";\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
