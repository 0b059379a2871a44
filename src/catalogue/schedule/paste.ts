/** Reads a door schedule out of a spreadsheet, Revit or CADQ, or a file of the list itself. Nothing that was written is lost. */
import type { ProductNames } from '../productNames.ts';
import { convertOpening, parseLength, parseSize, type Measure, type Opening } from '../size.ts';
import { readCells } from './cells.ts';
import {
  columnOf,
  guessColumns,
  isClass,
  isHeading,
  readCount,
  readHanging,
  readMeasure,
  readSwing,
  type Column,
} from './columns.ts';
import { headings, scheduleLimits, type DoorRow, type ScheduleFault, type TextField } from './doorRow.ts';

/** What was read. `title` holds the lines above the heading; with a fault there are no rows. */
export type ReadSchedule = { rows: DoorRow[]; title: string; fault?: ScheduleFault };

/** Lines among which the heading is looked for. */
const linesAbove = 12;

/**
 * Reads a table with tabs or semicolons between its cells, with a heading or without. What does not fit its column, and columns that nobody
 * knows, go to the note, with the heading in front.
 */
export function readSchedule(text: string, names: Pick<ProductNames, 'keyOf'>): ReadSchedule {
  const tooLong: ReadSchedule = { rows: [], title: '', fault: 'too-long' };
  if (text.length > scheduleLimits.characters) return tooLong;
  const table = readCells(text).filter((cells) => cells.some(Boolean));
  if (table.length > scheduleLimits.rows + linesAbove) return tooLong;
  if (table.some(({ length }) => length > scheduleLimits.columns)) return tooLong;

  const widest = Math.max(...table.map((cells) => cells.filter(Boolean).length));
  const top = table.slice(0, linesAbove).findIndex((cells) => isHeading(cells, widest));
  const body = table.slice(top + 1);
  if (body.length > scheduleLimits.rows) return tooLong;
  const columns = top < 0 ? guessColumns(body, names) : (table[top] ?? []).map(columnOf);
  return {
    rows: body.map((cells) => readRow(cells, columns, names)),
    title: table.slice(0, Math.max(top, 0)).flat().filter(Boolean).join('\n'),
  };
}

/** A cell with its column. */
type Cell = Column & { text: string };

/** A dash alone stands for nothing. */
const isEmpty = (text: string) => /^[-–—]?$/.test(text);

function readRow(
  texts: readonly string[],
  columns: readonly Column[],
  { keyOf }: Pick<ProductNames, 'keyOf'>,
): DoorRow {
  const cells = texts
    .map((text, index): Cell => ({ label: '', ...columns[index], text }))
    .filter(({ text }) => !isEmpty(text));
  const of = (kind: Column['kind']) => cells.filter((cell) => cell.kind === kind);
  /** What has found no place. */
  const rest = of(undefined);
  /** The first cell of a kind that is for one value only. */
  const read = <Value>(kind: Column['kind'], reader: (text: string) => Value | undefined): Value | undefined => {
    const [first, ...others] = of(kind);
    const value = first && reader(first.text);
    rest.push(...(first && value === undefined ? [first] : []), ...others);
    return value;
  };
  const text = (field: TextField) => {
    const isOne = columns.filter(({ kind }) => kind === field).length < 2;
    return of(field).map((cell) => (isOne || isClass(cell.text) ? cell.text : labelled(cell)));
  };

  const product = read('product', String) ?? '';
  const classes = of('class').map((cell) => ({ cell, named: readClass(cell) }));
  const hanging = read('hanging', readHanging);
  const swing = read('swing', readSwing);
  const measure = read('measure', readMeasure);
  const { opening, unused } = readOpening(cells, measure);
  rest.push(
    ...unused,
    ...(measure && !opening ? of('measure').slice(0, 1) : []),
    ...classes.flatMap(({ cell, named }) => (named ? [] : cell)),
  );
  return {
    mark: read('mark', String) ?? '',
    count: read('count', readCount) ?? 1,
    product: keyOf(product) ?? product,
    ...(opening && { opening }),
    ...(hanging && { hanging }),
    ...(swing && { swing }),
    requirement: [...text('requirement'), ...classes.flatMap(({ named }) => named ?? [])].join(', '),
    wall: text('wall').join('; '),
    colour: text('colour').join('; '),
    fittings: text('fittings').join('; '),
    note: [...text('note'), ...rest.map(labelled)].join('; '),
  };
}

function labelled({ label, kind, text }: Cell): string {
  const name = label || (kind && kind in headings ? headings[kind as keyof typeof headings] : '');
  return name ? `${name}: ${text}` : text;
}

/** A class with the name that its heading gives: ”35” below ”Ljudisolering (dB R'w)” is R'w 35. */
function readClass({ before, text }: Cell): string | undefined {
  const named = `${before} ${text}`;
  return isClass(text) ? text : before && isClass(named) ? named : undefined;
}

/** The first measure of which width and height are there; what another one says as well is left out where it says the same. */
function readOpening(cells: readonly Cell[], measure: Measure | undefined): { opening?: Opening; unused: Cell[] } {
  const sized = cells.filter(({ kind }) => kind === 'size' || kind === 'width' || kind === 'height');
  const found = Array.from(Map.groupBy(sized, ({ of }) => of).entries(), ([of, group]) => ({
    group,
    opening: openingOf(group, of ?? measure),
  }));
  const opening = (['frame', 'hole', 'module'] as const).flatMap(
    (measure) => found.find((one) => one.opening?.measure === measure)?.opening ?? [],
  )[0];
  const says = (other: Opening | undefined) =>
    opening && other && JSON.stringify(convertOpening(other, opening.measure)) === JSON.stringify(opening);
  return {
    ...(opening && { opening }),
    unused: found.filter((one) => !says(one.opening)).flatMap(({ group }) => group),
  };
}

function openingOf(group: readonly Cell[], of: Measure | undefined): Opening | undefined {
  if (group.length === 1 && group[0]) {
    // Below a heading of the width alone too: whoever has one column for both measures may call it that.
    const { value } = parseSize(group[0].text);
    return value && { measure: value.measure ?? of ?? measureLike(value), width: value.width, height: value.height };
  }
  const [width, height] = ['width', 'height'].map((name) => {
    const same = group.filter(({ kind }) => kind === name);
    return same.length === 1 && same[0] ? lengthIn(same[0].text, of) : undefined;
  });
  if (group.length !== 2 || !width || !height || width.module !== height.module) return undefined;
  const size = { width: width.mm, height: height.mm };
  return { measure: width.module ? 'module' : (of ?? measureLike(size)), ...size };
}

/** A bare number is in mm where the measure is known, and a small one below ”Modul” is in modules. */
function lengthIn(text: string, of: Measure | undefined) {
  const bare = parseLength(text);
  if (bare.value || bare.fault !== 'unit' || !of) return bare.value;
  return parseLength(`${text} mm`).value ?? (of === 'module' ? parseLength(`${text} M`).value : undefined);
}

/**
 * What a size without a word is measured on: 1000 × 2100 is a module, 990 × 2090 the frame of one and 1010 × 2110 its hole. Any other is
 * taken for the frame, which is what special sizes are ordered by. The reader sees the measure beside the size and can change it.
 */
function measureLike({ width, height }: { width: number; height: number }): Measure {
  const rest = width % 100 === height % 100 ? width % 100 : undefined;
  return rest === 0 ? 'module' : rest === 10 ? 'hole' : 'frame';
}
