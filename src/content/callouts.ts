import data from '../pictures/callouts.json' with { type: 'json' };

/** A number beside a picture: the part's key, where the part is seen, and where its number is, in a picture of `calloutSize`. */
export type Callout = { part: string; x: number; y: number; label: { x: number; y: number } };

/** The picture that callouts are counted in, pixels. */
export const calloutSize = { width: 1600, height: 1200 };

/** Least distance between two numbers, how high above the sample they stand, how near to an edge, and from one part's point to another's. */
const room = { between: 95, above: 40, edge: 48, points: 24 };

/** More would hide what they point at, and a number is one digit. */
const most = 8;

/** What `npm run render` has found in a picture: by the name of a part, its place as parts of the width and of the height; `top` is the sample's highest place. */
const found: Record<string, Record<string, number[]>> = data;

/**
 * The callouts of a picture at the first nine of `parts` that are seen in it, in the order of their numbers. These stand in a row above the
 * sample, none nearer to the next than can be read, and no two of their lines cross.
 */
export function calloutsOf(name: string, parts: string[], places = found[name] ?? {}): Callout[] {
  const points = parts
    .flatMap((part) => {
      const [x = 0, y = 0] = places[part] ?? [];
      return places[part] ? [{ part, x: inSteps(x * calloutSize.width), y: inSteps(y * calloutSize.height) }] : [];
    })
    // Two lines that end in one point would tell neither part.
    .filter(({ x, y }, index, all) =>
      all.slice(0, index).every((other) => Math.hypot(other.x - x, other.y - y) >= room.points),
    )
    .slice(0, most)
    .toSorted((a, b) => a.x - b.x);
  const top = Math.min(...points.map((point) => point.y), inSteps((places['top']?.[1] ?? 1) * calloutSize.height));
  const y = Math.max(room.edge, top - room.above);
  const row = spread(points.map(({ x }) => x));
  return uncrossed(points.map((point, index) => ({ ...point, label: { x: row[index] ?? point.x, y } })));
}

/** In steps that are no wider than a line on the page: fewer digits, and the page has no byte to give away. */
const inSteps = (length: number) => 5 * Math.round(length / 5);

/** Moves places in a row apart, each as little as can be: those that stand too near to each other share what they have to give way. */
function spread(xs: number[]): number[] {
  // Without the distances that have to lie between them, places in order never fall: those that do become one group, at its middle.
  const groups: { sum: number; count: number }[] = [];
  const middle = ({ sum, count }: { sum: number; count: number }) => sum / count;
  for (const [index, x] of xs.entries()) {
    let group = { sum: x - index * room.between, count: 1 };
    for (let last = groups.at(-1); last && middle(last) > middle(group); last = groups.at(-1)) {
      group = { sum: last.sum + group.sum, count: last.count + group.count };
      groups.pop();
    }
    groups.push(group);
  }
  const furthest = calloutSize.width - room.edge - (xs.length - 1) * room.between;
  return groups
    .flatMap((group) => Array.from({ length: group.count }, () => middle(group)))
    .map((place, index) => inSteps(Math.min(Math.max(place, room.edge), furthest)) + index * room.between);
}

/** Lets neighbours whose lines cross change places: the one that would pass below the other's point. */
function uncrossed(points: Callout[]): Callout[] {
  const callouts = [...points];
  for (let round = 1; round < callouts.length; round += 1)
    for (let index = 1; index < callouts.length; index += 1) {
      const [left, right] = [callouts[index - 1], callouts[index]];
      if (left && right && cross(left, right))
        callouts.splice(index - 1, 2, { ...right, label: left.label }, { ...left, label: right.label });
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
