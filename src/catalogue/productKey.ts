import type { ProductKey } from './schema.ts';

/** Names a product in addresses, lists and claims: ”aluminium-2”. */
export function productKeyOf({ category, id }: ProductKey): string {
  return `${category}-${id}`;
}
