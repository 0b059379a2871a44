/** Where the list is kept: in the address, and in the visitor's browser where that allows it. */
import { decodeSchedule } from '../catalogue/schedule/address.ts';
import type { DoorRow, ScheduleFault } from '../catalogue/schedule/doorRow.ts';

/** Name of the list in the browser's storage. */
export const storageKey = 'dorrlista';

/** The list that the browser has kept; '' where there is none, or storage is off. */
export function readStored(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the list in the browser, as far as that allows it. */
export function store(encoded: string): void {
  try {
    localStorage.setItem(storageKey, encoded);
  } catch {
    // Off, or full: the address has the list.
  }
}

/** The rows of an address: fragments that are no list, such as those of the page's own headings, are none. */
export function readFragment(hash: string): { rows: DoorRow[]; fault?: ScheduleFault } {
  return /^#\d+!/.test(hash) ? decodeSchedule(hash.slice(1)) : { rows: [] };
}

/** Puts the list into the address, in place of a query that has been followed. */
export function writeFragment(encoded: string): void {
  try {
    history.replaceState(history.state, '', encoded ? `${location.pathname}#${encoded}` : location.pathname);
  } catch {
    // Browsers refuse very long addresses, and very many changes; the storage has the list.
  }
}
