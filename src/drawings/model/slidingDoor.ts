import type { ElevationSpec } from '../../catalogue/schema.ts';
import { lights, profiles } from './door.ts';
import { carriesFittings, pull } from './hardware.ts';
import { glazing, mitres } from './leaf.ts';
import { chain, type Part } from './part.ts';
import { box, inset, line, rectangle, type Rect } from './shape.ts';

/** Height of the casing that holds track and drive, mm. */
export const casingHeight = 170;
/** Height of the guide rail in the floor, mm. */
const railHeight = 12;

/**
 * Sliding door: one leaf moves to the left, two leaves part in the middle, in front of the side lights or of the wall.
 */
export function drawSlidingDoor(spec: Extract<ElevationSpec, { type: 'sliding-door' }>): Part {
  const { width, height, leaves } = spec;
  const { frame, stile } = profiles(spec.face, width, height);
  const { side: asked, over } = lights(spec);
  const side = leaves === 2 ? Math.min(asked, width * 0.3) : asked;
  const product = box(0, 0, width, height);
  const casing = Math.min(casingHeight, height * 0.12);
  const head = height - (over || frame) - casing;
  const end = leaves === 2 && side ? width - side : width;
  const middle = (side + end) / 2;
  // A leaf laps over the fixed field beside it, which it runs in front of.
  const [from, to] = [Math.max(frame, side - stile), Math.min(width - frame, end + stile)];
  const rects: Rect[] =
    leaves === 2
      ? [box(from, railHeight, middle - 3, head), box(middle + 3, railHeight, to, head)]
      : [box(from, railHeight, to, head)];
  // The leaves when open: one leaf's width further out.
  const open = rects.map((rect, index) => ({ ...rect, x: rect.x + (index === 1 ? rect.width : -rect.width) }));
  const track = [
    Math.min(0, ...open.map(({ x }) => x)),
    Math.max(width, ...open.map(({ x, width: wide }) => x + wide)),
  ] as const;
  const fixed = [
    ...(side ? [box(frame, frame, side - stile, head)] : []),
    ...(side && leaves === 2 ? [box(end + stile, frame, width - frame, head)] : []),
  ];
  const above = over ? [box(frame, height - over, width - frame, height - frame)] : [];
  const panes = rects.map((rect) => glazing(rect, stile));
  const grip = Math.min(1050, head * 0.5);
  return {
    shapes: [
      ...rectangle('frame', product, frame * 0.3),
      ...mitres(product, inset(product, frame)),
      ...[...fixed, ...above].flatMap((rect) => rectangle('glass', rect, frame)),
      ...open.flatMap((rect) => rectangle('travel', rect)),
      ...rects.flatMap((rect) => rectangle('leaf', rect)),
      ...rects.flatMap((rect, index) => mitres(rect, panes[index] ?? rect)),
      ...panes.flatMap((rect) => rectangle('glass', rect, frame * 0.5)),
      ...rectangle('casing', box(track[0], head, track[1], head + casing)),
      ...rectangle('sill', box(track[0], 0, track[1], railHeight)),
      ...panes.flatMap((pane, index) => arrow(pane, index === 1 ? 1 : -1)),
      ...rects.flatMap((rect, index) =>
        !carriesFittings(rect) ? [] : pull(index === 1 ? rect.x + stile / 2 : rect.x + rect.width - stile / 2, grip),
      ),
    ],
    product,
    extent: box(track[0], 0, track[1], height),
    wall: box(width, 0, track[1], head),
    dimensions: [
      {
        along: 'across',
        from: 0,
        base: 0,
        stops: chain(width, side ? [0, side, ...(end < width ? [end] : []), width] : []),
      },
      { along: 'up', from: 0, base: track[0], stops: chain(height, over ? [0, height - over, height] : []) },
    ],
  };
}

/** Says which way a leaf runs. */
function arrow({ x, y, width, height }: Rect, way: -1 | 1) {
  const [from, to] = [x + width * (way < 0 ? 0.7 : 0.3), x + width * (way < 0 ? 0.3 : 0.7)];
  const [level, barb] = [y + height / 2, Math.min(70, width * 0.1)];
  return [
    line('slide', [from, level], [to, level]),
    line('slide', [to - way * barb, level + barb * 0.65], [to, level], [to - way * barb, level - barb * 0.65]),
  ];
}
