import { useEffect, useState } from 'react';
import type { DoorRow } from '../../catalogue/schedule/doorRow.ts';

/** Rows that are drawn at once, and with each step after that. */
const [rowsFirst, rowsNext] = [2, 9];

/**
 * Draws a long list in pieces, so that the first rows are there at once and nothing waits for the last.
 *
 * @returns how many rows are drawn, and the rows as they were when all were: what is made of them all waits for that
 */
export function useDrawing(rows: readonly DoorRow[]): { drawn: number; settled: readonly DoorRow[] } {
  const [drawn, setDrawn] = useState(0);
  const [settled, setSettled] = useState<readonly DoorRow[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (drawn === rows.length) setSettled(rows);
      else setDrawn(Math.min(drawn + rowsNext, rows.length));
    });
    return () => clearTimeout(timer);
  }, [drawn, rows]);
  return { drawn: drawn + rowsFirst, settled };
}
