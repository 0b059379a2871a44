import { palette, type Finish } from './palette.ts';

type Props = {
  /** Axes of the mullions from the left, and of the transoms from the bottom up, mm. */
  xs: readonly number[];
  ys: readonly number[];
  /** Visible width, mm. */
  face: number;
  finish: Finish;
};

/** Mullions and transoms with cover caps, and their shadow. The outermost lie within the outer size. */
export function FacadeBars({ xs, ys, face, finish }: Props) {
  const within = (axes: readonly number[]) => {
    const [low, high] = [Math.min(...axes) + face / 2, Math.max(...axes) - face / 2];
    return axes.map((axis) => Math.round(Math.min(Math.max(axis, low), high)));
  };
  const [mullions, transoms] = [within(xs), within(ys)];
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
  const reach = Math.round(face * 0.9);
  const shadow =
    mullions
      .slice(0, -1)
      .map((x) => `M${x + reach} 0V${bottom}`)
      .join('') +
    transoms
      .slice(1)
      .map((y) => `M0 ${y + reach}H${right}`)
      .join('');
  const bars = mullions.map((x) => `M${x} 0V${bottom}`).join('') + transoms.map((y) => `M0 ${y}H${right}`).join('');
  return (
    <>
      <path d={shadow} stroke={palette.ink} strokeWidth={face} opacity={0.17} />
      <path d={bars} stroke={finish.gap} strokeWidth={face} />
      <path d={bars} stroke={finish.cap} strokeWidth={Math.round(face * 0.76)} />
    </>
  );
}
