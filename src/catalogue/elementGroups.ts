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

/** What a requirement is on, as a reader names it, with the parts of products that answer it. `id` stands in addresses, `word` in requirements. */
export type ElementGroup = { id: string; name: string; word: string; elements: readonly Element[] };

/** In the order of the answers. */
export const elementGroups: readonly ElementGroup[] = [
  { id: 'dorr', name: kindNames.door.several, word: 'dörr', elements: elementsOf.door },
  { id: 'fonster', name: kindNames.window.several, word: 'fönster', elements: elementsOf.window },
  { id: 'glasparti', name: kindNames.partition.several, word: 'parti', elements: elementsOf.partition },
  { id: 'fasad', name: kindNames.facade.several, word: 'fasad', elements: elementsOf.facade },
  { id: 'glastak', name: kindNames.roof.several, word: 'tak', elements: elementsOf.roof },
];

/**
 * The group of this address. Of several, ”dorr,glasparti”, one of all their parts: ”Dörrar och glaspartier”, in the order of the answers.
 * Undefined of any other text.
 */
export function elementGroupOf(ids: string | null | undefined): Omit<ElementGroup, 'word'> | undefined {
  const named = ids?.split(',') ?? [];
  const groups = elementGroups.filter(({ id }) => named.includes(id));
  if (groups.length < 2) return groups[0];
  return {
    id: groups.map(({ id }) => id).join(','),
    name: capital(
      joined(
        groups.map(({ name }) => name.toLowerCase()),
        'och',
      ),
    ),
    elements: groups.flatMap(({ elements }) => elements),
  };
}
