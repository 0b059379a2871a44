import { palette } from './palette.ts';

type Props = {
  d: string;
  stroke?: string;
  /** Width in CSS pixels, the same at every size of the drawing. */
  width?: number;
  dash?: string;
};

/** A thin line that stays equally thin, and crisp, however large the drawing is shown. */
export function Hairline({ d, stroke = palette.ink, width = 0.75, dash }: Props) {
  return (
    <path
      d={d}
      fill="none"
      stroke={stroke}
      strokeWidth={width}
      strokeDasharray={dash}
      vectorEffect="non-scaling-stroke"
    />
  );
}
