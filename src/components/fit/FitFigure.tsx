import type { WantedSize } from '../../catalogue/fit/fit.ts';
import type { Limit } from '../../catalogue/fit/limitWords.ts';
import { decimal } from '../../catalogue/phrasing.ts';
import type { Point } from './fitLabels.ts';
import { fitShape, margin, type FitShape } from './fitShape.ts';

type Props = {
  /** The limits of which one has to hold. */
  limits: readonly Limit[];
  size: WantedSize;
  /** True where the size is beyond a limit of size. */
  isOutside: boolean;
};

/**
 * The sizes that the limits allow, bounded by the boundary line, with the visitor's size in its corner of it; what is
 * outside is shaded. Its colours stand here, so that a page without an answer carries no styles for it.
 */
export function FitFigure({ limits, size, isOutside }: Props) {
  const shape = fitShape(limits, size);
  if (!shape) return null;
  const { end, wide, point, name, within, own, below, labels } = shape;
  const [right, bottom] = end;
  const [x, y] = point;
  const limit = shape.limits.map(path).join('');
  return (
    <svg
      viewBox={`-44 ${-margin} ${wide + 52} ${bottom + 2 * margin + below}`}
      role="img"
      aria-label={`${name} mm ${isOutside ? 'utanför' : 'och'} gränserna`}
    >
      <path fill="var(--paper-deep)" d={`M0 0H${right}V${bottom}H0Z`} />
      <path fill="var(--field)" d={`${path(shape.field)}Z`} />
      <path stroke="var(--anodised)" d={`M0 0V${bottom}H${right}`} />
      {within.length > 0 && <path stroke="var(--ember)" strokeDasharray="2 4" d={within.map(path).join('')} />}
      <path stroke="var(--ink)" d={path(own)} />
      {/* Clear of the visitor's size where that lies upon it. */}
      <path stroke="var(--field)" strokeWidth={4} d={limit} />
      <path stroke="var(--ember)" strokeWidth={2} strokeDasharray="16 4 2 4" d={limit} />
      <Ticks {...shape} />
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

/** The figures on the axes: those of the limits, and the visitor's own. */
function Ticks({ end: [, bottom], widths, heights, ownWidth, ownHeight, below }: FitShape) {
  return (
    <>
      <g fill="var(--ink-soft)">
        {widths.map(({ value, place }) => (
          <text key={value} x={place} y={bottom + 16} textAnchor="middle">
            {decimal(value)}
          </text>
        ))}
        {heights.map(({ value, place }) => (
          <text key={value} x={-6} y={bottom - place + 4} textAnchor="end">
            {decimal(value)}
          </text>
        ))}
      </g>
      <g fill="var(--ink)">
        {ownWidth && (
          <text x={ownWidth.place} y={bottom + 16 + below} textAnchor="middle">
            {decimal(ownWidth.value)}
          </text>
        )}
        {ownHeight && (
          <text x={-6} y={bottom - ownHeight.place + 4} textAnchor="end">
            {decimal(ownHeight.value)}
          </text>
        )}
      </g>
    </>
  );
}

const path = (line: readonly Point[]) => `M${line.join('L')}`;
