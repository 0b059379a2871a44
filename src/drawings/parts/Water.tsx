import { palette } from '../palette.ts';

type Props = {
  /** Level of the horizon or shore, and depth of the water on the sheet. */
  y: number;
  depth: number;
};

/** Calm water over the whole width: level strokes that grow wider apart towards the viewer. */
export function Water({ y, depth }: Props) {
  const strokes = [0.16, 0.36, 0.62, 0.9].map((part, index) => `M${-70 * index} ${Math.round(y + depth * part)}H1200`);
  return (
    <>
      <path d={`M0 ${y}h1200v${depth}H0z`} fill={palette.water} />
      <path d={strokes.join('')} stroke={palette.paper} strokeWidth={3} strokeDasharray="150 60 40 110 220 70" />
    </>
  );
}
