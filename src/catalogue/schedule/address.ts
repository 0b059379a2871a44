/**
 * The list as the fragment of an address, which no server sees, and as what the browser stores.
 *
 * ”1~Kv._Eken,_rev._B!D10~2~aluminium-2~f990x2090~Vo~EI_60!D11~~*0~*0~Ho~*0”: the version and the title, where there is
 * one, then the rows, each with its cells in a fixed order. *0 repeats the first longer cell of the column, *1 the
 * second; empty cells at the end are left out, and a space is an underscore. Sixty rows make about two kilobytes.
 * Compression would halve that, but browsers compress only in the background, and every key changes the address.
 */
import type { Measure, Opening } from '../fit/size.ts';
import { mostDoors, scheduleLimits, type DoorList, type DoorRow, type ScheduleFault } from './doorRow.ts';

const version = '1';
const rowSeparator = '!';
const cellSeparator = '~';

/**
 * Stands before the number of an earlier cell, to the base of {@link base}. Cells no longer than `shortest` are not
 * repeated so.
 */
const again = '*';
const base = 36;
const shortest = 2;

/** Letters of the measures. */
const measureLetters: Record<Measure, string> = { hole: 'h', frame: 'f', module: 'm' };
const measureOf: Record<string, Measure> = { h: 'hole', f: 'frame', m: 'module' };

/** Writes the list so that an address can hold it. */
export function encodeSchedule({ title, rows }: DoorList): string {
  const seen: Map<string, number>[] = [];
  const shorten = (cell: string, column: number) => {
    if (cell.length <= shortest) return cell;
    const known = (seen[column] ??= new Map());
    const number = known.get(cell);
    if (number === undefined) known.set(cell, known.size);
    return number === undefined ? cell : again + number.toString(base);
  };
  const lines = rows.map((row) => cellsOf(row).map(escape).map(shorten).join(cellSeparator).replace(/~+$/, ''));
  return [title ? version + cellSeparator + escape(title) : version, ...lines].join(rowSeparator);
}

/** Reads what {@link encodeSchedule} wrote. Of anything else there are no rows, and a reason; it never throws. */
export function decodeSchedule(text: string): DoorList & { fault?: ScheduleFault } {
  const refused = (fault?: ScheduleFault) => ({ title: '', rows: [], ...(fault && { fault }) });
  if (text === '') return refused();
  if (text.length > scheduleLimits.characters) return refused('too-long');
  const [head = '', ...lines] = text.split(rowSeparator);
  const [first = '', ...titles] = head.split(cellSeparator);
  if (first !== version) return refused(/^\d+$/.test(first) ? 'version' : 'damaged');
  if (lines.length > scheduleLimits.rows) return refused('too-long');
  const title = unescape(titles.join(cellSeparator));
  if (title === undefined) return refused('damaged');

  const rows: DoorRow[] = [];
  const seen: string[][] = [];
  let characters = 0;
  const lengthen = (cell: string, column: number) => {
    const known = (seen[column] ??= []);
    // A lone % is no text, and makes the row damaged.
    if (cell.startsWith(again)) return known[Number.parseInt(cell.slice(1), base)] ?? '%';
    if (cell.length > shortest) known.push(cell);
    return cell;
  };
  for (const line of lines) {
    const cells = line.split(cellSeparator).map(lengthen);
    // A repeated cell is short to write and long to show.
    characters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (characters > scheduleLimits.characters) return refused('too-long');
    const row = rowOf(cells.map(unescape));
    if (!row) return refused('damaged');
    rows.push(row);
  }
  return { title, rows };
}

function cellsOf({ mark, count, product, opening, hanging, swing, ...texts }: DoorRow): string[] {
  const { requirement, wall, colour, fittings, note } = texts;
  const size = opening ? `${measureLetters[opening.measure]}${opening.width}x${opening.height}` : '';
  const ways = `${hanging ?? ''}${swing?.charAt(0) ?? ''}`;
  return [mark, count === 1 ? '' : String(count), product, size, ways, requirement, wall, colour, fittings, note];
}

function rowOf(cells: (string | undefined)[]): DoorRow | undefined {
  const [mark = '', count = '', product = '', size = '', ways = '', ...texts] = cells;
  const [requirement = '', wall = '', colour = '', fittings = '', note = '', ...more] = texts;
  const opening = readOpening(size);
  const [all, hanging, swing] = /^([VH]?)([io]?)$/.exec(ways) ?? [];
  const isCount = /^[1-9]\d*$/.test(count || '1') && Number(count) <= mostDoors;
  if (cells.includes(undefined) || more.length > 0 || !isCount || all === undefined || opening === 'none')
    return undefined;
  return {
    mark,
    count: Number(count || 1),
    product,
    ...(opening && { opening }),
    ...(hanging && { hanging: hanging as 'V' | 'H' }),
    ...(swing && { swing: swing === 'i' ? 'in' : 'out' }),
    requirement,
    wall,
    colour,
    fittings,
    note,
  };
}

/**
 * Any size that can be written. What a visitor may type is limited where it is typed: on another measure, or once an
 * older version kept it, a side is smaller or larger.
 */
function readOpening(text: string): Opening | undefined | 'none' {
  if (text === '') return undefined;
  const [, letter = '', ...sides] = /^([hfm])(\d{1,7}(?:\.\d)?)x(\d{1,7}(?:\.\d)?)$/.exec(text) ?? [];
  const [measure, [width = 0, height = 0]] = [measureOf[letter], sides.map(Number)];
  return measure && width > 0 && height > 0 ? { measure, width, height } : 'none';
}

/** Leaves nothing that ends a cell or an address; half a character, which no address can hold, is replaced. */
function escape(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll(/[!~*'()_]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '_');
}

function unescape(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('_', '%20'));
  } catch {
    return undefined;
  }
}
