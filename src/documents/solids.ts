/**
 * A product as simple solids: its profiles, panes and panels as they are seen in the elevation, as deep as is known.
 * Enough to place it, to see it and to collide with; what is inside a profile is not known and not drawn.
 *
 * x runs along the wall, y through it, z up. The elevation is seen from where y is least.
 */
import type { ElevationSpec } from '../catalogue/schema.ts';
import { flat } from '../drawings/model/flat.ts';
import type { Part } from '../drawings/model/part.ts';
import { flankFields, panesWithin, roofRise } from '../drawings/model/roof.ts';
import { box, corners, extentOf, inset, type Layer, type Rect, type Vertex } from '../drawings/model/shape.ts';

/** A point or a direction, mm. */
export type Point = readonly [x: number, y: number, z: number];
/** What a solid is made of. */
export type Substance = 'profile' | 'glass' | 'panel';
/** An outline with holes in a plane of its own, drawn out along the plane's normal. */
export type Solid = {
  substance: Substance;
  outline: readonly Vertex[];
  holes: readonly (readonly Vertex[])[];
  origin: Point;
  normal: Point;
  /** Where the plane's x runs. */
  along: Point;
  depth: number;
};

/** Depth of the profiles and thickness of the panes, mm. */
export type Depths = { profile: number; glass: number };

const substances: Partial<Record<Layer, Substance>> = {
  frame: 'profile',
  bar: 'profile',
  gasket: 'profile',
  leaf: 'profile',
  glass: 'glass',
  panel: 'panel',
};

type Area = { substance: Substance; layer: Layer; outline: Vertex[]; extent: Rect };

/** Solids of what stands upright in a wall. */
export function uprightSolids({ shapes }: Part, { profile, glass }: Depths): Solid[] {
  const areas = shapes.flatMap((shape): Area[] => {
    const substance = substances[shape.layer];
    if (!substance || 'text' in shape || !shape.closed) return [];
    const outline = flat(shape.points);
    return [{ substance, layer: shape.layer, outline, extent: extentOf(outline) }];
  });
  const slides = shapes.some(({ layer }) => layer === 'travel');
  const leaves = areas.filter(({ layer }) => layer === 'leaf');
  return areas.map((area) => {
    const { substance, layer, outline } = area;
    const inLeaf = leaves.some((leaf) => leaf !== area && isWithin(area, leaf));
    // A leaf that slides runs in front of the frame, with its pane in it.
    const front = slides && (layer === 'leaf' || inLeaf) ? -profile : 0;
    const depth = substance === 'profile' ? profile : glass;
    return {
      substance,
      outline,
      holes: holesIn(area, areas, leaves, slides),
      origin: [0, front + (profile + depth) / 2, 0],
      normal: [0, -1, 0],
      along: [1, 0, 0],
      depth,
    };
  });
}

/** The holes in a profile: in a leaf for its panes, in everything else for its leaves and the panes outside them. */
function holesIn(area: Area, areas: Area[], leaves: Area[], slides: boolean): Vertex[][] {
  if (area.substance !== 'profile') return [];
  const within = areas.filter((other) => other !== area && other.layer !== 'leaf' && isWithin(other, area));
  if (area.layer === 'leaf') return within.map(({ outline }) => outline);
  const fixed = within.filter((other) => !leaves.some((leaf) => isWithin(other, leaf))).map(({ outline }) => outline);
  const straight = leaves.every(({ outline }) => outline.length === 4);
  // Leaves that meet stand in one opening; sliding ones lap over it.
  const opening = extentOf(leaves.flatMap(({ outline }) => outline));
  const doors =
    leaves.length === 0
      ? []
      : straight
        ? [corners(slides ? inset(opening, lap) : opening)]
        : leaves.map(({ outline }) => outline);
  return [...fixed, ...doors];
}

/** How far a sliding leaf covers what is beside its opening, mm. */
const lap = 20;

function isWithin({ extent: inner }: Area, { extent: outer }: Area): boolean {
  return (
    inner.x >= outer.x - 1 &&
    inner.y >= outer.y - 1 &&
    inner.x + inner.width <= outer.x + outer.width + 1 &&
    inner.y + inner.height <= outer.y + outer.height + 1
  );
}

type RoofSpec = Extract<ElevationSpec, { type: 'roof' }>;
/**
 * A plane of a roof: its outline from the eaves up the slope, where its lower left corner is, and how it is divided.
 */
type Slope = { outline: Vertex[]; origin: Point; along: Point; normal: Point; columns: number; rows: number };

/** Solids of a roof, its planes above their eaves. */
export function roofSolids(spec: RoofSpec, { profile, glass }: Depths): Solid[] {
  return slopesOf(spec).flatMap(({ outline, origin, along, normal, columns, rows }): Solid[] => {
    const panes = panesWithin(outline, columns, rows, spec.face);
    const below = (depth: number): Point =>
      [0, 1, 2].map((axis) => (origin[axis] ?? 0) - (normal[axis] ?? 0) * depth) as unknown as Point;
    const plane = { normal, along };
    return [
      { ...plane, substance: 'profile', outline, holes: panes, origin: below(profile), depth: profile },
      ...panes.map((pane): Solid => ({
        ...plane,
        substance: 'glass',
        outline: pane,
        holes: [],
        origin: below(glass),
        depth: glass,
      })),
    ];
  });
}

/** The planes, seen from outside each with its eaves below. */
function slopesOf(spec: RoofSpec): Slope[] {
  const { form, width, length, columns, rows } = spec;
  const rise = roofRise(spec);
  const plane = (eaves: number, run: number) => {
    const long = Math.hypot(run, rise);
    const triangle: Vertex[] = [
      [0, 0],
      [eaves, 0],
      [eaves / 2, long],
    ];
    const outline = form === 'pyramid' ? triangle : corners(box(0, 0, eaves, long));
    return { outline, sine: rise / long, cosine: run / long };
  };
  const { sine, cosine, outline } = plane(length, form === 'monopitch' ? width : width / 2);
  const flank = { outline, ...flankFields(spec) };
  const left: Slope = { ...flank, origin: [0, length, 0], along: [0, -1, 0], normal: [-sine, 0, cosine] };
  const right: Slope = { ...flank, origin: [width, 0, 0], along: [0, 1, 0], normal: [sine, 0, cosine] };
  if (form !== 'pyramid') return form === 'saddle' ? [left, right] : [left];
  const end = plane(width, length / 2);
  const gable = { outline: end.outline, columns, rows };
  return [
    { ...gable, origin: [0, 0, 0], along: [1, 0, 0], normal: [0, -end.sine, end.cosine] },
    right,
    { ...gable, origin: [width, length, 0], along: [-1, 0, 0], normal: [0, end.sine, end.cosine] },
    left,
  ];
}

/** The same solids turned half a turn about the upright axis in the middle of a wall this wide and deep. */
export function turned(solids: Solid[], width: number, depth: number): Solid[] {
  return solids.map((solid) => ({
    ...solid,
    origin: [width - solid.origin[0], depth - solid.origin[1], solid.origin[2]],
    along: [-solid.along[0], -solid.along[1], solid.along[2]],
    normal: [-solid.normal[0], -solid.normal[1], solid.normal[2]],
  }));
}
