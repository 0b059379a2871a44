import { palette } from './palette.ts';

type Props = {
  /** Path data; see hardware.ts. */
  d: string;
};

/** Stainless steel fittings, outlined so that they stand out on a light and on a dark profile. */
export function Fittings({ d }: Props) {
  return (
    <path d={d} fill={palette.fitting} stroke={palette.ink} strokeWidth={0.75} vectorEffect="non-scaling-stroke" />
  );
}
