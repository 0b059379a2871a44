import type { Vertex } from './shape.ts';

/** The part of a convex polygon with straight edges where a·x + b·y ≥ c. */
export function clip(points: readonly Vertex[], a: number, b: number, c: number): Vertex[] {
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const [here, there] = [a * point[0] + b * point[1] - c, a * next[0] + b * next[1] - c];
    const kept: Vertex[] = here >= 0 ? [point] : [];
    if (here * there < 0) {
      const t = here / (here - there);
      kept.push([point[0] + t * (next[0] - point[0]), point[1] + t * (next[1] - point[1])]);
    }
    return kept;
  });
}
