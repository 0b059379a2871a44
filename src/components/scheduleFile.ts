/** What stands in a file that is no plain text: a workbook's table, or a word why there is none. Import only with `import()`. */
import { writeCells } from '../catalogue/schedule/cells.ts';
import { scheduleFaults } from '../catalogue/schedule/doorRow.ts';
import { readXlsx, type ReadSheet } from '../documents/readXlsx.ts';
import { joined } from '../catalogue/phrasing.ts';
import type { OpenedFile } from './openFile.ts';

/** So many sheets that were not read are named. */
const mostNamed = 4;

const saveAs = 'Spara listan som .xlsx eller .csv och öppna den filen.';

/** Reads it here, in the browser: nothing is sent. */
export function tableIn(bytes: Uint8Array): OpenedFile {
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  // Excel's ”Unicode text”.
  if (start.startsWith('fffe')) return { text: new TextDecoder('utf-16le').decode(bytes) };
  // Older workbooks, and newer ones that are locked, are a small disk of their own.
  if (start === 'd0cf11e0') {
    const isLocked = new TextDecoder('latin1').decode(bytes).includes('E\0n\0c\0r\0y\0p\0t\0e\0d\0P');
    return {
      fault: isLocked
        ? 'Filen är skyddad med lösenord. Ta bort lösenordet, spara listan som .xlsx eller .csv och öppna den filen.'
        : `Filen är i ett äldre format, som .xls, och går inte att läsa här. ${saveAs}`,
    };
  }
  if (start !== '504b0304') return { fault: `Filen är ingen tabell. ${saveAs}` };
  let sheets: ReadSheet[];
  try {
    sheets = readXlsx(bytes);
  } catch (error) {
    if (error instanceof RangeError) return { fault: scheduleFaults['too-long'] };
    return { fault: `Filen är skadad eller ingen arbetsbok från Excel. ${saveAs}` };
  }
  // A cover may come first: a list has more than one line with more than one cell.
  const isTable = ({ rows }: ReadSheet) => rows.filter((cells) => cells.filter(Boolean).length > 1).length > 1;
  const sheet = sheets.find(isTable) ?? sheets[0];
  const others = sheets.filter((other) => other !== sheet).map(({ name }) => `”${name}”`);
  return {
    text: writeCells(sheet?.rows ?? []),
    ...(sheet &&
      others[0] && {
        from: `Bladet ”${sheet.name}” lästes, inte ${others.length > mostNamed ? `de ${others.length} andra` : joined(others, 'eller')}.`,
      }),
  };
}
