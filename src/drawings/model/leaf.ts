/** What hinged leaves and sashes have in common. */
import { headAt, type Arch } from './arch.ts';
import { corners, inset, line, type Outline, type Rect } from './shape.ts';

/** As the viewer sees it. */
export type Side = 'left' | 'right';
/** Where a leaf opens, as the viewer sees it. */
export type Swing = 'towards' | 'away';
/** What opens a leaf. */
export type Handle = 'lever' | 'pull' | 'panic' | 'none';
/** A leaf in its place. */
export type HungLeaf = {
  rect: Rect;
  hinged: Side;
  /** Opens first, and has the handle of a pair. */
  active: boolean;
};

/** Play round a leaf, and half of it where two leaves meet, mm. */
export const play = 4;
const meeting = 3;

/**
 * Divides an opening into one or two leaves.
 *
 * @param hinged where the hinges are of a single leaf, or of the active one of a pair
 */
export function hang(opening: Rect, count: 1 | 2, hinged: Side = count === 1 ? 'left' : 'right'): HungLeaf[] {
  const rect = inset(opening, play, play, 0);
  if (count === 1) return [{ rect, hinged, active: true }];
  const width = rect.width / 2 - meeting;
  return [
    { rect: { ...rect, width }, hinged: 'left', active: hinged === 'left' },
    { rect: { ...rect, x: rect.x + rect.width - width, width }, hinged: 'right', active: hinged === 'right' },
  ];
}

/** The hinge edge and the lock edge of a leaf. */
export const edges = ({ rect, hinged }: HungLeaf): { hinge: number; lock: number } =>
  hinged === 'left' ? { hinge: rect.x, lock: rect.x + rect.width } : { hinge: rect.x + rect.width, lock: rect.x };

/** Glazed field of a leaf: the bottom rail is taller than the stiles; a clad leaf has a vision pane at eye height. */
export function glazing(leaf: Rect, stile: number, kind: 'glass' | 'sheet' = 'glass'): Rect {
  if (kind === 'glass') return inset(leaf, stile, stile, stile * 1.6);
  const top = Math.min(270, leaf.height * 0.15);
  return inset(leaf, leaf.width * 0.28, top, leaf.height - top - Math.min(900, leaf.height * 0.44));
}

/** Mitred corners between an outer and an inner rectangle: the upper two, or all four. */
export function mitres(outer: Rect, inner: Rect, count: 2 | 4 = 2): Outline[] {
  const [from, to] = [corners(outer), corners(inner)];
  return from.flatMap((corner, index) => {
    const other = to[index];
    return other && index >= 4 - count ? [line('joint', corner, other)] : [];
  });
}

/**
 * The lines that show how a leaf opens. They meet at the hinges: solid lines towards the viewer, dashed lines away.
 *
 * @param tilts adds the lines of a sash that also tilts about its lower edge
 */
export function openingLines(
  leaf: HungLeaf,
  swing: Swing,
  tilts = false,
  arch?: { arch: Arch; margin: number },
): Outline[] {
  const { x, y, width, height } = leaf.rect;
  const { hinge, lock } = edges(leaf);
  const layer = swing === 'towards' ? 'opening' : 'openingAway';
  const top = y + height;
  const head = arch ? Math.min(top, headAt(arch.arch, arch.margin, lock)) : top;
  return [
    line(layer, [lock, head], [hinge, y + height / 2], [lock, y]),
    ...(tilts ? [line(layer, [x, top], [x + width / 2, y], [x + width, top])] : []),
  ];
}
