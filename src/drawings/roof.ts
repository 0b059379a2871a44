/**
 * A glazed roof in orthographic view, from the front and above. Widths stay true, lengths and heights are shortened, so that
 * the pitch is seen in the gable and both slopes are seen from outside.
 */
import type { ElevationSpec } from '../content/schema.ts';
import type { Point, Polygon } from './geometry.ts';

export type RoofSpec = Extract<ElevationSpec, { type: 'roof' }>;

/** How steeply the view looks down, radians. */
const view = (35 * Math.PI) / 180;
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

/** Projection of a point: x to the right, y away from the viewer, z up from the upper edge of the upstand, mm. */
export function projector(spec: RoofSpec): (x: number, y: number, z: number) => Point {
  const eaves = roofSize(spec).height - upstand * Math.cos(view);
  return (x, y, z) => [x, eaves - y * Math.sin(view) - z * Math.cos(view)];
}

export type RoofFace = {
  /** Outline, clockwise on the screen. */
  outline: Polygon;
  panes: Polygon[];
  /** True for the upright glass of a gable. */
  gable?: boolean;
};

type Corner = readonly [x: number, y: number, z: number];

/** Faces from the back to the front, each divided into panes. */
export function roofFaces(spec: RoofSpec): RoofFace[] {
  const { width, length, columns, rows, form } = spec;
  const height = rise(spec);
  const project = projector(spec);
  const flat = (corners: Corner[]): Polygon => corners.map((corner) => project(...corner));
  /** Panes of a slope that rises along x from `x0` to `x1`. */
  const slope = (x0: number, x1: number, z0: number, z1: number, parts: number): RoofFace => {
    const at = (s: number, t: number): Corner => [x0 + (x1 - x0) * s, length * t, z0 + (z1 - z0) * s];
    const quad = (s0: number, s1: number, t0: number, t1: number) => flat([at(s0, t1), at(s1, t1), at(s1, t0), at(s0, t0)]);
    const panes = grid(parts, rows).map(([i, j]) => quad(i / parts, (i + 1) / parts, j / rows, (j + 1) / rows));
    return { outline: quad(0, 1, 0, 1), panes };
  };
  if (form === 'pyramid') return pyramid(spec, height, flat);
  if (form === 'monopitch') {
    const z = (x: number) => (height * x) / width;
    return [slope(0, width, 0, height, columns), gable(width, columns, z, flat)];
  }
  const half = Math.max(1, Math.round(columns / 2));
  const z = (x: number) => height * (1 - Math.abs((2 * x) / width - 1));
  return [slope(0, width / 2, 0, height, half), slope(width / 2, width, height, 0, half), gable(width, half * 2, z, flat)];
}

const grid = (columns: number, rows: number): [number, number][] => Array.from({ length: columns * rows }, (_, index) => [index % columns, Math.floor(index / columns)]);

/** Upright glass below the front edge of the slopes; `z` is the height of that edge. */
function gable(width: number, columns: number, z: (x: number) => number, flat: (corners: Corner[]) => Polygon): RoofFace {
  const step = width / columns;
  const panes = Array.from({ length: columns }, (_, i) => [i * step, (i + 1) * step] as const);
  const tops = panes.map(([, right]): Corner => [right, 0, z(right)]);
  return {
    outline: flat([[0, 0, z(0)], ...tops, [width, 0, 0], [0, 0, 0]]),
    panes: panes.map(([left, right]) => flat([[left, 0, z(left)], [right, 0, z(right)], [right, 0, 0], [left, 0, 0]])),
    gable: true,
  };
}

/** Left, right and front slope of a pyramid; the one at the back is left out where the view hides it. */
function pyramid({ width, length, columns, rows }: RoofSpec, height: number, flat: (corners: Corner[]) => Polygon): RoofFace[] {
  const apex: Corner = [width / 2, length / 2, height];
  const face = (a: Corner, b: Corner, parts: number): RoofFace => {
    const at = (s: number, t: number): Corner => [0, 1, 2].map((i) => (a[i] as number) + ((b[i] as number) - (a[i] as number)) * s + ((apex[i] as number) - ((a[i] as number) + (b[i] as number)) / 2) * t) as unknown as Corner;
    // Rafters run square to the eaves until they meet a hip: at height t the face reaches from t/2 to 1 - t/2.
    const panes = grid(parts, rows).map(([i, j]) => {
      const [low, high] = [j / rows, (j + 1) / rows];
      const cut = (s: number, t: number) => Math.min(Math.max(s, t / 2), 1 - t / 2);
      const [s0, s1] = [i / parts, (i + 1) / parts];
      const corners: Corner[] = [at(cut(s0, high), high), at(cut(s1, high), high), at(cut(s1, low), low), at(cut(s0, low), low)];
      return flat(corners);
    });
    return { outline: flat([apex, b, a]), panes };
  };
  const [p, q, r, s]: [Corner, Corner, Corner, Corner] = [[0, 0, 0], [width, 0, 0], [width, length, 0], [0, length, 0]];
  return [face(s, p, rows), face(q, r, rows), face(p, q, columns)];
}
