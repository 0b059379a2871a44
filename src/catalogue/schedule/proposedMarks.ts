/** Which other columns may be the littera, where a table has none. */
import type { Column } from './columns.ts';
import type { DoorRow } from './doorRow.ts';
import { noteText, type Remark } from './note.ts';

/** A column that may be the littera, and what littera and note of each row then are. */
export type ProposedMark = { label: string; rows: Pick<DoorRow, 'mark' | 'note'>[] };

/** Characters; a longer text is no littera. */
const longestMark = 19;

/**
 * The columns that may be the littera: those that the notes keep, where most rows have a short text of their own.
 *
 * @param notes those of all rows
 */
export function proposeMarks(notes: readonly (readonly Remark[])[], columns: readonly Column[]): ProposedMark[] {
  return columns.flatMap(({ label }) => {
    if (!label) return [];
    const rows = notes.map((note) => {
      const own = note.find((remark) => remark.label === label);
      return { mark: own?.text ?? '', note: noteText(note.filter((remark) => remark !== own)) };
    });
    return tellApart(rows.map(({ mark }) => mark)) ? [{ label, rows }] : [];
  });
}

/** Whether texts tell rows apart: most rows have one, and each another. */
function tellApart(marks: readonly string[]): boolean {
  const written = marks.filter(Boolean);
  const isOfMost = written.length > 1 && written.length > marks.length / 2;
  return isOfMost && new Set(written).size === written.length && written.every(({ length }) => length <= longestMark);
}
