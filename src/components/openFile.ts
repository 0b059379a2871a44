import { scheduleFaults } from '../catalogue/schedule/doorRow.ts';

/** What was opened: a table as text, and where in the file it stood; or a word why there is none. */
export type OpenedFile = { text?: string; from?: string; fault?: string };

/** Bytes; a list is smaller, and the browser would stand still over a film. */
const largest = 30_000_000;

/** Opens a file with a table. What is no plain text is read by code that comes with the first such file. */
export async function openFile(file: File): Promise<OpenedFile> {
  if (file.size > largest) return { fault: scheduleFaults['too-long'] };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const utf8 = new TextDecoder().decode(bytes);
  // Pages and letters are text, but no table.
  if (/\0|^(?:%PDF|\s*<[!?a-z]|\{\\rtf)/i.test(utf8)) return (await import('./scheduleFile.ts')).tableIn(bytes);
  // Excel writes ”CSV” in the old code page of Windows.
  return { text: utf8.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : utf8 };
}
