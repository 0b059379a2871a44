import { joined } from '../phrasing.ts';
import { unnamed } from './doorRow.ts';
import type { Judged, judgeRow } from './judge.ts';
import type { ReadSchedule } from './paste.ts';

/** So many columns or rows are named one by one. */
const mostNamed = 5;
/** Characters; a longer littera is rather a text. */
const longestMark = 20;

/**
 * What came of a table that was read: how many rows, what was not read, and what was assumed or chosen, for SaidText.
 *
 * @param table what was read, and where in its file it stood
 * @param chosen the rows whose product was chosen, by their index
 * @param before how many rows stand above them in the list
 * @param idOf the number that stays with a row, by its index
 * @param judge tells of which rows the requirement was not read
 */
export function readWords(
  { rows, cells, strange, assumed, clear = [], sum, marks, from }: ReadSchedule & { from?: string | undefined },
  chosen: readonly number[],
  before: number,
  idOf: (index: number) => number | undefined,
  judge: typeof judgeRow,
): string {
  const named = (of: readonly number[]) =>
    list(
      of.map((index) => {
        const mark = rows[index]?.mark ?? '';
        return `\0${idOf(index)}\0${mark && mark.length <= longestMark ? mark : `rad ${before + index + 1}`}\0`;
      }),
    );
  const columns = [...new Set(cells.flatMap(({ unread }) => unread))].map((label) => {
    // Where the others of a column were read, it is said which were not; of several without a heading nobody knows which it was.
    const isPart =
      label !== unnamed && cells.some(({ read, unread }) => read.includes(label) && !unread.includes(label));
    return isPart
      ? `${label} (${named(cells.flatMap(({ unread }, index) => (unread.includes(label) ? index : [])))})`
      : label;
  });
  // Of a list of litteras alone nothing else is expected.
  const bare = rows.flatMap(({ product, opening, requirement }, index) =>
    product || opening || requirement || cells[index]?.unread.length ? [] : index,
  );
  const unsized = rows.flatMap(({ opening }, index) => (opening || bare.includes(index) ? [] : index));
  const judged = rows.map((row) => judge(row, undefined));
  const without = (why: Judged['noFire']) => judged.flatMap(({ noFire }, index) => (noFire === why ? index : []));
  const [unread, said] = [without('unread'), without('said')];
  const more = judged.flatMap(({ guess, noFire }, index) => (guess && !noFire ? index : []));
  /** Doors of which width and height may have changed places. */
  const turned = rows.flatMap((row, index) =>
    row.opening &&
    row.opening.width > row.opening.height &&
    row.opening.height < 1500 &&
    judged[index]?.group?.id === 'dorr'
      ? index
      : [],
  );
  const modules = rows.flatMap(({ opening }, index) => (opening?.measure === 'module' ? index : []));
  return [
    rows.length === 1 ? 'En rad lästes in.' : `${rows.length} rader lästes in.`,
    from,
    strange && `Förstods inte och togs inte med: ${list(strange.map((line) => `”${line}”`))}.`,
    sum && sumWords(sum),
    unread.length > 0 && `Ingen brandklass lästes i ${named(unread)}: vilken gäller?`,
    said.length > 0 && `Ingen brandklass krävs i ${named(said)}: ingen produkt är vald där.`,
    more.length > 0 && `Beslag eller anmärkning kräver mer i ${named(more)}.`,
    bare.length > 0 && bare.length < rows.length && `Utan mått, krav och produkt: ${named(bare)}.`,
    unsized.length > 0 && unsizedWords(unsized.length, rows.length, named(unsized)),
    turned.length > 0 && `Bredare än hög: ${named(turned)}. Är bredd och höjd omkastade?`,
    marks && 'Littera lästes inte. Välj kolumn nedan.',
    columns.length > 0 && `Står i anmärkningen: ${list(columns)}.`,
    clear.length > 0 && `Klart mått prövas inte och står i anmärkningen: ${named(clear)}.`,
    assumed.length > 0 &&
      `Måtten lästes som karmyttermått${modules.length > 0 ? `, i ${named(modules)} som modulmått` : ''}.`,
    chosen.length > 0 && `Produkten är förvald i ${named(chosen)}. Ångra tar bort förvalet.`,
  ]
    .filter(Boolean)
    .join('\0\0');
}

function sumWords({ said, counted }: NonNullable<ReadSchedule['sum']>): string {
  return said === undefined || said === counted
    ? 'Summaraden hoppades över.'
    : `Summaraden hoppades över: den säger ${said}\u00a0st, raderna ger ${counted}\u00a0st.`;
}

function unsizedWords(count: number, of: number, names: string): string {
  if (count === of) return of === 1 ? 'Den saknar mått.' : 'Alla saknar mått.';
  return `${count === 1 ? 'En rad' : `${count} rader`} saknar mått: ${names}.`;
}

/** ”D1, D2 och D3”; of many the first, and how many more. */
function list(names: readonly string[]): string {
  const others = names.length - mostNamed;
  return joined(others > 1 ? [...names.slice(0, mostNamed), `${others} till`] : names, 'och');
}
