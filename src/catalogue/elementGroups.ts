/** What a requirement may be on: doors, windows and so on, with the parts of products that answer it. */
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

/** The group of this address; undefined of any other text. */
export function elementGroupOf(id: string | null | undefined): ElementGroup | undefined {
  return elementGroups.find((group) => group.id === id);
}
