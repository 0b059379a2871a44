/**
 * Tables as text: pasted from a spreadsheet (tabs), or read from a file (semicolons). Apart from what writes them,
 * which comes with a file.
 */
import { byteOrderMark, formula } from './doorRow.ts';

/**
 * Takes a table apart into rows of cells. Quoted cells may hold separators and line breaks; a quote that is never
 * closed is an ordinary character. Cells are trimmed.
 */
export function readCells(text: string): string[][] {
  const plain = text.replace(byteOrderMark, '');
  const separator = separatorOf(plain);
  const quoted = new RegExp(String.raw`"([^"]*(?:""[^"]*)*)"(?=[${separator}\r\n]|$)`, 'y');
  const raw = new RegExp(`[^${separator}\r\n]*`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= plain.length;) {
    quoted.lastIndex = raw.lastIndex = at;
    const inQuotes = quoted.exec(plain);
    const [written = ''] = inQuotes ?? raw.exec(plain) ?? [];
    const cell = (inQuotes ? (inQuotes[1] ?? '').replaceAll('""', '"') : written).trim();
    row.push(formula.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell);
    at += written.length;
    if (plain[at] !== separator) {
      rows.push(row);
      row = [];
      if (plain.startsWith('\r\n', at)) at += 1;
    }
    at += 1;
  }
  return rows;
}

/** The first line tells: a heading holds no separator of the other kind. */
function separatorOf(text: string): string {
  const [line = ''] = /\S[^\r\n]*/.exec(text) ?? [];
  return line.includes('\t') || (!line.includes(';') && text.includes('\t')) ? '\t' : ';';
}
