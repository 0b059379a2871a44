import type { Chain } from './measures.ts';
import { palette } from './palette.ts';

type Props = {
  chain: Chain;
  /** Where the dimension line lies: y of a level line, x of an upright one, mm. */
  at: number;
  /** Where the extension lines begin, mm. */
  from: number;
  upright?: boolean;
  /** Height of the figures, mm. */
  text: number;
};

/** One dimension line with extension lines, a tick of 45° at each stop, and the figures in millimetres without the unit. */
export function Dimension({ chain, at, from, upright, text }: Props) {
  const tick = Math.round(text * 0.3);
  const over = Math.round(text * 0.45);
  const marks = [...new Set(chain.flatMap((part) => [Math.round(part.from), Math.round(part.to)]))];
  const [first, last] = [Math.min(...marks), Math.max(...marks)];
  const beyond = at + (upright ? -over : over);
  const thin = upright
    ? `M${at} ${first - over}V${last + over}${marks.map((y) => `M${from} ${y}H${beyond}`).join('')}`
    : `M${first - over} ${at}H${last + over}${marks.map((x) => `M${x} ${from}V${beyond}`).join('')}`;
  const ticks = marks
    .map((stop) => `M${(upright ? at : stop) - tick} ${(upright ? stop : at) + tick}l${2 * tick}-${2 * tick}`)
    .join('');
  return (
    <>
      <path d={thin} strokeWidth={0.75} vectorEffect="non-scaling-stroke" />
      <path d={ticks} strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
      <g fill={palette.ink} stroke="none">
        {chain.map((part) => {
          const middle = Math.round((part.from + part.to) / 2);
          const base = Math.round(at - text * 0.3);
          return upright ? (
            <text key={middle} transform={`translate(${base} ${middle})rotate(-90)`}>
              {part.size}
            </text>
          ) : (
            <text key={middle} x={middle} y={base}>
              {part.size}
            </text>
          );
        })}
      </g>
    </>
  );
}
