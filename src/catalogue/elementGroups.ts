/** What a requirement may be on: doors, windows and so on, with the parts of products that answer it. */
import { capital, joined } from './phrasing.ts';
import { kindNames, type Element, type Kind } from './vocabulary.ts';

/** The parts that readers look for among the products of a kind; first the one that needs no note. */
export const elementsOf: Record<Kind, readonly Element[]> = {
  door: ['door'],
  'sliding-door': [],
  window: ['window', 'fixed-glazing'],
  partition: ['partition', 'adjoining-partition'],
  facade: ['facade'],
  roof: ['roof'],
};

/** Names a group in addresses. */
export type GroupId = 'dorr' | 'fonster' | 'glasparti' | 'fasad' | 'glastak';

/**
 * What a requirement is on, as a reader names it, with the parts of products that answer it. `word` stands in
 * requirements.
 */
export type ElementGroup = { id: GroupId; name: string; word: string; elements: readonly Element[] };

/** One group or several together: ”Dörrar och glaspartier”. */
export type AskedGroup = { ids: readonly GroupId[]; name: string; elements: readonly Element[] };

/** In the order of the answers. */
export const elementGroups: readonly ElementGroup[] = [
  { id: 'dorr', name: kindNames.door.several, word: 'dörr', elements: elementsOf.door },
  { id: 'fonster', name: kindNames.window.several, word: 'fönster', elements: elementsOf.window },
  { id: 'glasparti', name: kindNames.partition.several, word: 'parti', elements: elementsOf.partition },
  { id: 'fasad', name: kindNames.facade.several, word: 'fasad', elements: elementsOf.facade },
  { id: 'glastak', name: kindNames.roof.several, word: 'tak', elements: elementsOf.roof },
];

/** One group or several, in the order of the answers; undefined of none. */
export function askedGroup(ids: readonly GroupId[]): AskedGroup | undefined {
  const groups = elementGroups.filter(({ id }) => ids.includes(id));
  if (groups.length === 0) return undefined;
  const names = groups.map(({ name }) => name.toLowerCase());
  return {
    ids: groups.map(({ id }) => id),
    name: capital(joined(names, 'och')),
    elements: groups.flatMap(({ elements }) => elements),
  };
}

/** The groups that an address names, ”dorr,glasparti”; undefined of any other text. */
export function elementGroupOf(text: string | null | undefined): AskedGroup | undefined {
  const named: readonly string[] = text?.split(',') ?? [];
  return askedGroup(elementGroups.flatMap(({ id }) => (named.includes(id) ? id : [])));
}

/** A group as it stands in an address, ”dorr,glasparti”; '' of none. */
export function idsOf(group: AskedGroup | undefined): string {
  return group?.ids.join(',') ?? '';
}
