import { palette } from '../palette.ts';

type Props = {
  /** Left end and level of the handrails. */
  at: readonly (readonly [x: number, y: number])[];
  width: number;
  height: number;
};

/** Balcony railings: each is a handrail over one thick dashed line, whose dashes are the bars. */
export function Railing({ at, width, height }: Props) {
  return (
    <g stroke={palette.ink}>
      <path
        d={at.map(([x, y]) => `M${x} ${y + height / 2}h${width}`).join('')}
        strokeWidth={height}
        strokeDasharray="1.5 6.5"
      />
      <path
        d={at.map(([x, y]) => `M${x} ${y}h${width}m0 ${height}h${-width}`).join('')}
        strokeWidth={2.5}
        fill="none"
      />
    </g>
  );
}
