import type { ElevationSpec } from '../catalogue/schema.ts';
import { FacadeBars } from './FacadeBars.tsx';
import { FacadeDoor } from './FacadeDoor.tsx';
import { box, inset, paths, polygon } from './geometry.ts';
import { Glass } from './Glass.tsx';
import { Hairline } from './Hairline.tsx';
import { palette, type Finish } from './palette.ts';

type Props = { spec: Extract<ElevationSpec, { type: 'facade' }>; finish: Finish };

/** Bands of fields from the bottom up, like the rows. */
function stack(rows: readonly number[], height: number): { top: number; bottom: number }[] {
  let top = height;
  return rows.map((row) => ({ bottom: top, top: (top -= row) }));
}

/** Curtain wall. Capped: bars stand in front of the glass and shade it. Flush: panes meet in thin silicone joints, and nothing stands out. */
export function FacadeElevation({ spec, finish }: Props) {
  const { width, height, face, columns, rows, joint, door, opaqueRows = [] } = spec;
  const capped = joint === 'capped';
  const step = width / columns;
  const bands = stack(rows, height);
  const xs = Array.from({ length: columns + 1 }, (_, index) => index * step);
  const ys = [height, ...bands.map((band) => band.top)];
  const panels = bands
    .filter((_, row) => opaqueRows.includes(row))
    .map((band) => polygon(box(0, band.top, width, band.bottom)));
  const doors = bands
    .slice(0, door === undefined ? 0 : 1)
    .map((band) => inset(box((door ?? 0) * step, band.top, ((door ?? 0) + 1) * step, height), face / 2, face / 2, 0));
  return (
    <>
      <rect width={width} height={height} fill={finish.cap} />
      <Glass panes={[polygon(box(0, 0, width, height))]} depth={0} gasket={finish.line} mirror={!capped} />
      {panels.length > 0 && <path d={paths(panels)} fill={palette.panel} />}
      {capped ? (
        <FacadeBars xs={xs} ys={ys} face={face} finish={finish} />
      ) : (
        <Hairline
          d={xs.map((x) => `M${Math.round(x)} 0V${height}`).join('') + ys.map((y) => `M0 ${y}H${width}`).join('')}
          stroke={finish.line}
          width={1}
        />
      )}
      {doors.map((field) => (
        <FacadeDoor key={field.x} field={field} face={face} finish={finish} depth={capped ? face * 0.8 : 0} />
      ))}
    </>
  );
}
