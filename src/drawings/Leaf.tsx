import { path, type Polygon } from './geometry.ts';
import type { Finish } from './palette.ts';

type Props = {
  finish: Finish;
  leaves: readonly Polygon[];
  /** Mitres of the profiles, as path data. */
  joints?: string;
};

/** Moving leaves, with the dark gap round each. Their glass is drawn on top, together with that of the fixed fields. */
export function Leaf({ finish, leaves, joints }: Props) {
  return (
    <>
      <path
        d={leaves.map(path).join('')}
        fill={finish.leaf}
        stroke={finish.gap}
        strokeWidth={1.25}
        vectorEffect="non-scaling-stroke"
      />
      {joints && <path d={joints} stroke={finish.line} strokeWidth={0.75} vectorEffect="non-scaling-stroke" />}
    </>
  );
}
