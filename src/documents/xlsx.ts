/** Tables as an Excel workbook (ECMA-376). Texts are texts, so that nothing is taken for a formula or a date. */
import { toZip } from './zip.ts';

/**
 * A sheet whose first row is its heading; it stays in view, and every column can be filtered. A title stands above it,
 * with an empty line between. Widths are in letters.
 */
export type Sheet = {
  name: string;
  title?: string;
  rows: readonly (readonly (string | number)[])[];
  widths: readonly number[];
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const format = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The bytes of a workbook with these sheets. */
export function toXlsx(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const file = (index: number) => `worksheets/sheet${index + 1}.xml`;
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook.xml', 'sheet.main')}${part('styles.xml', 'styles')}${sheets.map((_, index) => part(file(index), 'worksheet')).join('')}</Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map(({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="r${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index) => ['worksheet', file(index)] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/${file(index)}`, worksheet(sheet)])),
  };
  const parts = Object.entries(files).map(([name, text]) => [
    name,
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`,
  ]);
  return toZip(Object.fromEntries(parts) as Record<string, string>);
}

const part = (name: string, kind: string): string =>
  `<Override PartName="/xl/${name}" ContentType="${format}.${kind}+xml"/>`;

function relations(targets: readonly (readonly [kind: string, target: string])[]): string {
  const list = targets.map(
    ([kind, target], index) => `<Relationship Id="r${index + 1}" Type="${office}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packaging}/relationships">${list.join('')}</Relationships>`;
}

/**
 * Looks of cells by their place below: plain and wrapped at the top, bold for headings, plain for what would be a
 * formula if somebody edited it and which so stays text, and for a title, which runs on over the columns.
 */
const looks = { plain: 0, heading: 1, text: 2, title: 3 };

const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="10"/><name val="Arial"/></font><font><b/><sz val="10"/><name val="Arial"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf fontId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf fontId="1" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf fontId="0" quotePrefix="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf fontId="1" applyFont="1" quotePrefix="1"/></cellXfs></styleSheet>`;

function worksheet({ title, rows, widths }: Sheet): string {
  /** The number of the heading's row. */
  const top = title ? 3 : 1;
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + top}">${cells.map((value, column) => cell(value, letters(column) + (row + top), row === 0 ? looks.heading : looks.plain)).join('')}</row>`,
  );
  const above = title ? `<row r="1">${cell(title, 'A1', looks.title)}</row>` : '';
  const extent = `A${top}:${letters((rows[0]?.length ?? 1) - 1)}${rows.length + top - 1}`;
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${top}" topLeftCell="A${top + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>${above}${lines.join('')}</sheetData><autoFilter ref="${extent}"/></worksheet>`;
}

function cell(value: string | number, place: string, style: number): string {
  if (value === '') return '';
  if (typeof value === 'number') return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
  const look = style === looks.plain && /^\s*[=+\-@]/.test(value) ? looks.text : style;
  return `<c r="${place}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** Name of a column: A to Z, then AA. */
function letters(column: number): string {
  return (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** XML knows no control characters but tab and line breaks, not even escaped. */
function escaped(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
      .replaceAll(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
