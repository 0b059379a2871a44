/** Families: how a reader looks for products, and so how the catalogue is ordered. */
import type { Product } from './schema.ts';
import { kindNames, type Kind } from './vocabulary.ts';

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

/** The families that have any of these products, each with its own. */
export function familiesOf<One extends Sorted>(products: readonly One[]): (Family & { products: One[] })[] {
  return families
    .map((family) => ({ ...family, products: products.filter(({ kind }) => family.kinds.includes(kind)) }))
    .filter(({ products }) => products.length > 0);
}
