import type { Facts, Quantity } from '../catalogue/schema.ts';

type Depths = Pick<Facts, 'frameDepth' | 'profileDepth' | 'mullionDepth'>;

/** Depth of a product in its wall, mm; undefined where the facts state none, or several. */
export function depthOf(facts: Depths): number | undefined {
  const depth = stated(facts);
  return depth && 'value' in depth ? depth.value : undefined;
}

/** The least depth that a product can be had in, mm; undefined where the facts state none, or only the most. */
export function leastDepthOf(facts: Depths): number | undefined {
  return leastOf(stated(facts));
}

/** The least that a quantity can be, where it says so. */
export function leastOf(quantity: Quantity | undefined): number | undefined {
  if (!quantity) return undefined;
  if ('value' in quantity) return quantity.value;
  if ('values' in quantity) return Math.min(...quantity.values);
  return 'min' in quantity ? quantity.min : undefined;
}

const stated = ({ frameDepth, profileDepth, mullionDepth }: Depths) => frameDepth ?? profileDepth ?? mullionDepth;
