import { unnamed } from './doorRow.ts';
import type { judgeRow } from './judge.ts';
import type { Judged } from './judged.ts';
import type { ReadSchedule } from './paste.ts';
import { note, type Note, type Said } from './said.ts';

/** So many columns or rows are named one by one. */
const mostNamed = 5;
/** Characters; a longer littera is rather a text. */
const longestMark = 20;
/** In mm; a door that is lower and wider than high has rather changed its sides. */
const lowestDoor = 1500;

type ReadTable = ReadSchedule & {
  /** Where in its file the table stood. */
  from?: string | undefined;
};

/**
 * What came of a table that was read: how many rows, what was not read, and what was assumed or chosen.
 *
 * @param chosen the rows whose product was chosen, by their index
 * @param before how many rows stand above them in the list
 * @param idOf the number that stays with a row, by its index
 * @param judge tells of which rows the requirement was not read
 */
export function readWords(
  table: ReadTable,
  chosen: readonly number[],
  before: number,
  idOf: (index: number) => number | undefined,
  judge: typeof judgeRow,
): Said {
  const { rows, counts = [], strange, assumed, clear = [], sum, marks, from } = table;
  const nameAt = (index: number) => nameOf(index, table, before, idOf);
  const named = (of: readonly number[]) => list(of.map(nameAt));
  const unsure = counts.map(
    ({ index, text }) =>
      note`${nameAt(index)} (${text ? `”${text}”` : 'saknas,'} räknas som ${String(rows[index]?.count)})`,
  );
  /** Nothing where there are no such rows. */
  const of = (indices: readonly number[], sentence: (names: Note) => Note) =>
    indices.length > 0 && sentence(named(indices));
  const { unread, denied, more, turned } = judgedRows(table, judge);
  const bare = bareRows(table);
  const unsized = indicesOf(rows, ({ opening }, index) => !opening && !bare.includes(index));
  const modules = indicesOf(rows, ({ opening }) => opening?.measure === 'module');
  const columns = columnNames(table, named);
  const notes = [
    // Each of them, however many: an offer counts them.
    unsure[0] && note`Se över antalet: ${list(unsure, unsure.length)}.`,
    from && [from],
    strange && note`Förstods inte och togs inte med: ${list(strange.map((line) => [`”${line}”`]))}.`,
    sum && [sumWords(sum)],
    of(unread, (names) => note`Ingen brandklass lästes i ${names}: vilken gäller?`),
    of(denied, (names) => note`Ingen brandklass krävs i ${names}: ingen produkt är vald där.`),
    of(more, (names) => note`Beslag eller anmärkning kräver mer i ${names}.`),
    bare.length < rows.length && of(bare, (names) => note`Utan mått, krav och produkt: ${names}.`),
    of(unsized, (names) => unsizedNote(unsized.length, rows.length, names)),
    of(turned, (names) => note`Bredare än hög: ${names}. Är bredd och höjd omkastade?`),
    marks && ['Littera lästes inte. Välj kolumn nedan.'],
    columns.length > 0 && note`Står i anmärkningen: ${list(columns)}.`,
    of(clear, (names) => note`Klart mått prövas inte och står i anmärkningen: ${names}.`),
    assumed.length > 0 &&
      note`Måtten lästes som karmyttermått${of(modules, (names) => note`, i ${names} som modulmått`) || ''}.`,
    of(chosen, (names) => note`Produkten är förvald i ${names}. Ångra tar bort förvalet.`),
  ];
  return {
    text: rows.length === 1 ? 'En rad lästes in.' : `${rows.length} rader lästes in.`,
    notes: notes.flatMap((sentence) => (sentence ? [sentence] : [])),
  };
}

/** A row by its littera; by its place in the list where it has none, or has a text there. */
function nameOf(index: number, { rows }: ReadTable, before: number, idOf: (index: number) => number | undefined): Note {
  const mark = rows[index]?.mark ?? '';
  const id = idOf(index);
  const name = mark && mark.length <= longestMark ? mark : `rad ${before + index + 1}`;
  return [id === undefined ? name : { id, name }];
}

const indicesOf = <Value>(values: readonly Value[], isOne: (value: Value, index: number) => unknown) =>
  values.flatMap((value, index) => (isOne(value, index) ? index : []));

/** The columns that stand in the note of a row, since nothing else was read of them. */
function columnNames({ cells }: ReadTable, named: (of: readonly number[]) => Note): Note[] {
  const labels = [...new Set(cells.flatMap(({ unread }) => unread))];
  return labels.map((label) => {
    // Where others of a column were read, the rows that were not are named. Several without a heading have one label:
    // nobody knows which of them it was.
    const isPart =
      label !== unnamed && cells.some(({ read, unread }) => read.includes(label) && !unread.includes(label));
    return isPart ? note`${label} (${named(indicesOf(cells, ({ unread }) => unread.includes(label)))})` : [label];
  });
}

/** The rows that say nothing but their littera. */
function bareRows({ rows, cells }: ReadTable): number[] {
  return indicesOf(
    rows,
    ({ product, opening, requirement }, index) => !product && !opening && !requirement && !cells[index]?.unread.length,
  );
}

/** The rows of which what judges them has something to ask or to tell, by their index. */
function judgedRows({ rows }: ReadTable, judge: typeof judgeRow) {
  const judged = rows.map((row) => judge(row, undefined));
  const without = (why: Judged['noFire']) => indicesOf(judged, ({ noFire }) => noFire === why);
  return {
    /** No fire class was read of them. */
    unread: without('unread'),
    /** They say that they need none. */
    denied: without('said'),
    /** Their fittings or note require more than their requirement. */
    more: indicesOf(judged, ({ guess, noFire }) => guess && !noFire),
    /** Doors whose width and height may have changed places. */
    turned: indicesOf(rows, ({ opening }, index) => {
      const isTurned = opening && opening.width > opening.height && opening.height < lowestDoor;
      return isTurned && judged[index]?.group?.id === 'dorr';
    }),
  };
}

function sumWords({ said, counted }: NonNullable<ReadSchedule['sum']>): string {
  const other = !said || said === counted ? '' : ` Raderna ger ${counted}\u00a0st.`;
  return `Summaraden${said ? ` (${said})` : ''} är inte en dörr och lästes inte in.${other}`;
}

function unsizedNote(count: number, of: number, names: Note): Note {
  if (count === of) return [of === 1 ? 'Den saknar mått.' : 'Alla saknar mått.'];
  return note`${count === 1 ? 'En rad' : `${count} rader`} saknar mått: ${names}.`;
}

/** ”D1, D2 och D3”; of many the first, and how many more. */
function list(names: readonly Note[], most = mostNamed): Note {
  const others = names.length - most;
  const shown = others > 1 ? [...names.slice(0, most), [`${others} till`]] : names;
  return shown.flatMap((name, at) => [...(at === 0 ? [] : [at === shown.length - 1 ? ' och ' : ', ']), ...name]);
}
