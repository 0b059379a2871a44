/** Plane geometry for the drawings. Lengths in the unit of the drawing (mm in elevations), y points down. */

export type Point = readonly [x: number, y: number];
/** A convex polygon. */
export type Polygon = readonly Point[];
export type Rect = { x: number; y: number; width: number; height: number };

/** The rectangle between two corners. */
export const box = (left: number, top: number, right: number, bottom: number): Rect => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
});

/** The rectangle without a border; three values give top, sides and bottom. */
export function inset(rect: Rect, top: number, sides = top, bottom = top): Rect {
  return { x: rect.x + sides, y: rect.y + top, width: rect.width - 2 * sides, height: rect.height - top - bottom };
}

/** Corners of a rectangle, clockwise from the upper left. */
export function polygon({ x, y, width, height }: Rect): Polygon {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

export const shift = (points: Polygon, dx: number, dy: number): Polygon =>
  points.map(([x, y]) => [x + dx, y + dy] as const);

/** The part of a convex polygon where a·x + b·y ≥ c. */
export function keep(points: Polygon, a: number, b: number, c: number): Polygon {
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] as Point;
    const [here, there] = [a * point[0] + b * point[1] - c, a * next[0] + b * next[1] - c];
    const kept: Point[] = here >= 0 ? [point] : [];
    if (here * there < 0) {
      const t = here / (here - there);
      kept.push([point[0] + t * (next[0] - point[0]), point[1] + t * (next[1] - point[1])]);
    }
    return kept;
  });
}

/** What two convex polygons have in common; `window` runs clockwise as seen on the screen. */
export function intersect(points: Polygon, window: Polygon): Polygon {
  return window.reduce<Polygon>((rest, [x, y], index) => {
    const [nextX, nextY] = window[(index + 1) % window.length] as Point;
    const [a, b] = [y - nextY, nextX - x];
    return keep(rest, a, b, a * x + b * y);
  }, points);
}

/** Polygon as path data: rounded, with H and V where an edge is level or upright, because the files are to be small. */
export function path(points: Polygon): string {
  let data = '';
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (const point of points) {
    const [x, y] = [Math.round(point[0]), Math.round(point[1])];
    if (data === '') data = `M${x} ${y}`;
    else if (x === lastX && y === lastY) continue;
    else if (y === lastY) data += `H${x}`;
    else if (x === lastX) data += `V${y}`;
    else data += `L${x} ${y}`;
    [lastX, lastY] = [x, y];
  }
  return data && `${data}z`;
}

export const paths = (polygons: readonly Polygon[]): string => polygons.map(path).join('');

/** A straight line as path data. */
export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${Math.round(x1)} ${Math.round(y1)}${segment(x1, y1, x2, y2)}`;

function segment(x1: number, y1: number, x2: number, y2: number): string {
  const [x, y] = [Math.round(x2), Math.round(y2)];
  if (Math.round(y1) === y) return `H${x}`;
  return Math.round(x1) === x ? `V${y}` : `L${x} ${y}`;
}

/** Smallest rectangle round polygons. */
export function bounds(polygons: readonly Polygon[]): Rect {
  const all = polygons.flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  return box(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}
