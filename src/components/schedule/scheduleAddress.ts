/**
 * The list where it outlives its page: in the address and in the browser's storage. What stands there unread is never
 * written over.
 */
import { decodeSchedule, encodeSchedule } from '../../catalogue/schedule/address.ts';
import type { DoorList } from '../../catalogue/schedule/doorRow.ts';
import { keep, kept, readKept } from '../ui/browserStorage.ts';
import { setAddress } from '../ui/setAddress.ts';

/** The list of an address: fragments that are no list, such as those of the page's own headings, are none. */
export function readFragment(hash: string): ReturnType<typeof decodeSchedule> {
  return decodeSchedule(/^#\d+[!~]/.test(hash) ? hash.slice(1) : '');
}

/** What the browser has stored, and the list in it. */
export function readStored(): { text: string } & ReturnType<typeof decodeSchedule> {
  const text = readKept(kept.schedule) ?? '';
  return { text, ...decodeSchedule(text) };
}

/**
 * Puts the list into the address, in place of a query that has been followed, and into the storage where it is the
 * visitor's own. Browsers refuse very long addresses; the storage has the list.
 *
 * @param isAsked whether the visitor asks for the address, and not only the next pause
 * @returns false where the list is longer than what can be read again: then nothing is written
 */
export function writeList(list: DoorList, isOwn: boolean, isAsked: boolean): boolean {
  const encoded = list.rows.length > 0 ? encodeSchedule(list) : '';
  if (decodeSchedule(encoded).fault) return false;
  const { fault } = readFragment(location.hash);
  const isThere = encoded === location.hash.slice(1) && !location.search;
  // A link that was not read stays until there is something else to keep, and the way back leads to it.
  if (!isThere && (isOwn || isAsked || !fault))
    setAddress(encoded ? `${location.pathname}#${encoded}` : location.pathname, fault ? 'pushState' : 'replaceState');
  const stored = readStored();
  if (isOwn && encoded !== stored.text && !stored.fault) keep(kept.schedule, encoded);
  return true;
}

/** Removes what is stored. */
export function forgetStored(): void {
  keep(kept.schedule, '');
}
