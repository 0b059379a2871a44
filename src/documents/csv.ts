/** Tables as text that Swedish Excel opens: semicolons, CRLF, UTF-8 with a byte order mark. */

/** What a spreadsheet would take for a formula (OWASP, CSV injection). A number with a sign is none. */
const formula = /^[=+\-@\t\r](?!\d+(?:,\d+)?$)/;

/** Rows of cells as CSV. What looks like a formula gets an apostrophe in front, so that no spreadsheet runs it. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value).replace('.', ',') : value;
  const safe = formula.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
