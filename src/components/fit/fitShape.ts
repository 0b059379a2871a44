/**
 * The lines, figures and labels of the figure of a product's limits, in the units in which it is drawn, y downwards.
 */
import type { WantedSize } from '../../catalogue/fit/fit.ts';
import { fieldOf, type Field } from '../../catalogue/fit/fitField.ts';
import type { Limit } from '../../catalogue/fit/limitWords.ts';
import { decimal } from '../../catalogue/phrasing.ts';
import { sidesName } from '../../catalogue/fit/size.ts';
import { beside, boxesOf, freePlace, type Box, type Point } from './fitLabels.ts';

/** Air beyond the largest that is shown. */
const air = 1.12;
/**
 * The figure is at least so wide for its height: the visitor's size has room beside its point, on one side or the
 * other.
 */
const leastWidth = 1.1;
/**
 * Length of the longer side of the figure, in its own units, which are no smaller than a pixel where it is drawn
 * smallest: its words are read.
 */
const length = 190;
/** Between two figures on an axis: beside each other, and below. */
const room = { width: 40, height: 16 };
/** Above and below the figure, for a row of words each. */
export const margin = 24;
/** What a label takes, with the air around it. */
const sizeOf = (text: string) => ({ width: text.length * 8.6 + 6, height: 18 });

type Side = 'width' | 'height';
/** A figure on an axis, at its place along it. */
type Tick = { value: number; place: number };
type Line = readonly Point[];

/** What is drawn of some limits and a size. */
export type FitShape = {
  /** Right and lower end of the axes. */
  end: Point;
  /** As wide as the axes and all labels. */
  wide: number;
  /** The visitor's size. */
  point: Point;
  name: string;
  field: Line;
  /** The sides of the field that are limits. */
  limits: Line[];
  /** Limits within the field, which goes on beyond them on a stricter condition. */
  within: Line[];
  /** From the visitor's size to the axes. */
  own: Line;
  widths: Tick[];
  heights: Tick[];
  /**
   * The visitor's own figures, where they are no limits: the width below the others where one of these is near, the
   * height moved off them.
   */
  ownWidth: Tick | undefined;
  ownHeight: Tick | undefined;
  /** How much lower the row of the visitor's own width is. */
  below: number;
  labels: { text: string; place: Box }[];
};

/** The figure of some limits, of which one has to hold, with the visitor's size; undefined where they limit no size. */
export function fitShape(limits: readonly Limit[], size: WantedSize): FitShape | undefined {
  const largest = (side: Side) => Math.max(size[side], ...limits.map((limit) => limit[side] ?? 0)) * air;
  const high = largest('height');
  const reach = { width: Math.max(largest('width'), leastWidth * high), height: high };
  const field = fieldOf(limits, reach);
  if (!field) return undefined;
  const scale = length / Math.max(reach.width, reach.height);
  const at = ([x, y]: Point): Point => [x * scale, (reach.height - y) * scale];
  const end: Point = [reach.width * scale, reach.height * scale];
  const point = at([size.width, size.height]);
  const [x, y] = point;
  const stricter = stricterHeights(limits, field);
  const drawn = {
    field: field.outline.map(at),
    limits: border(field, reach).map((line) => line.map(at)),
    within: stricter.map((height) => [at([0, height]), at([reach.width, height])]),
    own: [[0, y], point, [x, end[1]]] as Line,
  };
  const name = sidesName(size);
  const words: Label[] = [...curves(limits, at), { text: name, points: [point] }];
  // Above the figure there is room for all.
  const wide = Math.max(
    end[0],
    words.reduce((width, { text }) => width + sizeOf(text).width, 0),
  );
  const dot: Line = [
    [x - 5, y - 5],
    [x + 5, y + 5],
  ];
  const taken = [...drawn.limits, ...drawn.within, drawn.own, dot].flatMap(boxesOf);
  const labels = placeLabels(words, taken, { width: wide, height: end[1] });
  return { end, wide, point, name, ...drawn, ...ticks(limits, size, { field, stricter, scale }), labels };
}

/** Heights that hold on a stricter condition: the field goes on beyond them. */
function stricterHeights(limits: readonly Limit[], field: Field): number[] {
  return limits.flatMap(({ width, height, area }) =>
    height && !width && !area && !field.outline.some(([, side]) => side === height) ? [height] : [],
  );
}

