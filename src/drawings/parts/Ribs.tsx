import { palette } from '../palette.ts';

type Props = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Distance from line to line. */
  step: number;
  /** Level lines instead of upright ones. */
  level?: boolean;
  stroke?: string;
};

/** Hatch by lines, for cladding, brick and louvres: one thick dashed line, so that it costs few bytes. */
export function Ribs({ x, y, width, height, step, level, stroke = palette.dark }: Props) {
  const d = level
    ? `M${x + width / 2} ${y + step}v${height - step - 1}`
    : `M${x + step} ${y + height / 2}h${width - step - 1}`;
  return <path d={d} stroke={stroke} strokeWidth={level ? width : height} strokeDasharray={`1.5 ${step - 1.5}`} />;
}
