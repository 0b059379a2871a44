import { leastOf } from '../catalogue/leastOf.ts';
import type { Facts } from '../catalogue/schema.ts';

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

const stated = ({ frameDepth, profileDepth, mullionDepth }: Depths) => frameDepth ?? profileDepth ?? mullionDepth;
