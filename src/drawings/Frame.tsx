import { intersect, path, shift, type Polygon } from './geometry.ts';
import type { Finish } from './palette.ts';

type Props = {
  finish: Finish;
  /** Outer size, mm. */
  width: number;
  height: number;
  /** Outline where it is no rectangle. */
  outline?: Polygon | undefined;
  /** Depth of the reveal, mm: the width of the wall's shadow on the frame. */
  reveal: number;
  /** Mitres and joints of the profiles, as path data. */
  joints: string;
};

/** Outer frame with the shadow of the wall it stands in. What fills the frame is drawn on top. */
export function Frame({ finish, width, height, outline, reveal, joints }: Props) {
  const shape: Polygon = outline ?? [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const lit = intersect(shape, shift(shape, reveal, reveal));
  const edge = { stroke: finish.gap, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <>
      {outline ? (
        <path d={path(outline)} fill={finish.shade} {...edge} />
      ) : (
        <rect width={width} height={height} fill={finish.shade} {...edge} />
      )}
      <path d={path(lit)} fill={finish.frame} />
      <path d={joints} stroke={finish.line} strokeWidth={0.75} fill="none" vectorEffect="non-scaling-stroke" />
    </>
  );
}
