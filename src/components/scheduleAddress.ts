/** The list in the address; see browserStorage.ts for where it is kept besides. */
import { decodeSchedule } from '../catalogue/schedule/address.ts';
import type { DoorRow, ScheduleFault } from '../catalogue/schedule/doorRow.ts';
import { setAddress } from './setAddress.ts';

/** The rows of an address: fragments that are no list, such as those of the page's own headings, are none. */
export function readFragment(hash: string): { rows: DoorRow[]; fault?: ScheduleFault } {
  return /^#\d+!/.test(hash) ? decodeSchedule(hash.slice(1)) : { rows: [] };
}

/** Puts the list into the address, in place of a query that has been followed. Browsers refuse very long ones; the storage has the list. */
export function writeFragment(encoded: string): void {
  setAddress(encoded ? `${location.pathname}#${encoded}` : location.pathname);
}
