/**
 * Reads a door schedule out of a spreadsheet, Revit or CADQ, or a file of the list itself. Nothing that was written is
 * lost.
 */
import { measureIn } from '../fit/measureWords.ts';
import type { ProductNames } from '../productNames.ts';
import { headings, missing, type DoorRow, type ScheduleFault } from './doorRow.ts';
import { lineKind } from './lineKind.ts';
import { noteText } from './note.ts';
import { proposeMarks, type ProposedMark } from './proposedMarks.ts';
import { counted, splitLine } from './splitLine.ts';
import { readTable, type Table } from './table.ts';
import { readTableRow, type TableRow } from './tableRow.ts';

/** What was read; with a fault there are no rows. */
export type ReadSchedule = {
  rows: DoorRow[];
  /** The lines above the heading, as one line. */
  title: string;
  /** Of each row the headings of what was read, and of what was not and stands in the note. */
  cells: { read: string[]; unread: string[] }[];
  /** Lines that say nothing of a door, as they stand: they are no rows. */
  strange?: string[];
  /** The sum below the rows, which is no door: what it says, and what the rows come to. */
  sum?: { said: number | undefined; counted: number };
  /** The rows, by their index, whose number of doors is missing ('' then), was not read or is uncertain. */
  counts?: { index: number; text: string }[];
  /** The rows, by their index, whose size was taken for that of the frame because nothing says what was measured. */
  assumed: number[];
  /** The rows, by their index, whose note gives a clear passage, which is judged by nothing. */
  clear?: number[];
  /** Where no row has a littera: none, and the columns that may be it. */
  marks?: ProposedMark[];
  fault?: ScheduleFault;
};

/** A line of a table, and its cells as they were written. */
type Line = TableRow & { texts: readonly string[] };

/**
 * Reads a table with tabs or semicolons between its cells, with or without a heading, and lines that somebody typed.
 * What does not fit its column, and columns that nobody knows, go to the note with their heading in front.
 */
export function readSchedule(text: string, names: Pick<ProductNames, 'keyOf'>): ReadSchedule {
  const table = readTable(text, names);
  if (!table) return { rows: [], title: '', cells: [], assumed: [], fault: 'too-long' };
  const lines = table.rows.map((texts): Line => ({ ...readLine(texts, table, names), texts }));
  const { row: read = [], sum: sums, strange } = Object.groupBy(lines, (line) => lineKind(line, line.texts, table));
  const notes = read.map(({ note, looseCount }) =>
    looseCount === '' ? [...note, { label: headings.count, text: missing }] : note,
  );
  const rows = read.map(({ row }, index): DoorRow => ({ ...row, note: noteText(notes[index] ?? []) }));
  const marks = rows.some(({ mark }) => mark) ? [] : proposeMarks(notes, table.columns);
  const counts = read.flatMap(({ looseCount }, index) => (looseCount === undefined ? [] : { index, text: looseCount }));
  const clear = indicesOf(rows, ({ note }) => measureIn(note)?.of === 'clear');
  const sum = sumOf(table, sums);
  return {
    rows,
    ...(marks[0] && { marks: [{ label: '', rows }, ...marks] }),
    title: table.title,
    cells: read.map(({ cells }) => cells),
    ...(strange && { strange: strange.map(({ texts }) => texts.filter(Boolean).join(' ')) }),
    ...(sum && { sum: { ...sum, counted: rows.reduce((all, { count }) => all + count, 0) } }),
    ...(counts[0] && { counts }),
    assumed: indicesOf(read, ({ isAssumed }) => isAssumed),
    ...(clear[0] !== undefined && { clear }),
  };
}

/**
 * Reads a line by its cells. One without cells among others is taken apart by its words, and so is a line that holds a
 * size where a table without a heading has something else.
 */
function readLine(
  texts: readonly string[],
  { columns, hasHeading }: Table,
  names: Pick<ProductNames, 'keyOf'>,
): TableRow {
  const asCells = readTableRow(texts, columns, names);
  const { mark, opening, product } = asCells.row;
  const filled = texts.filter(Boolean);
  const isText = mark + noteText(asCells.note) === filled.join();
  if (!isText && (hasHeading || product || (opening && !counted.test(mark)))) return asCells;
  const pieces = splitLine(filled.join(', '), names);
  if (!pieces || (!isText && pieces.every(({ kind }) => kind !== 'size'))) return asCells;
  return readTableRow(
    pieces.map(({ text }) => text),
    pieces,
    names,
  );
}

/** What the sum below the rows says. A line that is called a sum and gives no number counts as one row itself. */
function sumOf({ bareSum }: Table, sums: readonly Line[] = []): { said: number | undefined } | undefined {
  const named = sums.at(-1)?.row.count;
  if (bareSum === undefined && named === undefined) return undefined;
  return { said: bareSum ?? (named === 1 ? undefined : named) };
}

const indicesOf = <One>(list: readonly One[], is: (one: One) => boolean) =>
  list.flatMap((one, index) => (is(one) ? [index] : []));
