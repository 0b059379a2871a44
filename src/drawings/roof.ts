/**
 * A glazed roof in orthographic view, from the front and above. Widths stay true, lengths and heights are shortened, so that
 * the pitch is seen in the gable and both slopes are seen from outside.
 */
import type { ElevationSpec } from '../catalogue/schema.ts';
import type { Point, Polygon } from './geometry.ts';

export type RoofSpec = Extract<ElevationSpec, { type: 'roof' }>;

/** How steeply the view looks down, radians. */
const view = (22 * Math.PI) / 180;
/** Height of the upstand that carries the roof, mm. */
const upstand = 350;

const rise = ({ form, width, length, pitch }: RoofSpec): number => {
  const run = form === 'monopitch' ? width : form === 'pyramid' ? Math.min(width, length) / 2 : width / 2;
  return run * Math.tan((pitch * Math.PI) / 180);
};

/** Size of the drawn roof with its upstand, mm. */
export function roofSize(spec: RoofSpec): { width: number; height: number } {
  const depth = spec.length * Math.sin(view);
  const peak = rise(spec) * Math.cos(view);
  const above = spec.form === 'pyramid' ? Math.max(depth, depth / 2 + peak) : depth + peak;
  return { width: spec.width, height: Math.round(above + upstand * Math.cos(view)) };
}

/** Where the back and the front end of the eaves lie on the sheet, mm from the top. */
export function roofEaves(spec: RoofSpec): [back: number, front: number] {
  const front = roofSize(spec).height - upstand * Math.cos(view);
  return [front - spec.length * Math.sin(view), front];
}

export type RoofFace = {
  /** Outline, clockwise on the screen. */
  outline: Polygon;
  /** Centre lines of the bars between the panes. */
  bars: [Point, Point][];
  /** Turned away from the light. */
  shaded?: boolean;
};

type Corner = readonly [x: number, y: number, z: number];
type Project = (corner: Corner) => Point;

/** Faces from the back to the front. */
export function roofFaces(spec: RoofSpec): RoofFace[] {
  const { width, columns, form } = spec;
  const height = rise(spec);
  const [, eaves] = roofEaves(spec);
  const project: Project = ([x, y, z]) => [x, eaves - y * Math.sin(view) - z * Math.cos(view)];
  if (form === 'pyramid') return pyramid(spec, height, project);
  if (form === 'monopitch') {
    return [
      slope(spec, [0, 0], [width, height], columns, project),
      gable(width, columns, (x) => (height * x) / width, project),
    ];
  }
  const half = Math.max(1, Math.round(columns / 2));
  const ridge = [width / 2, height] as const;
  return [
    slope(spec, [0, 0], ridge, half, project),
    { ...slope(spec, ridge, [width, 0], half, project), shaded: true },
    gable(width, half * 2, (x) => height * (1 - Math.abs((2 * x) / width - 1)), project),
  ];
}

/** The inner points that divide a length of 1 into equal parts. */
const divisions = (parts: number): number[] => Array.from({ length: parts - 1 }, (_, index) => (index + 1) / parts);

/** A slope between two level edges that run away from the viewer; the edges are given as x and height. */
function slope(
  { length, rows }: RoofSpec,
  from: readonly [number, number],
  to: readonly [number, number],
  parts: number,
  project: Project,
): RoofFace {
  const at = (s: number, t: number) =>
    project([from[0] + (to[0] - from[0]) * s, length * t, from[1] + (to[1] - from[1]) * s]);
  return {
    outline: [at(0, 1), at(1, 1), at(1, 0), at(0, 0)],
    bars: [
      ...divisions(parts).map((s): [Point, Point] => [at(s, 0), at(s, 1)]),
      ...divisions(rows).map((t): [Point, Point] => [at(0, t), at(1, t)]),
    ],
  };
}

/** Upright glass below the front edge of the slopes; `edge` is the height of that edge. */
function gable(width: number, columns: number, edge: (x: number) => number, project: Project): RoofFace {
  const bars = divisions(columns).map((part): [Point, Point] => [
    project([part * width, 0, 0]),
    project([part * width, 0, edge(part * width)]),
  ]);
  return {
    outline: [
      project([0, 0, 0]),
      ...bars.map(([, top]) => top),
      project([width, 0, edge(width)]),
      project([width, 0, 0]),
    ],
    bars,
    shaded: true,
  };
}

/** The slopes of a pyramid; the one at the back only where the view reaches over the apex. */
function pyramid({ width, length, columns, rows }: RoofSpec, height: number, project: Project): RoofFace[] {
  const apex: Corner = [width / 2, length / 2, height];
  const face = (a: Corner, b: Corner, parts: number, shaded: boolean): RoofFace => {
    /** Along the eaves by `s`, up the slope by `t`. */
    const at = (s: number, t: number): Point => {
      const mix = (axis: 0 | 1 | 2) => a[axis] + (b[axis] - a[axis]) * s + (apex[axis] - (a[axis] + b[axis]) / 2) * t;
      return project([mix(0), mix(1), mix(2)]);
    };
    // Rafters run square to the eaves up to a hip; purlins run from hip to hip.
    const rafters = divisions(parts).map((s): [Point, Point] => [at(s, 0), at(s, 2 * Math.min(s, 1 - s))]);
    const purlins = divisions(rows).map((t): [Point, Point] => [at(t / 2, t), at(1 - t / 2, t)]);
    return { outline: [project(apex), project(b), project(a)], bars: [...rafters, ...purlins], shaded };
  };
  const [front, right, back, left]: [Corner, Corner, Corner, Corner] = [
    [0, 0, 0],
    [width, 0, 0],
    [width, length, 0],
    [0, length, 0],
  ];
  const alongLength = Math.max(2, Math.round((columns * length) / width));
  const behind = (length / 2) * Math.sin(view) > height * Math.cos(view) ? [face(back, left, columns, false)] : [];
  return [
    ...behind,
    face(left, front, alongLength, false),
    face(right, back, alongLength, true),
    face(front, right, columns, true),
  ];
}
