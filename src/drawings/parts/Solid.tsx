import { palette } from '../palette.ts';

type Props = {
  d: string;
  fill?: string;
  /** Outline; none for what lies far behind. */
  stroke?: string;
};

/** A flat surface with an ink outline. */
export function Solid({ d, fill = palette.white, stroke = palette.ink }: Props) {
  return <path d={d} fill={fill} stroke={stroke} vectorEffect="non-scaling-stroke" />;
}
