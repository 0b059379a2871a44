import type { WantedSize } from '../catalogue/fit.ts';
import { fieldOf, type Field } from '../catalogue/fitField.ts';
import type { Limit } from '../catalogue/limitWords.ts';
import { decimal } from '../catalogue/phrasing.ts';
import { sidesName } from '../catalogue/size.ts';
import { beside, boxesOf, freePlace, type Box, type Point } from './fitLabels.ts';

type Props = {
  /** The limits of which one has to hold. */
  limits: readonly Limit[];
  size: WantedSize;
  /** True where the size is beyond a limit of size. */
  isOutside: boolean;
};

/** Air beyond the largest that is shown. */
const air = 1.12;
/** The figure is at least so wide for its height: the visitor's size has room beside its point, on one side or the other. */
const leastWidth = 1.1;
/** Length of the longer side of the figure, in its own units, which are no smaller than a pixel where it is drawn smallest: its words are read. */
const length = 190;
/** Between two figures on an axis: beside each other, and below. */
const room = { width: 40, height: 16 };
/** Above and below the figure, for a row of words each. */
const margin = 24;
/** What a label takes, with the air around it. */
const sizeOf = (text: string) => ({ width: text.length * 8.6 + 6, height: 18 });

/**
 * The sizes that the limits allow, bounded by the boundary line, with the visitor's size in its corner of it; what is outside is shaded. Its
 * colours stand here, so that a page without an answer carries no styles for it.
 */
export function FitFigure({ limits, size, isOutside }: Props) {
  const largest = (name: 'width' | 'height') => Math.max(size[name], ...limits.map((limit) => limit[name] ?? 0)) * air;
  const high = largest('height');
  const reach = { width: Math.max(largest('width'), leastWidth * high), height: high };
  const field = fieldOf(limits, reach);
  if (!field) return null;
  const scale = length / Math.max(reach.width, reach.height);
  const at = ([x, y]: Point): Point => [x * scale, (reach.height - y) * scale];
  const [right, bottom] = [reach.width * scale, reach.height * scale];
  const [x, y] = at([size.width, size.height]);
  /** Heights that hold on a stricter condition: the field goes on beyond them. */
  const stricter = limits.flatMap(({ width, height, area }) =>
    height && !width && !area && !field.outline.some(([, side]) => side === height) ? [height] : [],
  );
  /** Those that are a side of the field or a line in it, largest first; what would stand on top of another is left out. */
  const figures = (name: 'width' | 'height') =>
    [...new Set(limits.flatMap((limit) => limit[name] ?? []))]
      .filter(
        (value) =>
          field.outline.some(([wide, high]) => (name === 'width' ? wide : high) === value) ||
          (name === 'height' && stricter.includes(value)),
      )
      .toSorted((a, b) => b - a)
      .reduce<number[]>(
        (kept, value) =>
          kept.every((other) => Math.abs(other - value) * scale > room[name]) ? [...kept, value] : kept,
        [],
      );
  const [widths, heights] = [figures('width'), figures('height')];
  // The visitor's own are always there: the width on a line of its own where a limit is near, the height moved off it.
  const isFree = (place: number, taken: number[], least: number) =>
    taken.every((other) => Math.abs(other * scale - place) > least - 0.01);
  const below = isFree(size.width * scale, widths, room.width) ? 0 : room.height;
  const ownHeight = size.height * scale;
  const places = heights.flatMap((height) => [height * scale - room.height, height * scale + room.height]);
  const heightPlace = [ownHeight, ...places.toSorted((a, b) => Math.abs(a - ownHeight) - Math.abs(b - ownHeight))].find(
    (place) => isFree(place, heights, room.height),
  );
  const name = sidesName(size);
  const lines = border(field, reach).map((line) => line.map(at));
  const limit = lines.map(path).join('');
  const within = stricter.map((height): Point[] => [at([0, height]), at([reach.width, height])]);
  const own: Point[] = [
    [0, y],
    [x, y],
    [x, bottom],
  ];
  const areas = curves(limits, at);
  const words: Label[] = [...areas, { text: name, points: [[x, y]] }];
  // Above the figure there is room for all.
  const wide = Math.max(
    right,
    words.reduce((width, { text }) => width + sizeOf(text).width, 0),
  );
  const dot: Point[] = [
    [x - 5, y - 5],
    [x + 5, y + 5],
  ];
  const labels = placeLabels(words, [...lines, ...within, own, dot].flatMap(boxesOf), { width: wide, height: bottom });
  return (
    <svg
      viewBox={`-44 ${-margin} ${wide + 52} ${bottom + 2 * margin + below}`}
      role="img"
      aria-label={`${name} mm ${isOutside ? 'utanför' : 'och'} gränserna`}
    >
      <path fill="var(--paper-deep)" d={`M0 0H${right}V${bottom}H0Z`} />
      <path fill="var(--field)" d={`${path(field.outline.map(at))}Z`} />
      <path stroke="var(--anodised)" d={`M0 0V${bottom}H${right}`} />
      {within.length > 0 && <path stroke="var(--ember)" strokeDasharray="2 4" d={within.map(path).join('')} />}
      <path stroke="var(--ink)" d={path(own)} />
      {/* Clear of the visitor's size where that lies upon it. */}
      <path stroke="var(--field)" strokeWidth={4} d={limit} />
      <path stroke="var(--ember)" strokeWidth={2} strokeDasharray="16 4 2 4" d={limit} />
      <g fill="var(--ink-soft)">
        {widths.map((width) => (
          <text key={width} x={width * scale} y={bottom + 16} textAnchor="middle">
            {decimal(width)}
          </text>
        ))}
        {heights.map((height) => (
          <text key={height} x={-6} y={bottom - height * scale + 4} textAnchor="end">
            {decimal(height)}
          </text>
        ))}
      </g>
      <g fill="var(--ink)">
        {!widths.includes(size.width) && (
          <text x={x} y={bottom + 16 + below} textAnchor="middle">
            {decimal(size.width)}
          </text>
        )}
        {heightPlace !== undefined && !heights.includes(size.height) && (
          <text x={-6} y={bottom - heightPlace + 4} textAnchor="end">
            {decimal(size.height)}
          </text>
        )}
      </g>
      <g fill="var(--ink)" fontWeight={600}>
        <circle cx={x} cy={y} r={4} />
        {labels.map(({ text, place }) => (
          <text key={text} x={place.x + 3} y={place.y + 14}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}

const path = (line: readonly Point[]) => `M${line.join('L')}`;

type Label = { text: string; points: Point[] };

/** Each label beside one of its points, where it stands on no line and on no other; else above the figure, where there are none. */
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