/** The figures on both axes. The visitor's own are always there. */
function ticks(
  limits: readonly Limit[],
  size: WantedSize,
  { field, stricter, scale }: { field: Field; stricter: readonly number[]; scale: number },
): Pick<FitShape, 'widths' | 'heights' | 'ownWidth' | 'ownHeight' | 'below'> {
  const sidesOf = (side: Side) => limits.flatMap((limit) => limit[side] ?? []);
  const [widths, heights] = [
    apart(
      sidesOf('width').filter((value) => field.outline.some(([width]) => width === value)),
      room.width / scale,
    ),
    apart(
      sidesOf('height').filter(
        (value) => field.outline.some(([, height]) => height === value) || stricter.includes(value),
      ),
      room.height / scale,
    ),
  ];
  const isFree = (place: number, taken: readonly number[], least: number) =>
    taken.every((other) => Math.abs(other * scale - place) > least - 0.01);
  const tick = (value: number): Tick => ({ value, place: value * scale });
  const below = isFree(size.width * scale, widths, room.width) ? 0 : room.height;
  const own = size.height * scale;
  const moved = heights
    .flatMap((height) => [height * scale - room.height, height * scale + room.height])
    .toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own));
  const place = [own, ...moved].find((one) => isFree(one, heights, room.height));
  return {
    widths: widths.map(tick),
    heights: heights.map(tick),
    ownWidth: widths.includes(size.width) ? undefined : tick(size.width),
    ownHeight: place === undefined || heights.includes(size.height) ? undefined : { value: size.height, place },
    below,
  };
}

/** Each value once, largest first; those that would stand on top of another are left out. */
function apart(values: readonly number[], least: number): number[] {
  return [...new Set(values)]
    .toSorted((a, b) => b - a)
    .reduce<number[]>(
      (kept, value) => (kept.every((other) => Math.abs(other - value) > least) ? [...kept, value] : kept),
      [],
    );
}

type Label = { text: string; points: Point[] };

/**
 * Each label beside one of its points, where it stands on no line and on no other; else above the figure, where there
 * are none.
 */
function placeLabels(labels: Label[], lines: Box[], sheet: Pick<Box, 'width' | 'height'>) {
  const taken = [...lines];
  return labels.map(({ text, points }) => {
    const size = sizeOf(text);
    const places = points
      .flatMap((point) => [5, 16].flatMap((gap) => beside(point, size, gap)))
      .filter(({ x, y }) => x > 0 && x + size.width <= sheet.width && y > 0 && y + size.height < sheet.height);
    const [first = [0, 0]] = points;
    const last = sheet.width - size.width;
    const over = Math.max(0, Math.min(first[0] - size.width / 2, last));
    const above = [over, 0, last].map((x) => ({ x, y: 3 - margin, ...size }));
    const place = freePlace([...places, ...above], taken) ?? { x: 0, y: 0, ...size };
    taken.push(place);
    return { text, place };
  });
}

/** What a limit of area says, and points of its curve from the middle to its ends. */
function curves(limits: readonly Limit[], at: (point: Point) => Point): Label[] {
  return limits.flatMap(({ width = Infinity, height = Infinity, area = 0 }) => {
    const square = area * 1e6;
    if (!square || square >= width * height) return [];
    const [first, last] = [Math.max(square / height, square / 1e5), Math.min(width, 1e5)];
    const points = [0.5, 0.25, 0.75, 0, 1].map((share): Point => {
      const across = first * (last / first) ** share;
      return at([across, square / across]);
    });
    return [{ text: `${decimal(area)}\u00a0m²`, points }];
  });
}

/** The sides of the outline that are limits: not the axes, and not the edge of the figure where nothing is stated. */
function border({ outline, open }: Field, reach: { width: number; height: number }): Field['outline'][] {
  const lines: Field['outline'][] = [];
  outline.forEach((from, index) => {
    const to = outline[index + 1] ?? [0, 0];
    const [vertical, horizontal] = [from[0] === to[0], from[1] === to[1]];
    if (vertical && (from[0] === 0 || (open.width && from[0] === reach.width))) return;
    if (horizontal && (from[1] === 0 || (open.height && from[1] === reach.height))) return;
    // One line, so that its dashes run on through the corners.
    const last = lines.at(-1);
    if (last?.at(-1) === from) last.push(to);
    else lines.push([from, to]);
  });
  return lines;
}
