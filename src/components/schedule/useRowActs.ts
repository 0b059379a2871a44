import { useLayoutEffect, useMemo, useRef } from 'react';
import { emptyRow } from '../../catalogue/schedule/doorRow.ts';
import type { RowActs } from './ScheduleRow.tsx';
import { asks, newId, newItem } from './scheduleState.ts';
import type { RowFocus } from './useRowFocus.ts';
import type { useSchedule } from './useSchedule.ts';

type List = Pick<ReturnType<typeof useSchedule>, 'items' | 'change' | 'say'>;

/**
 * What can be done to the rows, said and followed by the focus. The acts stay the same, so that no row is drawn for the
 * change of another.
 */
export function useRowActs({ items, change, say }: List, focus: RowFocus): { onAdd: () => void; acts: RowActs } {
  // The rows as they are when something is pressed.
  const latest = useRef(items);
  useLayoutEffect(() => {
    latest.current = items;
  }, [items]);

  const onAdd = () => {
    const added = newItem(emptyRow);
    if (change({ type: 'add', items: [added] })) focus.toFields(added.id);
  };

  const acts = useMemo<RowActs>(
    () => ({
      onEdit: (id, edit) => void change({ type: 'edit', id, change: edit }),
      onSwap: (id, row, words) => {
        // An act of its own, so that it is not taken back together with what was typed there.
        change({ type: 'fill', rows: new Map([[id, row]]) });
        // The row may be out of sight by the time that this is read.
        const number = latest.current.findIndex((item) => item.id === id) + 1;
        say(`${row.mark || `Rad ${number}`}: ${words} Ångra byter tillbaka.`);
        focus.toRow(id);
      },
      onSpread: (id, title) => {
        const from = latest.current.find((item) => item.id === id)?.row;
        if (!from) return;
        const { product } = from;
        const same = latest.current.filter(({ row }) => !row.product && asks(row) === asks(from));
        change({ type: 'fill', rows: new Map(same.map(({ id, row }) => [id, { ...row, product }])) });
        say(`${title} står nu i ${same.length} ${same.length === 1 ? 'rad' : 'rader'} till. Ångra tar bort den.`);
        focus.toRow(id);
      },
      onDuplicate: (id) => {
        const as = newId();
        if (!change({ type: 'duplicate', id, as })) return;
        focus.toFields(as);
        say('Raden finns nu två gånger.');
      },
      onRemove: (id) => {
        change({ type: 'remove', id });
        say('Raden är borttagen. Ångra tar tillbaka den.');
        focus.toUndo(document.activeElement);
      },
    }),
    [change, say, focus],
  );
  return { onAdd, acts };
}
