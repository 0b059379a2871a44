import { joined } from '../phrasing.ts';
import type { ReadSchedule } from './paste.ts';

/** Headings that are named one by one. */
const mostNamed = 5;

/** What came of a table that was read: how many rows, what was not read, and what was assumed or chosen. `chosen` is of how many rows. */
export function readWords({ rows, unread, assumed }: ReadSchedule, chosen: number): string {
  const others = unread.length - mostNamed;
  const named = others > 1 ? [...unread.slice(0, mostNamed), `${others} till`] : unread;
  return [
    rows.length === 1 ? 'En rad lästes in.' : `${rows.length} rader lästes in.`,
    named.length > 0 && `Lästes inte, men står i anmärkningen: ${joined(named, 'och')}.`,
    assumed.length > 0 && 'Måtten lästes som karmyttermått.',
    chosen > 0 && `Produkten är förvald i ${chosen === 1 ? 'en rad' : `${chosen} rader`}. Ångra väljer bort den.`,
  ]
    .filter(Boolean)
    .join(' ');
}
