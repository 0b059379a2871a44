import { furnaceTemperature, longestTest } from '../../catalogue/classes/fireTest.ts';

type Props = {
  /** Minutes since the fire began. */
  minute: number;
};

/** The scale's end, °C; a unit of the drawing is a minute across and ten degrees up. */
const hottest = 1100;

/** Height of the drawing, CSS pixels. */
export const curveHeight = 120;

/**
 * Minutes at which the curve is drawn: closer where it is steep. The lines between them lie within the width of its
 * own.
 */
const points = Array.from({ length: 19 }, (_, index) => (index / 18) ** 3 * longestTest);

const at = (minute: number) => `${+minute.toFixed(1)} ${+((hottest - furnaceTemperature(minute)) / 10).toFixed(1)}`;
const curve = (until: number) => [...points.filter((minute) => minute < until), until].map(at).join('L');

/** The curve of EN 1363-1, gone through up to this minute, over the same minutes as the slider above it. */
export function FireCurve({ minute }: Props) {
  return (
    <svg
      className="fire-curve"
      height={curveHeight}
      viewBox={`0 0 ${longestTest} ${hottest / 10}`}
      preserveAspectRatio="none"
      overflow="visible"
    >
      <path className="fire-heat" d={`M0 ${hottest / 10}L${curve(minute)}V${hottest / 10}`} />
      <path className="fire-ahead" d={`M${curve(longestTest)}`} />
      <path className="fire-gone" d={`M${curve(minute)}`} />
      <path className="fire-now" d={`M${at(minute)}h0`} />
    </svg>
  );
}
