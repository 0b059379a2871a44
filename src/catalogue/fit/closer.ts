/** Which closer a door needs. Apart from the answer to a size: the door list has that without it. */

/** Widest leaf (mm) and heaviest leaf (kg) of the sizes of closers 1–7, EN 1154 table 1. */
const closers = [
  [750, 20],
  [850, 40],
  [950, 60],
  [1100, 80],
  [1250, 100],
  [1400, 120],
  [1600, 160],
] as const;

/** What the largest closer is for: widest leaf, mm, and heaviest, kg. */
export const [widestLeaf, heaviestLeaf] = closers[6];

/** Smaller closers are not for fire doors. */
const smallestCloser = 3;

/**
 * Size of closer (EN 1154) that a leaf of a fire door needs at least: a hint, because wind, depth of the frame and a
 * tall leaf ask for more. Undefined for a leaf beyond the table.
 */
export function closerSize(leafWidth: number, mass = 0): number | undefined {
  const index = closers.findIndex(([widest, heaviest]) => leafWidth <= widest && mass <= heaviest);
  return index < 0 ? undefined : Math.max(index + 1, smallestCloser);
}
