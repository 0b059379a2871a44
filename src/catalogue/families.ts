/** Families: how a reader looks for products, and so how the catalogue is ordered. */
import { elementsOf } from './elementGroups.ts';
import { joined } from './phrasing.ts';
import type { Product } from './schema.ts';
import { kindNames, type Element, type Kind } from './vocabulary.ts';

/** Products that a reader looks for under one word. `id` stands in addresses. */
export type Family = { id: string; name: string; kinds: readonly Kind[] };

/**
 * All families in the catalogue's order. A door that slides is looked for among the doors. The cards of families share
 * rows, and what is seen, read aloud and reached by keyboard has one order.
 */
export const families: readonly Family[] = [
  { id: 'dorrar', name: kindNames.door.several, kinds: ['door', 'sliding-door'] },
  { id: 'fonster', name: kindNames.window.several, kinds: ['window'] },
  { id: 'glastak', name: kindNames.roof.several, kinds: ['roof'] },
  { id: 'glaspartier', name: kindNames.partition.several, kinds: ['partition'] },
  { id: 'fasader', name: kindNames.facade.several, kinds: ['facade'] },
];

type Sorted = Pick<Product, 'kind' | 'id'>;

const placeOf = ({ kind }: Pick<Product, 'kind'>) => families.findIndex(({ kinds }) => kinds.includes(kind));

/** Sorts products of one category by family, and within it by number. */
export function byFamily(a: Sorted, b: Sorted): number {
  return placeOf(a) - placeOf(b) || a.id - b.id;
}

type Claiming = Pick<Product, 'kind'> & { facts?: { fire: readonly { element: Element }[] } };

/** The families under which a product is looked for: its own, and those of what it has a class as too. */
export function familiesWith({ kind, facts }: Claiming): readonly Family[] {
  return families.filter(
    ({ kinds }) =>
      kinds.includes(kind) ||
      kinds.some((other) => facts?.fire.some(({ element }) => elementsOf[other].includes(element))),
  );
}

/**
 * The ids of the families that these products are looked for under, as an attribute holds them: ”dorrar glaspartier”.
 */
export function familyIdsOf(...products: readonly Claiming[]): string {
  return families
    .filter((family) => products.some((product) => familiesWith(product).includes(family)))
    .map(({ id }) => id)
    .join(' ');
}

/**
 * The families that have any of these products, each with its own. Where some of them are made as what else no family
 * of the list has, the name says so: ”Dörrar och glaspartier” of steel doors that are partitions too.
 */
export function familiesOf<One extends Sorted & Claiming>(products: readonly One[]): (Family & { products: One[] })[] {
  const ofKinds = (kinds: readonly Kind[]) => products.filter(({ kind }) => kinds.includes(kind));
  const missing = families.filter(({ kinds }) => ofKinds(kinds).length === 0);
  return families
    .map((family) => {
      const own = ofKinds(family.kinds);
      const also = missing.filter((other) => own.some((product) => familiesWith(product).includes(other)));
      const name = joined([family.name, ...also.map((other) => other.name.toLowerCase())], 'och');
      return { ...family, name, products: own };
    })
    .filter(({ products }) => products.length > 0);
}
