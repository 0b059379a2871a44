/** Ironmongery. Heights are above the floor. */
import { edges, type Handle, type HungLeaf, type Swing } from './leaf.ts';
import { box, circle, rectangle, type Outline, type Rect } from './shape.ts';

/** Axis of a lever handle, and of a panic bar. */
const handleHeight = 1050;
const panicHeight = 1000;

const bar = (x: number, y: number, width: number, height: number): Outline[] =>
  rectangle('hardware', { x: x - width / 2, y: y - height / 2, width, height });

/** Knuckles of hinges on an upright edge, with their upper ends at these heights. */
export const hinges = (x: number, tops: readonly number[], length = 130): Outline[] =>
  tops.flatMap((top) => bar(x, top - length / 2, 26, length));

/** Lever handle on a long plate with its lock cylinder, pointing at its hinges. */
function lever(x: number, y: number, towards: -1 | 1): Outline[] {
  return [...bar(x, y - 25, 34, 160), ...bar(x + towards * 59, y, 140, 24), ...circle('hardware', x, y - 72, 9)];
}

/** Window handle, closed: it points down. */
export const windowHandle = (x: number, y: number): Outline[] => [...bar(x, y, 30, 72), ...bar(x, y - 57, 20, 135)];

/** Upright pull handle. */
export const pull = (x: number, y: number): Outline[] => bar(x, y, 32, 500);

/** Panic bar between its two housings. */
const panicBar = (from: number, to: number, y: number): Outline[] => [
  ...bar((from + to) / 2, y, to - from - 72, 44),
  ...bar(from, y, 72, 100),
  ...bar(to, y, 72, 100),
];

/** Door closer on the hinge side: its body on the leaf, its guide rail over it on the frame. */
function doorCloser(leaf: HungLeaf, frame: number, stile: number): Outline[] {
  const { rect } = leaf;
  if (rect.width < 500) return [];
  const { hinge, lock } = edges(leaf);
  const way = Math.sign(lock - hinge);
  const at = (length: number, bottom: number, height: number) => {
    const ends = [hinge + way * 75, hinge + way * (75 + length)];
    return rectangle('hardware', box(Math.min(...ends), bottom, Math.max(...ends), bottom + height));
  };
  const top = rect.y + rect.height;
  const body = Math.min(58, stile * 0.8);
  return [...at(Math.min(440, rect.width - 150), top + 8, Math.min(22, frame * 0.5)), ...at(290, top - 4 - body, body)];
}

type Equipment = {
  frame: number;
  stile: number;
  swing: Swing;
  handle: Handle;
  closer?: boolean;
  arch?: unknown;
};

/** Tops of the hinges. An extra one helps the uppermost and stays clear of a panic bar; low leaves have two. */
function hingeTops({ rect }: HungLeaf, arched: boolean): number[] {
  const top = rect.y + rect.height * (arched ? 0.77 : 1) - (arched ? 0 : Math.min(180, rect.height * 0.12));
  const lowest = rect.y + Math.min(330, rect.height * 0.25);
  return top - lowest < 900 ? [top, lowest] : [top, top - (top - rect.y) * 0.3, lowest];
}

/** Whether a leaf is large enough for fittings, whose size does not change. */
export const carriesFittings = ({ width, height }: Rect): boolean => width > 300 && height > 800;

/**
 * The fittings of a leaf. Knuckles and an ordinary closer are on the side to which the leaf opens. A panic bar is on
 * the push side, so it shows only on a leaf that opens away from the viewer.
 */
export function leafFittings(leaf: HungLeaf, { frame, stile, swing, handle, closer, arch }: Equipment): Outline[] {
  const { rect } = leaf;
  if (!carriesFittings(rect)) return [];
  const { hinge, lock } = edges(leaf);
  const inwards = Math.sign(hinge - lock) as -1 | 1;
  const at = (height: number) => Math.min(height, rect.height * 0.55);
  const handleX = lock + (inwards * stile) / 2;
  return [
    ...(swing === 'towards' ? hinges(hinge, hingeTops(leaf, Boolean(arch))) : []),
    ...(swing === 'towards' && closer ? doorCloser(leaf, frame, stile) : []),
    ...(handle === 'panic' && swing === 'away'
      ? panicBar(rect.x + stile / 2, rect.x + rect.width - stile / 2, at(panicHeight))
      : []),
    ...(leaf.active && (handle === 'lever' || (handle === 'panic' && swing === 'towards'))
      ? lever(handleX, at(handleHeight), inwards)
      : []),
    ...(leaf.active && handle === 'pull' ? pull(handleX, at(handleHeight)) : []),
  ];
}
