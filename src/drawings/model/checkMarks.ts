import { circle, extentOf, line, type Drawing, type Outline, type Rect, type Shape } from './shape.ts';

/**
 * A number of the list, ”4a” where the thing is in several places, and the point to which a line leads from it; without
 * a point the number is on its place.
 */
export type CheckMark = { name: string; at: Point; to?: Point };

type Point = readonly [x: number, y: number];

/** Radius of a number's circle, size of its letters, and distance from the frame, mm. */
const radius = 115;
const letters = 140;
const away = 420;

const middle = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2];

/**
 * The places to check on a door of one leaf that is drawn with its fittings: 1 it shuts, 2 the gap around it, 3 its
 * seals, 4a a hinge and 4b the handle, 5 the closer.
 */
export function checkMarks({ shapes, product }: Drawing): CheckMark[] {
  const of = (layer: string) =>
    shapes
      .filter((shape): shape is Outline => shape.layer === layer && 'points' in shape)
      .map((shape) => extentOf(shape.points));
  const [leaf] = of('leaf');
  const fittings = of('hardware').toSorted((a, b) => a.y - b.y);
  // Found by shape: a closer's body is below its rail; hinges and the plate of a handle are upright, each at its edge
  // of the leaf.
  const closer = fittings.find(({ width }) => width > 2 * radius);
  const upright = fittings.filter(({ width, height }) => width < height / 4);
  const [hinge] = upright;
  const handle = upright.find(({ x }) => leaf && hinge && x > middle(leaf)[0] !== hinge.x > middle(leaf)[0]);
  if (!leaf || !closer || !hinge || !handle) return [];
  const onLeft = hinge.x < middle(leaf)[0];
  const [hung, shut] = onLeft ? [-away, product.width + away] : [product.width + away, -away];
  const edge = onLeft ? leaf.x + leaf.width : leaf.x;
  const beside = (name: string, x: number, to: Point): CheckMark => ({ name, at: [x, to[1]], to });
  return [
    { name: '1', at: middle(leaf) },
    beside('2', shut, [edge, leaf.y + leaf.height * 0.12]),
    beside('3', shut, [edge, leaf.y + leaf.height * 0.8]),
    beside('4b', shut, middle(handle)),
    beside('4a', hung, middle(hinge)),
    beside('5', hung, middle(closer)),
  ];
}

/** The numbers in their circles, each with a line to its place. */
export function drawCheckMarks(marks: readonly CheckMark[]): Shape[] {
  const pointing = marks.flatMap(({ at, to }) => (to ? [{ at, to }] : []));
  return [
    ...pointing.map(({ at, to }) => line('tick', at, to)),
    ...pointing.flatMap(({ to: [x, y] }) => circle('tick', x, y, 22)),
    ...marks.flatMap(({ at: [x, y] }) => circle('plate', x, y, radius)),
    ...marks.map(({ name, at: [x, y] }): Shape => ({
      layer: 'class',
      text: name,
      at: [x, y - letters * 0.36],
      height: letters,
      anchor: 'middle',
    })),
  ];
}
