import { expect, test } from 'vitest';
import { productKeyOf } from '../catalogue/productKey.ts';
import { products } from '../catalogue/products.ts';
import { calloutsOf, clearanceOf, type Callout } from './callouts.ts';
import { explodedOf } from './explodedView.ts';

test('numbers stand above all parts and within the picture, apart from each other, so that no lines cross', () => {
  const places = {
    glass: [0.5, 0.4],
    gasket: [0.505, 0.3],
    bead: [0.99, 0.5],
    profile: [0.98, 0.57],
    strip: [0.5, 0.35],
  };
  const callouts = calloutsOf('any', Object.keys(places), places);
  expect(callouts.map(({ part }) => part)).toEqual(['glass', 'strip', 'gasket', 'profile', 'bead']);
  const gaps = callouts.slice(1).map(({ label }, index) => label.x - (callouts[index]?.label.x ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(105);
  expect(Math.max(...callouts.map(({ label }) => label.x))).toBeLessThan(1600);
  for (const { label, y } of callouts) expect(label.y).toBeLessThan(y);
  // Those that are too near to each other give way to both sides.
  const [first, , third] = callouts;
  expect(Math.abs(((first?.label.x ?? 0) + (third?.label.x ?? 0)) / 2 - 0.5 * 1600)).toBeLessThan(50);
});

test('numbers stand above the whole sample, also where its parts are pointed at further down', () => {
  const callouts = calloutsOf('any', ['glass', 'profile'], {
    glass: [0.5, 0.55],
    profile: [0.6, 0.5],
    top: [0.3, 0.25],
  });
  expect(callouts.map(({ part }) => part)).toEqual(['glass', 'profile']);
  for (const { label } of callouts) expect(label.y).toBeLessThan(0.25 * 1200);
});

test('what is seen far down has its number below the sample, after those above it', () => {
  const callouts = calloutsOf('any', ['glass', 'profile'], {
    glass: [0.3, 0.7],
    profile: [0.6, 0.5],
    top: [0.3, 0.25],
  });
  expect(callouts.map(({ part, x, y, label }) => [part, x, label.x, label.y > y])).toEqual([
    ['profile', 960, 960, false],
    ['glass', 480, 480, true],
  ]);
});

test('a picture that nobody has looked through has no callouts', () => {
  expect(calloutsOf('products/steel-99-exploded', ['glass'])).toEqual([]);
});

test('of two parts that are seen at one point the more telling has the number', () => {
  const places = { profile: [0.5, 0.5], gasket: [0.505, 0.505], glass: [0.5, 0.6] };
  expect(
    calloutsOf('x', ['profile', 'gasket', 'glass'], places)
      .map(({ part }) => part)
      .toSorted(),
  ).toEqual(['glass', 'profile']);
});

type Point = { x: number; y: number };

/** Which side of the line through `a` and `b` a point lies on, by its sign. */
const sideOf = (a: Point, b: Point, { x, y }: Point) => Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));

/** How far a point is from the nearest of a line's own points. */
function distanceTo(a: Point, b: Point, { x, y }: Point): number {
  const [run, rise] = [b.x - a.x, b.y - a.y];
  const along = Math.min(1, Math.max(0, ((x - a.x) * run + (y - a.y) * rise) / (run ** 2 + rise ** 2)));
  return Math.hypot(a.x + along * run - x, a.y + along * rise - y);
}

/** How far two lines keep from each other, from end to end, by plain geometry; nought if they cross. */
function gapOf(one: Callout, other: Callout): number {
  const [a, b, c, d] = [one, one.label, other, other.label];
  if (sideOf(a, b, c) !== sideOf(a, b, d) && sideOf(c, d, a) !== sideOf(c, d, b)) return 0;
  return Math.min(distanceTo(a, b, c), distanceTo(a, b, d), distanceTo(c, d, a), distanceTo(c, d, b));
}

test.each(products.map((product) => [productKeyOf(product), product] as const))(
  'no lines of %s cross, and none goes so near to the point of another that it seems to end there',
  (_, product) => {
    const { callouts = [] } = explodedOf(product) ?? {};
    expect(callouts.length).toBeGreaterThan(4);
    const gaps = callouts.flatMap((one, index) => callouts.slice(index + 1).map((other) => gapOf(one, other)));
    expect(Math.min(...gaps)).toBeGreaterThan(25);
  },
);

test.each(
  products.filter(({ category, id }) => calloutsOf(`products/${category}-${id}-exploded`, ['hinge']).length > 0),
)('the hinge of $category $id has a number, and so have its seals', (product) => {
  const parts = explodedOf(product)?.callouts.map(({ part }) => part);
  expect(parts).toEqual(expect.arrayContaining(['hinge', 'gasket', 'strip']));
});

test('two lines are as clear of each other as the higher point is of the lower one’s line', () => {
  const at = (x: number, y: number, label: number) => ({ part: '', x, y, label: { x: label, y: 100 } });
  expect(clearanceOf(at(100, 300, 100), at(140, 900, 140))).toBeCloseTo(40);
  expect(clearanceOf(at(140, 300, 100), at(140, 900, 240))).toBeCloseTo(74.0, 0);
  expect(clearanceOf(at(300, 300, 100), at(200, 900, 200))).toBeCloseTo(-100);
});
