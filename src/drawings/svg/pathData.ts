import type { Outline, Vertex } from '../model/shape.ts';

/**
 * Outlines as path data: y turned downwards, lengths rounded to whole millimetres and no space before a minus, because
 * the files are to be small.
 */
export const pathData = (outlines: readonly Pick<Outline, 'points' | 'closed'>[]): string =>
  outlines.map(data).join('').replaceAll(' -', '-');

function data({ points, closed }: Pick<Outline, 'points' | 'closed'>): string {
  let text = '';
  let last: Vertex | undefined;
  for (const point of closed ? [...points, ...points.slice(0, 1)] : points) {
    const [x, y] = rounded(point);
    if (!last) text = `M${x} ${y}`;
    else {
      const [dx, dy] = [x - rounded(last)[0], y - rounded(last)[1]];
      if (last[2]) text += arc(last[2], Math.hypot(point[0] - last[0], point[1] - last[1]), dx, dy);
      // The closing z draws the last edge of a closed outline.
      else if (!(closed && point === points[0])) text += step(dx, dy);
    }
    last = point;
  }
  return closed ? `${text}z` : text;
}

const rounded = ([x, y]: Vertex): [number, number] => [Math.round(x), Math.round(-y) + 0];

function step(dx: number, dy: number): string {
  if (dy === 0) return dx === 0 ? '' : `h${dx}`;
  return dx === 0 ? `v${dy}` : `l${dx} ${dy}`;
}

/** An arc by its bulge and chord; see Vertex. */
function arc(bulge: number, chord: number, dx: number, dy: number): string {
  const radius = Math.round((chord * (1 + bulge ** 2)) / (4 * Math.abs(bulge)));
  return `a${radius} ${radius} 0 ${Math.abs(bulge) > 1 ? 1 : 0} ${bulge > 0 ? 0 : 1} ${dx} ${dy}`;
}
