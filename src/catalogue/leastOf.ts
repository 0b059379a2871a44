import type { Quantity } from './schema.ts';

/** The least that a quantity can be, in its own unit; undefined where only the most is stated. */
export function leastOf(quantity: Quantity | undefined): number | undefined {
  if (!quantity) return undefined;
  if ('value' in quantity) return quantity.value;
  if ('values' in quantity) return Math.min(...quantity.values);
  return 'min' in quantity ? quantity.min : undefined;
}
