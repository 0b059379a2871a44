import data from '../pictures/callouts.json' with { type: 'json' };

/**
 * A number beside a picture: the part's key, where the part is seen, and where its number is, in a picture of
 * `calloutSize`.
 */
export type Callout = { part: string; x: number; y: number; label: { x: number; y: number } };

/** The picture that callouts are counted in, pixels. */
export const calloutSize = { width: 1600, height: 1200 };

/**
 * Least distance between two numbers, how high above the sample they stand, how near to an edge, from one part's point
 * to another's, and how far a line should keep from the point of another; and how high above the picture's foot the
 * lower lines end.
 */
const room = { between: 105, above: 15, edge: 48, points: 56, clear: 36, foot: 140 };

/**
 * What is pointed at further down has its number below the sample: from above its line would run through all that
 * stands before it.
 */
const upperPart = 0.58 * calloutSize.height;

/** More would hide what they point at, and a number is one digit. */
const most = 9;

/**
 * What `npm run render` has found in a picture: by the name of a part, its place as parts of the width and of the
 * height; `top` is the sample's highest place.
 */
const found: Record<string, Record<string, number[]>> = data;

/**
 * The callouts of a picture at the first nine of `parts` that are seen in it, in the order of their numbers. These
 * stand in a row above the sample, and those of what is seen far down in one below it, none nearer to the next than can
 * be read, and no two of their lines cross.
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
  const above = inRow(
    points.filter((point) => point.y <= upperPart),
    Math.max(room.edge, top - room.above),
  );
  const below = inRow(points.filter((point) => point.y > upperPart).map(upsideDown), room.foot);
  return [...above, ...below.map((callout) => ({ ...upsideDown(callout), label: upsideDown(callout.label) }))];
}

/** The numbers of some points in one row above them. */
function inRow(points: Omit<Callout, 'label'>[], y: number): Callout[] {
  const row = spread(points.map(({ x }) => x));
  return disentangled(points.map((point, index) => ({ ...point, label: { x: row[index] ?? point.x, y } })));
}

/** A row below its points is a row above them in a picture that stands on its head. */
const upsideDown = <Place extends { y: number }>(place: Place): Place => ({
  ...place,
  y: calloutSize.height - place.y,
});

/** In steps that are no wider than a line on the page: fewer digits, and the page has no byte to give away. */
const inSteps = (length: number) => 5 * Math.round(length / 5);

/**
 * Moves places in a row apart, each as little as can be: those that stand too near to each other share what they have
 * to give way.
 */
function spread(xs: number[]): number[] {
  // Without the distances that have to lie between them, places in order never fall: those that do become one group, at
  // its middle.
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

/**
 * Lets neighbours change places, or a number step aside, as long as that makes the lines easier to follow: none crosses
 * another or passes so near to another's point that it seems to end there. A long way aside is a slant line, so a step
 * has to be worth its length.
 */
function disentangled(points: Callout[]): Callout[] {
  const effort = effortOf(points);
  const better = variantsOf(points).find((variant) => effortOf(variant) < effort);
  return better ? disentangled(better) : points;
}

/**
 * What can be tried with numbers in a row: each two neighbours in each other's place, and each number a step to either
 * side.
 */
function variantsOf(callouts: Callout[]): Callout[][] {
  const row = callouts.map(({ label }) => label.x);
  return callouts.flatMap((callout, index) => {
    const next = callouts[index + 1];
    const steps = [-5, 5]
      .map((step) => pushed(row, index, step))
      .filter((xs) => xs.every((x) => x >= room.edge && x <= calloutSize.width - room.edge))
      .map((xs) => callouts.map((one, place) => ({ ...one, label: { ...one.label, x: xs[place] ?? one.label.x } })));
    if (!next) return steps;
    const swapped = callouts
      .with(index, { ...next, label: callout.label })
      .with(index + 1, { ...callout, label: next.label });
    return [...steps, swapped];
  });
}

/** A row in which one place is a step further, and pushes before it those that it comes too near to. */
function pushed(row: number[], index: number, step: number): number[] {
  const xs = row.with(index, (row[index] ?? 0) + step);
  for (let place = index + 1; place < xs.length; place += 1)
    xs[place] = Math.max(xs[place] ?? 0, (xs[place - 1] ?? 0) + room.between);
  for (let place = index - 1; place >= 0; place -= 1)
    xs[place] = Math.min(xs[place] ?? 0, (xs[place + 1] ?? 0) - room.between);
  return xs;
}

/**
 * How hard numbers in a row are to follow: how far each stands beside its point, and far more where a line is not clear
 * of another.
 */
function effortOf(callouts: Callout[]): number {
  return callouts.reduce((sum, one, index) => {
    const aside = (one.label.x - one.x) ** 2;
    const unclear = callouts.slice(index + 1).map((other) => Math.max(0, room.clear - clearanceOf(one, other)));
    return sum + aside + unclear.reduce((all, lack) => all + lack * 1500, 0);
  }, 0);
}

/**
 * How far the lines of two numbers in a row keep from each other, from the left one's right; less than nothing if they
 * cross.
 */
export function clearanceOf(left: Callout, right: Callout): number {
  const isLeftNear = Math.abs(left.y - left.label.y) < Math.abs(right.y - right.label.y);
  const [near, far] = isLeftNear ? [left, right] : [right, left];
  const rise = far.y - far.label.y;
  const run = far.x - far.label.x;
  const across = near.x - (far.label.x + (run * (near.y - far.label.y)) / rise);
  return ((isLeftNear ? -across : across) * Math.abs(rise)) / Math.hypot(run, rise);
}
