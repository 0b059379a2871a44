import { useState, type ClipboardEvent } from 'react';
import type { RowFocus } from './useRowFocus.ts';
import type { useSchedule } from './useSchedule.ts';
import type { useScheduleTables } from './useScheduleTables.ts';

type Needs = Pick<ReturnType<typeof useSchedule>, 'rows' | 'say'> &
  Pick<ReturnType<typeof useScheduleTables>, 'read'> & {
    focus: RowFocus;
    /** Is called once a table has become rows. */
    onRead: () => void;
  };

/** Several cells or lines, which are rows; one is a text for the field that it is pasted into. */
const isTable = (text: string) => /\t|\S\r?\n[^]*\S/.test(text);

/** Brings tables into the list, from the field for them, from files, or pasted anywhere in the list. */
export function useReading({ rows, say, read, focus, onRead }: Needs) {
  const [fault, setFault] = useState('');
  const hasRows = rows.length > 0;

  /** Where a table did not become rows, says why. */
  const readTable = async (table: string | File, type: 'add' | 'change' = 'add') => {
    const from = document.activeElement;
    const fault = await read(table, type);
    if (fault !== undefined) return fault;
    focus.toUndo(from);
    // What was said, and as many rows below it as can be, once the first of them are painted.
    setTimeout(() => {
      onRead();
      if (!hasRows) document.querySelector('.schedule-bar')?.scrollIntoView();
    });
    return undefined;
  };

  /** What is wrong is said above the rows. */
  const readHere = (text: string, type?: 'change') => void readTable(text, type).then((fault) => fault && say(fault));

  /** What is wrong is said where the table came from, which keeps it then. */
  const readThere = async (table: string | File) => {
    setFault('');
    const said = await readTable(table);
    setFault(said ?? '');
    return said === undefined;
  };

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isTable(text)) return;
    event.preventDefault();
    if (event.target instanceof Element && event.target.closest('.schedule-source')) void readThere(text);
    else readHere(text);
  };

  return { fault, readHere, readThere, onPaste };
}
