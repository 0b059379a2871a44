import data from '../pictures/callouts.json' with { type: 'json' };

/** A number beside a picture: the part's key, where the part is seen, and where its number stands, in a picture of `calloutSize`. */
export type Callout = { part: string; x: number; y: number; label: { x: number; y: number } };

/** The picture that callouts are counted in, pixels. */
export const calloutSize = { width: 1600, height: 1200 };

/** Least distance between two numbers, how high above the uppermost part they stand, and how near to an edge. */
const room = { between: 76, above: 84, edge: 48 };

/** More would hide what they point at, and a number is one digit. */
const most = 9;

/** What `npm run render` has found in a picture: by the name of a part, its place as parts of the width and of the height. */
const found: Record<string, Record<string, number[]>> = data;

/** The callouts of a picture at the first nine of `parts` that are seen in it, in the order of their numbers, which stand in a row above the sample, none nearer to the next than can be read. No two lines cross. */
export function calloutsOf(name: string, parts: string[], places = found[name] ?? {}): Callout[] {
  const points = parts
    .filter((part) => places[part])
    .slice(0, most)
    .map((part) => ({ part, at: places[part] ?? [] }))
    .map(({ part, at: [x = 0, y = 0] }) => ({
      part,
      x: Math.round(x * calloutSize.width),
      y: Math.round(y * calloutSize.height),
    }))
    .toSorted((a, b) => a.x - b.x);
  const y = Math.max(room.edge, Math.min(...points.map((point) => point.y)) - room.above);
  const last = points.length - 1;
  const labels: number[] = [];
  for (const [index, { x }] of points.entries()) labels.push(Math.max(x, (labels[index - 1] ?? 0) + room.between));
  for (let index = last; index >= 0; index -= 1)
    labels[index] = Math.min(
      labels[index] ?? 0,
      index === last ? calloutSize.width - room.edge : (labels[index + 1] ?? 0) - room.between,
    );
  const callouts = points.map((point, index) => ({ ...point, label: { x: labels[index] ?? point.x, y } }));
  // Neighbours whose lines cross change places: the one that would pass below the other's point.
  for (let round = 0; round < last; round += 1)
    for (let index = 0; index < last; index += 1) {
      const [left, right] = [callouts[index], callouts[index + 1]];
      if (left && right && cross(left, right))
        callouts.splice(index, 2, { ...right, label: left.label }, { ...left, label: right.label });
    }
  return callouts;
}

/** Whether the line of the left number meets that of the right one. */
function cross(left: Callout, right: Callout): boolean {
  const at = ({ x, y, label }: Callout, height: number) =>
    label.x + ((x - label.x) * (height - label.y)) / (y - label.y);
  const height = Math.min(left.y, right.y);
  return at(left, height) > at(right, height);
}
