/** Geometry of a hinged door with its fixed fields, mm from the upper left corner. */
import type { ElevationSpec } from '../catalogue/schema.ts';
import { box, inset, intersect, line, polygon, type Point, type Polygon, type Rect } from './geometry.ts';

export type DoorSpec = Extract<ElevationSpec, { type: 'door' }>;
export type HungLeaf = {
  rect: Rect;
  shape: Polygon;
  pane: Polygon;
  /** Side of the hinges: -1 left, 1 right. */
  hinged: -1 | 1;
};
export type DoorParts = {
  frame: number;
  stile: number;
  outline: Polygon | undefined;
  leaves: HungLeaf[];
  fixed: Polygon[];
  opening: Rect;
};

/** The part of the face width that is frame; the rest is the leaf's stile. */
const frameShare = 0.45;
const threshold = 15;

/** Divides the opening into one or two leaves. */
export function hang(opening: Rect, count: 1 | 2): { rect: Rect; hinged: -1 | 1 }[] {
  const { x, y, width, height } = inset(opening, 4, 4, 0);
  if (count === 1) return [{ rect: box(x, y, x + width, y + height), hinged: -1 }];
  const middle = x + width / 2;
  return [
    { rect: box(x, y, middle - 3, y + height), hinged: -1 },
    { rect: box(middle + 3, y, x + width, y + height), hinged: 1 },
  ];
}

/** Glazed field of a leaf: the bottom rail is taller than the stiles; a clad leaf has a vision pane at eye height. */
export function glazing(leaf: Rect, stile: number, kind: DoorSpec['leaf']): Rect {
  if (kind === 'glass') return inset(leaf, stile, stile, stile * 1.6);
  const side = leaf.width * 0.28;
  return inset(leaf, 270, side, leaf.height - 270 - Math.min(900, leaf.height * 0.44));
}

/** Outline of a segmental arch over the whole width, `margin` inside the outer edge. */
function arch({ width, height }: DoorSpec, margin: number): Polygon {
  const rise = width * 0.25;
  const radius = (width ** 2 / 4 + rise ** 2) / (2 * rise);
  const half = width / 2 - margin;
  const steps = 14;
  const head = Array.from({ length: steps + 1 }, (_, index): Point => {
    const x = half * ((2 * index) / steps - 1);
    return [width / 2 + x, radius - Math.sqrt((radius - margin) ** 2 - x ** 2)];
  });
  return [...head, [width - margin, height], [margin, height]];
}

export function doorParts(spec: DoorSpec): DoorParts {
  const { width, height, sidelight, overlight, leaf } = spec;
  const frame = Math.round(spec.face * frameShare);
  const stile = spec.face - frame;
  const left = sidelight ? sidelight + frame / 2 : frame;
  const top = overlight ? overlight + frame / 2 : frame;
  const clip = (rect: Rect, margin: number) =>
    spec.arched ? intersect(polygon(rect), arch(spec, margin)) : polygon(rect);
  const opening = box(left, top, width - frame, height - threshold);
  const leaves = hang(opening, spec.leaves).map(({ rect, hinged }) => ({
    rect,
    hinged,
    shape: clip(rect, frame + 4),
    pane: clip(glazing(rect, stile, leaf), frame + 4 + stile),
  }));
  const fixed = [
    sidelight && box(frame, top, sidelight - frame / 2, height - frame * 1.5),
    overlight && box(left, frame, width - frame, overlight - frame / 2),
    sidelight && overlight && box(frame, frame, sidelight - frame / 2, overlight - frame / 2),
  ].filter((field) => typeof field === 'object');
  return {
    frame,
    stile,
    outline: spec.arched ? arch(spec, 0) : undefined,
    leaves,
    fixed: fixed.map((field) => clip(field, frame)),
    opening,
  };
}

/** Mitred corners between an outer and an inner rectangle; only the upper two where the bottom is no mitre. */
export function mitres(outer: Rect, inner: Rect, corners: 2 | 4 = 4): string {
  const [from, to] = [polygon(outer), polygon(inner)];
  return from
    .slice(0, corners)
    .map(([x, y], index) => line(x, y, ...(to[index] ?? [x, y])))
    .join('');
}
