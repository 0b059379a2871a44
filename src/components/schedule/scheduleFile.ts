/** What stands in a file that is opened: a table as text, or a word why there is none. Import only with `import()`. */
import { formula, scheduleFaults } from '../../catalogue/schedule/doorRow.ts';
import { joined } from '../../catalogue/phrasing.ts';
import { readXlsx, TooLarge, type ReadSheet } from '../../documents/readXlsx.ts';

/** A table as text, and where in the file it stood; or why there is none. */
export type OpenedFile = { text?: string; from?: string; fault?: string };

/** Bytes; a list is smaller, and the browser would stand still over a film. */
const largest = 30_000_000;

/** So many sheets that were not read are named. */
const mostNamed = 4;

const saveAs = 'Spara listan som .xlsx eller .csv och öppna den filen.';

/** As the list's own CSV has it, in which nothing is lost; that writer's module would become a file of its own. */
const quoted = (cell: string) => `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;

/** Reads it here, in the browser: nothing is sent. */
export async function openFile(file: File): Promise<OpenedFile> {
  if (file.size > largest) return { fault: scheduleFaults['too-long'] };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (start === '504b0304') return openWorkbook(bytes);
  const decoded = (as?: string) => new TextDecoder(as).decode(bytes);
  // Older workbooks, and newer ones that are locked, are a small disk of their own.
  if (start === 'd0cf11e0')
    return {
      fault: decoded('utf-16le').includes('EncryptedPackage')
        ? 'Filen är skyddad med lösenord. Ta bort lösenordet, spara listan som .xlsx eller .csv och öppna den filen.'
        : `Filen är i ett äldre format, som .xls, och går inte att läsa här. ${saveAs}`,
    };
  // Excel's ”Unicode text”.
  if (start.startsWith('fffe')) return { text: decoded('utf-16le') };
  const utf8 = decoded();
  // Pages and letters are text, but no table.
  if (/\0|^(?:%PDF|\s*<[!?a-z]|\{\\rtf)/i.test(utf8)) return { fault: `Filen är ingen tabell. ${saveAs}` };
  // Excel writes ”CSV” in the old code page of Windows.
  return { text: utf8.includes('\ufffd') ? decoded('windows-1252') : utf8 };
}

async function openWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<OpenedFile> {
  let sheets: ReadSheet[];
  try {
    sheets = await readXlsx(bytes);
  } catch (error) {
    if (error instanceof TooLarge) return { fault: scheduleFaults['too-long'] };
    return { fault: `Filen är skadad eller ingen arbetsbok från Excel. ${saveAs}` };
  }
  // A cover may come first: a list has more than one line with more than one cell.
  const isTable = ({ rows }: ReadSheet) => rows.filter((cells) => cells.filter(Boolean).length > 1).length > 1;
  const sheet = sheets.find(isTable) ?? sheets[0];
  const others = sheets.filter((other) => other !== sheet).map(({ name }) => `”${name}”`);
  const left = others.length > mostNamed ? `de ${others.length} andra` : joined(others, 'eller');
  return {
    text: (sheet?.rows ?? []).map((cells) => cells.map(quoted).join(';')).join('\n'),
    ...(sheet && left && { from: `Bladet ”${sheet.name}” lästes, inte ${left}.` }),
  };
}
