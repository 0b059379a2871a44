/**
 * Where the class of a boundary stands in a picture: beside the line that it belongs to, on the side that the line does
 * not enclose.
 */

/** A point of a picture, in the units of the data: 1,200 by 800. */
type Point = readonly [x: number, y: number];

/** A place for a class: a point of the line, and the side of it on which the class stands. */
export type MarkPlace = { at: string; side: 'left' | 'right' | 'up' };

type Rect = { left: number; right: number; top: number; bottom: number };

/**
 * What a class takes, in units of the data, with its distance from the line: in a dialog, on a telephone of 360 pixels,
 * and, as its number alone, on a narrower one.
 */
const onDesk = { width: 112, height: 36, away: 11 };
const onTelephone = { width: 234, height: 74, away: 27 };
const asNumber = { width: 90, height: 90, away: 30 };
/** All of them. */
export const shownSizes = [onDesk, onTelephone, asNumber];
const picture = { width: 1200, height: 800 };
/** So far from the picture's sides a class stays if it can: on a telephone six pixels. */
const edge = 18;

/**
 * What a place costs: a line that it covers, as it is shown; a class that it covers; being at the picture's side; a
 * unit of way from its point.
 */
const costs = { line: { desk: 6, telephone: 2 }, otherClass: 8, atEdge: 1, away: 1 / 400 };
/** Outside the picture is worse than any number of lines that one has. */
const linesOutside = 100;

/** Places for the classes of a picture, in their order. */
export function placeMarks(lines: readonly string[], marks: readonly string[]): MarkPlace[] {
  const all = lines.map((line) => line.split(' ').map(pointOf));
  const taken: Rect[] = [];
  return marks.map((mark) => {
    const point = pointOf(mark);
    const own = all.toSorted((a, b) => distance(a, point) - distance(b, point))[0] ?? [];
    const best = placesOf(own, point)
      .map((place) => ({ place, cost: costOf(place, point, all, taken) }))
      .toSorted((a, b) => a.cost - b.cost)[0];
    const place = best?.place ?? { at: mark, side: 'up' };
    taken.push(rectOf(place, onTelephone));
    return place;
  });
}

/** A point as the data has it: ”700,400”. */
export const pointOf = (text: string): Point => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
};

const segmentsOf = (line: readonly Point[]): [Point, Point][] =>
  line.slice(1).map((to, index) => [line[index] ?? to, to]);

/** Left and right of the line at the height of the point, and above it. */
function placesOf(line: readonly Point[], [x, y]: Point): MarkPlace[] {
  const xs = crossings(line, y, 1);
  const ys = crossings(line, x, 0);
  const at = (left: number, top: number) => `${Math.round(left)},${Math.round(top)}`;
  return [
    { at: at(Math.min(x, ...xs), y), side: 'left' },
    { at: at(Math.max(x, ...xs), y), side: 'right' },
    { at: at(x, Math.min(y, ...ys)), side: 'up' },
  ];
}

/** Where a line crosses a height (`axis` 1) or a distance from the left (`axis` 0). */
const crossings = (line: readonly Point[], value: number, axis: 0 | 1): number[] =>
  segmentsOf(line).flatMap(([from, to]) => {
    const [start, end] = [from[axis], to[axis]];
    if (start === end || (value - start) * (value - end) > 0) return [];
    const other = axis === 0 ? 1 : 0;
    return from[other] + ((to[other] - from[other]) * (value - start)) / (end - start);
  });

/** How far a point is from the nearest part of a line, in the units of the data. */
export function distance(line: readonly Point[], [x, y]: Point): number {
  return Math.min(
    ...segmentsOf(line).map(([[ax, ay], [bx, by]]) => {
      const square = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
      const share = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square));
      return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
    }),
  );
}

/** What a class takes at its place, in units of the data. */
export function rectOf({ at, side }: MarkPlace, { width, height, away }: typeof onDesk): Rect {
  const [x, y] = pointOf(at);
  if (side === 'up') return { left: x - width / 2, right: x + width / 2, top: y - away - height, bottom: y - away };
  const left = side === 'left' ? x - away - width : x + away;
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
}

/** A class may not leave the picture; it covers no line if it can, no other class, and stays where the data has it. */
function costOf(place: MarkPlace, point: Point, lines: readonly (readonly Point[])[], taken: readonly Rect[]): number {
  const covered = (rect: Rect) => {
    const leaves = rect.left < 0 || rect.top < 0 || rect.right > picture.width || rect.bottom > picture.height;
    const lying = lines.flatMap(segmentsOf).filter((segment) => crosses(rect, segment)).length;
    return (leaves ? linesOutside : 0) + lying;
  };
  const large = rectOf(place, onTelephone);
  const onOthers = taken.filter(
    ({ left, right, top, bottom }) =>
      large.left < right && left < large.right && large.top < bottom && top < large.bottom,
  ).length;
  const [x, y] = pointOf(place.at);
  return (
    costs.line.desk * covered(rectOf(place, onDesk)) +
    costs.line.telephone * covered(large) +
    costs.otherClass * onOthers +
    (large.left < edge || large.right > picture.width - edge ? costs.atEdge : 0) +
    costs.away * Math.hypot(x - point[0], y - point[1])
  );
}

/** Whether a part of the segment lies in the rectangle. */
function crosses({ left, right, top, bottom }: Rect, [[ax, ay], [bx, by]]: [Point, Point]): boolean {
  return Array.from({ length: 41 }, (_, index) => index / 40).some((share) => {
    const [x, y] = [ax + share * (bx - ax), ay + share * (by - ay)];
    return x > left && x < right && y > top && y < bottom;
  });
}
