import type { Facts } from '../catalogue/schema.ts';

/** Depth of a product in its wall, mm; undefined where the facts state none, or a range. */
export function depthOf({
  frameDepth,
  profileDepth,
  mullionDepth,
}: Pick<Facts, 'frameDepth' | 'profileDepth' | 'mullionDepth'>): number | undefined {
  const depth = frameDepth ?? profileDepth ?? mullionDepth;
  return depth && 'value' in depth ? depth.value : undefined;
}
