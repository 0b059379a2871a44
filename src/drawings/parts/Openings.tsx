import { Hairline } from '../Hairline.tsx';
import { palette } from '../palette.ts';
import { times, uprights } from './shapes.ts';

type Props = {
  /** Upper left corner and size of the first window; several x for several equal groups, as in a symmetrical front. */
  x: number | readonly number[];
  y: number;
  width: number;
  height: number;
  columns?: number;
  rows?: number;
  /** Distance from window to window. */
  stepX?: number;
  stepY?: number;
  /** Panes side by side in each window. */
  panes?: number;
};

/** Width of a window's frame. */
const frame = 2.5;

/** A grid of glazed openings. Each row is one dashed line as thick as a window is high: a few bytes for any number of windows. */
export function Openings({
  x,
  y,
  width,
  height,
  columns = 1,
  rows = 1,
  stepX = width,
  stepY = height,
  panes = 1,
}: Props) {
  const end = (columns - 1) * stepX;
  const starts = typeof x === 'number' ? [x] : x;
  /** What `draw` gives for each row of each group. */
  const each = (draw: (left: number, top: number) => string) =>
    starts.map((left) => times(rows, (index) => draw(left, y + index * stepY))).join('');
  const row = (top: number, thick: number, long: number, fill: string) => (
    <path
      d={each((left, level) => `M${left + (width - long) / 2} ${level + top + thick / 2}h${end + long}`)}
      stroke={fill}
      strokeWidth={thick}
      strokeDasharray={columns > 1 ? `${long} ${stepX - long}` : undefined}
    />
  );
  // The bars of many windows are dashes again, those of a single one are lines.
  const bars = times(panes - 1, (pane) =>
    each((left, level) => `M${Math.round(left + ((pane + 1) * width) / panes) - 1} ${level + height / 2}h${end + 2}`),
  );
  const lines = each((left, level) =>
    uprights(Math.round(left + width / panes), level, height, Math.round(width / panes), panes - 1),
  );
  return (
    <>
      {row(0, height, width, palette.deep)}
      {row(frame, height - 2 * frame, width - 2 * frame, palette.glass)}
      {row(frame, Math.min(9, Math.round(height / 8)), width - 2 * frame, palette.glassDeep)}
      {panes > 1 && columns > 1 && (
        <path d={bars} stroke={palette.deep} strokeWidth={height} strokeDasharray={`2 ${stepX - 2}`} />
      )}
      {panes > 1 && columns === 1 && <Hairline d={lines} stroke={palette.deep} width={1} />}
    </>
  );
}
