import type { WantedSize } from '../catalogue/fit.ts';
import { fieldOf, type Field } from '../catalogue/fitField.ts';
import type { Limit } from '../catalogue/limitWords.ts';
import { decimal } from '../catalogue/phrasing.ts';

type Props = {
  /** The limits of which one has to hold. */
  limits: readonly Limit[];
  size: WantedSize;
};

/** Air beyond the largest that is shown. */
const air = 1.12;
/** Length of the longer side of the figure, in its own units. */
const length = 300;
/** Between two figures on an axis. */
const room = 40;
const margin = { left: 40, bottom: 24, top: 8, right: 12 };

/** The sizes that the limits allow, bounded by the boundary line, with the visitor's size in its corner of it. */
export function FitFigure({ limits, size }: Props) {
  const largest = (name: 'width' | 'height') => Math.max(size[name], ...limits.map((limit) => limit[name] ?? 0)) * air;
  const reach = { width: largest('width'), height: largest('height') };
  const field = fieldOf(limits, reach);
  if (!field) return null;
  const scale = length / Math.max(reach.width, reach.height);
  const at = ([x, y]: readonly [number, number]) =>
    `${(x * scale).toFixed(1)} ${((reach.height - y) * scale).toFixed(1)}`;
  const [right, bottom] = [reach.width * scale, reach.height * scale];
  const [x, y] = [size.width * scale, bottom - size.height * scale];
  /** Largest first; what would stand on top of a larger one is left out. */
  const stated = (name: 'width' | 'height') =>
    [...new Set(limits.flatMap((limit) => limit[name] ?? []))]
      .toSorted((a, b) => b - a)
      .reduce<number[]>(
        (kept, value) => (((kept.at(-1) ?? Infinity) - value) * scale > room ? [...kept, value] : kept),
        [],
      );
  const view = [-margin.left, -margin.top, right + margin.left + margin.right, bottom + margin.top + margin.bottom];
  const name = `${decimal(size.width)}\u00a0×\u00a0${decimal(size.height)}`;
  return (
    <svg
      className="fit-figure"
      preserveAspectRatio="xMinYMax"
      viewBox={view.map(Math.round).join(' ')}
      role="img"
      aria-label={`${name} mm i det tillåtna området`}
    >
      <path className="fit-figure-field" d={`M${field.outline.map(at).join('L')}Z`} />
      <path className="fit-figure-axis" d={`M0 0V${bottom}H${right}`} />
      {stated('width').map((width) => (
        <text key={width} x={width * scale} y={bottom + 16} textAnchor="middle">
          {width}
        </text>
      ))}
      {stated('height').map((height) => (
        <text key={height} x={-6} y={bottom - height * scale + 4} textAnchor="end">
          {height}
        </text>
      ))}
      <path className="fit-figure-size" d={`M0 ${y}H${x}V${bottom}`} />
      <path
        className="fit-figure-border"
        d={border(field, reach)
          .map((line) => `M${line.map(at).join('L')}`)
          .join('')}
      />
      <circle cx={x} cy={y} r={4} />
      <text className="fit-figure-name" x={x - 8} y={y + 18} textAnchor={x > 90 ? 'end' : 'start'} dx={x > 90 ? 0 : 14}>
        {name}
      </text>
    </svg>
  );
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
