import { useState } from 'react';
import type { ProductNames } from '../../catalogue/productNames.ts';
import { emptyRow, scheduleFaults, type DoorRow } from '../../catalogue/schedule/doorRow.ts';
import type { ListedProduct } from '../../catalogue/schedule/judged.ts';
import { sameMarkNote } from '../../catalogue/schedule/sameMark.ts';
import type { ReadSchedule } from '../../catalogue/schedule/paste.ts';
import { measureNames, type Measure } from '../../catalogue/fit/size.ts';
import type { OpenedFile } from './scheduleFile.ts';
import { itemsOf, type Item } from './scheduleState.ts';
import { loadJudge } from './useListJudge.ts';
import type { useSchedule } from './useSchedule.ts';

/**
 * What reads pasted cells. It is on its way as soon as the field for them is entered, because cells come with the next
 * key.
 */
export const fetchReader = () => import('../../catalogue/schedule/paste.ts').catch(() => undefined);

const noMarks = { first: 0, marks: undefined };

/**
 * Reads tables into the list, and asks of the last what its sizes were measured on, and where the littera stands, where
 * it does not say so.
 */
export function useScheduleTables(
  { items, change, say }: Pick<ReturnType<typeof useSchedule>, 'items' | 'change' | 'say'>,
  names: ProductNames,
  products: readonly ListedProduct[],
) {
  /** Rows of whose size it was assumed what it was measured on. */
  const [assumed, setAssumed] = useState<ReadonlySet<number>>(new Set());
  /**
   * Columns that may be the littera, with what each row would say, and the number of the first row, which the others
   * follow.
   */
  const [{ first, marks }, setMarks] = useState<{ first: number; marks: ReadSchedule['marks'] }>(noMarks);

  /** Reads a table into the list; where it did not become rows, gives what is to be said of that. */
  const read = async (given: string | File, type: 'add' | 'change') => {
    const [reader, later, { text, from, fault } = {}] = await Promise.all([
      fetchReader(),
      loadJudge().catch(() => undefined),
      typeof given === 'string'
        ? ({ text: given } as OpenedFile)
        : import('./scheduleFile.ts').then(({ openFile }) => openFile(given)).catch(() => undefined),
    ]);
    if (fault) return fault;
    const table = later && text !== undefined && reader?.readSchedule(text, names);
    if (!table) return 'Det gick inte att läsa just nu. Kontrollera din uppkoppling och försök igen.';
    if (table.fault) return scheduleFaults[table.fault];
    if (table.rows.length === 0) return 'Där fanns inga rader att läsa.';
    const added = itemsOf(table.rows);
    // Rows in which nothing stands make room.
    const before = type === 'add' ? items.filter(({ row }) => row !== emptyRow).length : 0;
    // That has been said where the list is.
    if (!change({ type, items: added, title: table.title })) return '';
    const filled = later.withOnlyProducts(table.rows, products, later.judgeRow);
    const chosen = filled.flatMap((row, index) => (row === table.rows[index] ? [] : index));
    // An act of its own, so that it is taken back before the rows are.
    if (chosen.length > 0)
      change({ type: 'fill', rows: new Map(filled.map((row, index) => [added[index]?.id ?? 0, row])) });
    setMarks({ first: added[0]?.id ?? 0, marks: table.marks });
    setAssumed(new Set(table.assumed.map((index) => added[index]?.id ?? 0)));
    const words = later.readWords({ ...table, from }, chosen, before, (index) => added[index]?.id, later.judgeRow);
    const same = sameMarkNote(table.rows);
    say(words.text, [...words.notes, ...(same ? [[same]] : [])]);
    return undefined;
  };

  const asked = items.flatMap(({ id, row }) =>
    row.opening && assumed.has(id) ? [{ id, row, opening: row.opening }] : [],
  );
  /**
   * What the sizes of the last table are taken to be measured on; undefined where the table said it, or its rows are
   * gone.
   */
  const measure = asked[0]?.opening.measure;
  const measureOn = (next: Measure) => {
    // A row that was measured on something else since is left alone.
    const same = asked.filter(({ opening }) => opening.measure === measure);
    change({
      type: 'fill',
      rows: new Map(same.map(({ id, row, opening }) => [id, { ...row, opening: { ...opening, measure: next } }])),
    });
    say(`Måtten avser nu ${measureNames[next]}.`);
  };
  const unmarked = items.filter(({ id }) => marks?.[0]?.rows[id - first]);
  // Whoever has written a littera or a note since is asked no more.
  const marked = marks?.find(({ rows }) =>
    unmarked.every(({ id, row: { mark, note } }) => mark === rows[id - first]?.mark && note === rows[id - first]?.note),
  );
  const markWith = (to: string) => {
    const rows = marks?.find(({ label }) => label === to)?.rows;
    const withMark = ({ id, row }: Item): [number, DoorRow] => {
      const { mark, note } = rows?.[id - first] ?? row;
      return [id, { ...row, mark, note }];
    };
    change({ type: 'fill', rows: new Map(unmarked.map(withMark)) });
    say(to ? `Littera är nu det som står under ”${to}”.` : 'Raderna har ingen littera.');
  };
  const questions = [
    ...(marks && marked && unmarked[0]
      ? [
          {
            id: 'littera-i',
            label: 'Littera i raderna du läste in står under',
            value: marked.label,
            options: marks.map(({ label }) => [label, label || 'Välj kolumn'] as const),
            onChange: markWith,
          },
        ]
      : []),
    ...(measure
      ? [
          {
            id: 'matt-avser',
            label: 'Måtten i raderna du läste in avser',
            value: measure,
            options: (['frame', 'module', 'hole'] as const).map((name) => [name, measureNames[name]] as const),
            onChange: (next: string) => measureOn(next as Measure),
          },
        ]
      : []),
  ];
  return { read, questions };
}
