import { useLayoutEffect, useMemo, useRef } from 'react';

/** Brings the focus to where whoever works by key goes on, once what was done is on the page. */
export type RowFocus = {
  /** Into the fields of a row that was added. */
  toFields: (id: number) => void;
  /** To a row in which something was pressed that is gone, or where that row is no longer shown to the next. */
  toRow: (id: number) => void;
  /** To the way back, unless the focus has gone elsewhere since it was here. */
  toUndo: (from: Element | null) => void;
};

/** Each wish waits until the page can grant it, which may be some draws later: a long list is drawn in pieces. */
export function useRowFocus(): RowFocus {
  const added = useRef(0);
  const chosenIn = useRef(0);
  const undoFrom = useRef<Element>(null);

  // Before each paint. A passive effect of an earlier one, still due, would find the button that is about to go, and be
  // content.
  useLayoutEffect(() => {
    if (added.current) inRow(added.current)?.focus();
    added.current = 0;
    if (chosenIn.current && focusRow(chosenIn.current)) chosenIn.current = 0;
    if (undoFrom.current && focusUndo(undoFrom.current)) undoFrom.current = null;
  });

  return useMemo(
    () => ({
      toFields: (id) => (added.current = id),
      toRow: (id) => (chosenIn.current = id),
      toUndo: (from) => (undoFrom.current = from),
    }),
    [],
  );
}

const inRow = (id: number) => document.getElementById(`littera-${id}`);

const isSeen = (element: Element) => element.checkVisibility();

/** False where neither the row nor one after it is on the page. */
function focusRow(id: number): boolean {
  let row: Element | null | undefined = inRow(id)?.closest('tbody');
  while (row && !isSeen(row)) row = row.nextElementSibling;
  row?.querySelector('button')?.focus({ preventScroll: true });
  return Boolean(row);
}

/**
 * False until the way back is on the page: above the rows or, on a telephone, in the bar below them, which comes a
 * little later.
 */
function focusUndo(from: Element): boolean {
  const undo = [...document.querySelectorAll<HTMLElement>('[data-undo]')].find(isSeen);
  if (!undo) return false;
  // Whoever has gone on to write in a field meanwhile stays there.
  const { activeElement, body } = document;
  if (activeElement === from || activeElement === body) undo.focus();
  return true;
}
