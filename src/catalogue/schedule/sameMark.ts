import { joined } from '../phrasing.ts';
import type { DoorRow } from './doorRow.ts';

/** So many rows or littera are named one by one; more are counted. */
const mostNamed = 5;

/**
 * What is said of each row whose littera other rows have too, ”Samma littera på rad 1 och 3”, and '' of the others. It
 * may be right: a type of door may stand on several floors.
 */
export function sameMarkWords(rows: readonly Pick<DoorRow, 'mark'>[]): string[] {
  const marks = rows.map(({ mark }) => mark.trim());
  const numbers = new Map<string, string[]>();
  for (const [index, mark] of marks.entries()) {
    const same = numbers.get(mark) ?? [];
    same.push(`${index + 1}`);
    numbers.set(mark, same);
  }
  return marks.map((mark) => {
    const same = numbers.get(mark) ?? [];
    if (!mark || !same[1]) return '';
    return `Samma littera på ${same[mostNamed] ? `${same.length} rader` : `rad ${joined(same, 'och')}`}`;
  });
}

/** The same of a table that was read: ”Littera D1 och D4 står på flera rader.”; of many littera how many they are. */
export function sameMarkNote(marks: readonly string[]): string {
  return `${marks[mostNamed] ? `${marks.length} littera` : `Littera ${joined(marks, 'och')}`} står på flera rader.`;
}
