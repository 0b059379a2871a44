import type { Vertex } from './shape.ts';

/** Corners, with arcs replaced by short straight steps: light and solids need no true arc. */
export function flat(points: readonly Vertex[]): Vertex[] {
  const steps = 8;
  return points.flatMap((point, index) => {
    const [x, y, bulge = 0] = point;
    const [endX, endY] = points[(index + 1) % points.length] ?? point;
    if (!bulge) return [[x, y]];
    // Distance of the centre from the middle of the chord, as a share of the chord.
    const aside = (1 - bulge ** 2) / (4 * bulge);
    const [centreX, centreY] = [(x + endX) / 2 - aside * (endY - y), (y + endY) / 2 + aside * (endX - x)];
    const angle = (4 * Math.atan(bulge)) / steps;
    return Array.from({ length: steps }, (_, turn): Vertex => {
      const [cos, sin] = [Math.cos(angle * turn), Math.sin(angle * turn)];
      return [centreX + (x - centreX) * cos - (y - centreY) * sin, centreY + (x - centreX) * sin + (y - centreY) * cos];
    });
  });
}
