import { useState } from 'react';
import type { ProductNames } from '../catalogue/productNames.ts';
import { emptyRow, scheduleFaults } from '../catalogue/schedule/doorRow.ts';
import type { ListedProduct } from '../catalogue/schedule/judge.ts';
import { measureNames, type Measure } from '../catalogue/size.ts';
import { openFile, type OpenedFile } from './openFile.ts';
import { itemsOf } from './scheduleState.ts';
import type { useSchedule } from './useSchedule.ts';

/** What judges a row, for a list that has one, and what comes with the first. */
export const loadJudge = async () => {
  const [{ judgeRow }, { later }] = await Promise.all([
    import('../catalogue/schedule/judge.ts'),
    import('./scheduleLater.ts'),
  ]);
  return { judgeRow, ...later };
};

/** What reads pasted cells. It is on its way as soon as the field for them is entered, because cells come with the next key. */
export const fetchReader = () => import('../catalogue/schedule/paste.ts').catch(() => undefined);

/** Reads tables into the list, and asks of one what its sizes were measured on where it does not say so. */
export function useScheduleTables(
  { items, change, say }: Pick<ReturnType<typeof useSchedule>, 'items' | 'change' | 'say'>,
  names: ProductNames,
  products: readonly ListedProduct[],
) {
  /** Rows of whose size it was assumed what it was measured on. */
  const [assumed, setAssumed] = useState<ReadonlySet<number>>(new Set());

  /** Reads a table into the list; where it did not become rows, gives what is to be said of that. */
  const read = async (given: string | File, type: 'add' | 'change') => {
    const [reader, later, { text, from, fault } = {} as OpenedFile] = await Promise.all([
      fetchReader(),
      loadJudge().catch(() => undefined),
      typeof given === 'string' ? { text: given } : openFile(given).catch(() => undefined),
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
    setAssumed(new Set(table.assumed.map((index) => added[index]?.id ?? 0)));
    say(later.readWords({ ...table, from }, chosen, before, (index) => added[index]?.id, later.judgeRow));
    return undefined;
  };

  const asked = items.flatMap(({ id, row }) =>
    row.opening && assumed.has(id) ? [{ id, row, opening: row.opening }] : [],
  );
  /** What the sizes of the last table are taken to be measured on; undefined where the table said it, or its rows are gone. */
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
  return { read, measure, measureOn };
}
