import type { Chains, Part } from './part.ts';
import { line, type Rect, type Shape, type Vertex } from './shape.ts';

/** Shares of the sheet's height: the figures, and the distance between dimension lines. */
export const figures = 0.045;
const distance = 0.075;
/**
 * Parts narrower than this many figure heights have no room for their figure. At the end of a line it is written
 * outside; a line with such a part in its middle is left out.
 */
const room = 2.6;

/** Whether the figures of a line have room on a sheet of this height, mm. */
export const legible = (stops: number[], sheetHeight: number): boolean =>
  spansOf(stops).every(([from, to], index, { length }) => {
    const atEnd = length > 1 && (index === 0 || index === length - 1);
    return atEnd || length === 1 || to - from >= sheetHeight * figures * room;
  });

const spansOf = (stops: number[]): [from: number, to: number][] =>
  stops.slice(1).map((to, index) => [stops[index] ?? 0, to]);

/** The lines that there is room for. */
const readable = (chains: Chains[], sheet: Rect): Chains[] =>
  chains.map((group) => ({ ...group, stops: group.stops.filter((stops) => legible(stops, sheet.height)) }));

/** Width of the dimensions to the left of everything else, mm. */
export function clearance({ dimensions }: Part, sheet: Rect): number {
  const lines = readable(dimensions, sheet)
    .filter(({ along }) => along === 'up')
    .map(({ stops }) => stops.length);
  return sheet.height * (distance * Math.max(0, ...lines) + figures * 1.5);
}

/** What a builder draws, with the words in it as large as the figures. */
export const inFigures = ({ shapes }: Part, sheet: Rect): Shape[] =>
  shapes.map((shape) => ('text' in shape ? { ...shape, height: sheet.height * figures } : shape));

/**
 * Dimension lines with extension lines, a tick of 45° at each stop, and the figures in millimetres without the unit.
 */
export function drawDimensions({ dimensions }: Part, sheet: Rect): Shape[] {
  const text = sheet.height * figures;
  const step = sheet.height * distance;
  return readable(dimensions, sheet).flatMap(({ along, from, base, stops: lines }) =>
    lines.flatMap((stops, index) => {
      const above = along === 'across' ? (lines[index - 1] ?? []) : [];
      return dimension(along, stops, base - step * (index + 1), from - step / 4, text, above);
    }),
  );
}

/**
 * One dimension line at the height or distance `at`; its extension lines begin at `from`. Figures keep clear of the
 * stops `above` them.
 */
function dimension(
  along: Chains['along'],
  stops: number[],
  at: number,
  from: number,
  text: number,
  above: number[],
): Shape[] {
  /** A point by its way along the line and across it. */
  const point = (way: number, across: number): Vertex => (along === 'across' ? [way, across] : [across, way]);
  const [over, tick] = [text * 0.45, text * 0.3];
  const spans = spansOf(stops);
  return [
    line('dimension', point((stops[0] ?? 0) - over, at), point((stops.at(-1) ?? 0) + over, at)),
    ...stops.map((stop) => line('dimension', point(stop, from), point(stop, at - over))),
    ...stops.map((stop) => {
      const [x, y] = point(stop, at);
      return line('tick', [x - tick, y - tick], [x + tick, y + tick]);
    }),
    ...spans.map(([start, end], index): Shape => {
      const figure = String(Math.round(end - start));
      const outside = spans.length > 1 && end - start < text * room;
      const beyond = text * (figure.length * 0.3 + 0.5);
      // Keeps the figures clear of a stop also where a page sets them larger.
      const clear = text * (figure.length * 0.375 + 0.6);
      const inside = clearOf(above, start, end, clear);
      const [x, y] = point(!outside ? inside : index === 0 ? start - beyond : end + beyond, at);
      const aside = text * 0.3;
      const label = { layer: 'dimension', text: figure, height: text, anchor: 'middle' } as const;
      return along === 'across' ? { ...label, at: [x, y + aside] } : { ...label, at: [x - aside, y], angle: 90 };
    }),
  ];
}

/**
 * The place nearest to the middle of a part that keeps this distance from all stops; the middle itself if there is
 * none.
 */
function clearOf(stops: number[], start: number, end: number, distance: number): number {
  const middle = (start + end) / 2;
  const far = (way: number) => Math.abs(way - middle);
  return (
    stops
      .flatMap((stop) => [stop - distance, stop + distance])
      .concat(middle)
      .toSorted((a, b) => far(a) - far(b))
      .find((way) => way > start && way < end && stops.every((stop) => Math.abs(way - stop) > distance - 1)) ?? middle
  );
}
