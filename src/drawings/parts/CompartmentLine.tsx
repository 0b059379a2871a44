import { palette } from '../palette.ts';

type Props = { d: string };

/** Boundary of a fire compartment, with the rhythm of Swedish fire plans: long dash, gap, dot, gap. */
export function CompartmentLine({ d }: Props) {
  return <path d={d} stroke={palette.ember} strokeWidth={4} strokeDasharray="34 9 4 9" />;
}
