/**
 * A row of a door schedule. The browser keeps, prints and sends it; nothing in it is taken for more than what the
 * reader wrote.
 */
import { thousands } from '../phrasing.ts';
import type { Opening } from '../fit/size.ts';

/**
 * One kind of door of a schedule, as many as there are of it. Texts are as the reader wrote them, and empty where
 * nothing was.
 */
export type DoorRow = {
  /** Littera. */
  mark: string;
  count: number;
  /** Key of a product, ”aluminium-2”, or words that name none. */
  product: string;
  opening?: Opening;
  /** The side of the hinges, seen from where they are seen: left (V) or right (H). */
  hanging?: 'V' | 'H';
  swing?: 'in' | 'out';
  /** Classes as in ”EI2 60-S200C5, Rw 37”. */
  requirement: string;
  wall: string;
  colour: string;
  fittings: string;
  note: string;
};

/** A row of which nothing is known. */
export const emptyRow: DoorRow = {
  mark: '',
  count: 1,
  product: '',
  requirement: '',
  wall: '',
  colour: '',
  fittings: '',
  note: '',
};

/** A door schedule: what it belongs to (”Kv. Eken, bygghandling, rev. B”, or ''), and its rows. */
export type DoorList = { title: string; rows: readonly DoorRow[] };

/** A property of a row that is plain text. */
export type TextField = 'mark' | 'product' | 'requirement' | 'wall' | 'colour' | 'fittings' | 'note';

/** Largest number of doors in one row. */
export const mostDoors = 9999;

/**
 * Longer lists are refused as a whole, so that nothing is dropped in silence. `message` is what the form takes, in
 * characters: the mail provider takes 50 KB, and some letters are two bytes.
 */
export const scheduleLimits = { rows: 2000, columns: 250, characters: 1_000_000, message: 45_000, title: 200 };

/** Why a list was not read: it is too long, was made by a later version of the site, or is no list. */
export type ScheduleFault = 'too-long' | 'version' | 'damaged';

/** What the reader is told of a list that was not read, or, ”unkept”, cannot be kept. */
export const scheduleFaults: Record<ScheduleFault | 'unkept', string> = {
  'too-long': 'Listan är för lång. Dela den i delar med högst 2\u00a0000 rader.',
  version: 'Länken är gjord med en nyare version av dörrlistan. Ladda om sidan och försök igen.',
  damaged: 'Länken till dörrlistan är skadad eller avkortad. Be avsändaren om en ny länk eller en CSV-fil.',
  unkept: 'Listan är nu för lång för att sparas här. Ladda ner den som CSV, eller dela den i två.',
};

/** What a column is called whose heading says nothing. */
export const unnamed = 'text utan rubrik';
/** The same of a number alone, of which nobody knows what it says. */
export const unnamedNumber = 'tal utan rubrik';

/** Columns of the list, as they are headed on the page and in files. */
export const headings = {
  mark: 'Littera',
  count: 'Antal',
  product: 'Produkt',
  measure: 'Mått avser',
  width: 'Bredd',
  height: 'Höjd',
  hanging: 'Hängning',
  swing: 'Slagriktning',
  requirement: 'Krav',
  wall: 'Vägg',
  colour: 'Kulör',
  fittings: 'Beslag',
  note: 'Anmärkning',
} as const;

/** What stands in place of a number of doors that a table left out. */
export const missing = 'saknas';
/** What the note says of a row that counts as one because its table left out how many doors it is. */
export const missingCount = `${headings.count}: ${missing}`;

/** The columns of the list where it is read and printed: measure, width and height are one. */
export const columns = [
  headings.mark,
  headings.count,
  headings.product,
  'Mått',
  headings.hanging,
  headings.swing,
  headings.requirement,
  headings.wall,
  headings.colour,
  headings.fittings,
  headings.note,
];

export { answerWords } from '../requirement/answerWords.ts';

/**
 * What is answered. In files they stand behind the columns of the list, and are left out where these are read again.
 */
export const answerHeadings = ['Svar på krav', 'Svar på mått'] as const;

/** Words for the swing in files and on the page. */
export const swingNames = { in: 'inåt', out: 'utåt' } as const;

/** ”12 rader, 24 st”. */
export function countWords(rows: readonly DoorRow[]): string {
  const doors = rows.reduce((sum, { count }) => sum + count, 0);
  return `${rows.length} ${rows.length === 1 ? 'rad' : 'rader'}, ${thousands(doors)}\u00a0st`;
}

/**
 * What a spreadsheet would take for a formula, or hide. An apostrophe in front makes it text, and is taken away again
 * when it is read.
 */
export const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Marks the text as UTF-8 for spreadsheets. */
export const byteOrderMark = '\ufeff';
