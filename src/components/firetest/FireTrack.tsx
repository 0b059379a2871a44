import type { FireRun } from '../../catalogue/classes/fireRuns.ts';
import { furnaceDegrees, longestTest } from '../../catalogue/classes/fireTest.ts';
import { curveHeight, FireCurve } from './FireCurve.tsx';

type Props = { runs: readonly FireRun[]; minute: number };

const ticks = [0, 15, 30, 45, 60, 90, 120];
const place = (minute: number) => `${(minute / longestTest) * 100}%`;

/** Where the curve begins, CSS pixels below the scale's upper edge. */
const curveTop = 128;

/**
 * The scale behind the slider: the boundary line, which holds as long as one of the classes does, and beyond that only
 * its dots; and below it the heat over the same minutes.
 */
export function FireTrack({ runs, minute }: Props) {
  const marks = Map.groupBy(runs, ({ minutes }) => minutes);
  const holds = place(Math.max(...marks.keys()));
  return (
    <svg className="fire-track" textAnchor="middle" aria-hidden="true">
      <g transform={`translate(0 ${curveTop})`}>
        <FireCurve minute={minute} />
        {/* What the curve begins and ends with. */}
        <text y={curveHeight + 18} textAnchor="start">
          {furnaceDegrees(0)}
        </text>
        <text x="100%" dx="-8" y="-6" textAnchor="end">
          {furnaceDegrees(longestTest)}
        </text>
      </g>
      <line className="fire-holds" x2={holds} y1="52" y2="52" />
      <line className="fire-breaks" x1={holds} x2="100%" y1="52" y2="52" />
      {[...marks].map(([minutes, same], index) => (
        <g className="fire-mark" key={minutes}>
          <line x1={place(minutes)} x2={place(minutes)} y1={18 - 16 * index} y2={curveTop + curveHeight} />
          {/* To the left of its minute, where the class still holds. */}
          <text x={place(minutes)} dx="-8" y={28 - 16 * index} textAnchor="end">
            {`${same.map(({ letters }) => letters).join(' · ')}\u00a0${minutes}`}
          </text>
        </g>
      ))}
      {ticks.map((minute) => (
        <text x={place(minute)} y="88" key={minute}>
          {minute}
        </text>
      ))}
    </svg>
  );
}
