/** Shadow and reflections. Only pictures have them: a CAD file does not. */
import { clip } from '../model/clip.ts';
import { flat } from '../model/flat.ts';
import type { Outline, Vertex } from '../model/shape.ts';

/**
 * Where the reflections are between the upper left and the lower right of all panes together. Panes without frames
 * mirror more of the sky.
 */
const reflections = [
  [0.3, 0.46],
  [0.5, 0.53],
] as const;
const mirrorReflections = [
  [0.12, 0.34],
  [0.37, 0.39],
  [0.5, 0.76],
  [0.79, 0.8],
] as const;
/** Run of a reflection's edge for one unit of height. */
const lean = 0.55;

/** The part of a recessed face that light from the upper left reaches. */
export function lit({ points, depth = 0 }: Outline): Vertex[] {
  const corners = flat(points);
  const window = corners.map(([x, y]): Vertex => [x + depth, y - depth]);
  return window.reduce<Vertex[]>((rest, [x, y], index) => {
    const [nextX, nextY] = window[(index + 1) % window.length] ?? [x, y];
    const [a, b] = [y - nextY, nextX - x];
    return clip(rest, a, b, a * x + b * y);
  }, corners);
}

/** One reflection runs across all panes of an element, as it does on real glass. */
export function reflectionsOn(panes: readonly Outline[]): Vertex[][] {
  const all = panes.flatMap(({ points }) => points);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const start = Math.min(...xs) - lean * Math.max(...ys);
  const span = Math.max(...xs) - lean * Math.min(...ys) - start;
  const mirrors = panes.every(({ depth }) => !depth);
  return all.length === 0
    ? []
    : (mirrors ? mirrorReflections : reflections).flatMap(([from, to]) =>
        panes
          .map((pane) => clip(clip(lit(pane), 1, -lean, start + from * span), -1, lean, -start - to * span))
          .filter((points) => points.length > 2),
      );
}
