import { joined } from '../phrasing.ts';
import type { DoorRow } from './doorRow.ts';

/** So many rows or littera are named one by one; more are counted. */
const mostNamed = 5;

type Marked = Pick<DoorRow, 'mark'>;

/** The places of the rows, counted from 1, by each littera that several have. */
function shared(rows: readonly Marked[]): Map<string, number[]> {
  const places = Map.groupBy(
    rows.map((_, index) => index + 1),
    (number) => rows[number - 1]?.mark.trim() ?? '',
  );
  return new Map([...places].filter(([mark, [, second]]) => mark && second));
}

/**
 * What is said of each row whose littera other rows have too, ”Samma littera på rad 1 och 3”, and '' of the others. It
 * may be right: a type of door may stand on several floors.
 */
export function sameMarkWords(rows: readonly Marked[]): string[] {
  const places = shared(rows);
  return rows.map(({ mark }) => {
    const same = places.get(mark.trim());
    if (!same) return '';
    return `Samma littera på ${same[mostNamed] ? `${same.length} rader` : `rad ${joined(same.map(String), 'och')}`}`;
  });
}

/**
 * The same of a whole table: ”Littera D1 och D4 står på flera rader.”; of many littera how many they are, and '' of
 * none.
 */
export function sameMarkNote(rows: readonly Marked[]): string {
  const marks = [...shared(rows).keys()];
  return marks[0] === undefined
    ? ''
    : `${marks[mostNamed] ? `${marks.length} littera` : `Littera ${joined(marks, 'och')}`} står på flera rader.`;
}
