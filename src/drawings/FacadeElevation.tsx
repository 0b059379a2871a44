import type { ElevationSpec } from '../content/schema.ts';
import { FacadeBars } from './FacadeBars.tsx';
import { FacadeDoor } from './FacadeDoor.tsx';
import { box, inset, paths, polygon } from './geometry.ts';
import { Glass } from './Glass.tsx';
import { Hairline } from './Hairline.tsx';
import { palette, type Finish } from './palette.ts';

type Props = { spec: Extract<ElevationSpec, { type: 'facade' }>; finish: Finish };

/** Curtain wall. Capped: bars stand in front of the glass and shade it. Flush: panes meet in thin silicone joints, and nothing stands out. */
export function FacadeElevation({ spec, finish }: Props) {
  const { width, height, face, columns, rows, joint, door, opaqueRows = [] } = spec;
  const capped = joint === 'capped';
  const step = width / columns;
  const xs = Array.from({ length: columns + 1 }, (_, index) => index * step);
  // Heights of the transoms from the bottom up, as y.
  const ys = rows.reduce<number[]>((levels, row) => [...levels, levels[levels.length - 1]! - row], [height]);
  const panels = opaqueRows.filter((row) => row < rows.length).map((row) => polygon(box(0, ys[row + 1]!, width, ys[row]!)));
  const doorField = door !== undefined && door < columns && inset(box(xs[door]!, ys[1]!, xs[door + 1]!, height), face / 2, face / 2, 0);
  return (
    <>
      <rect width={width} height={height} fill={finish.cap} />
      <Glass panes={[polygon(box(0, 0, width, height))]} depth={0} gasket={finish.line} mirror={!capped} />
      {panels.length > 0 && <path d={paths(panels)} fill={palette.panel} />}
      {capped ? (
        <FacadeBars xs={xs} ys={ys} face={face} finish={finish} />
      ) : (
        <Hairline d={xs.map((x) => `M${Math.round(x)} 0V${height}`).join('') + ys.map((y) => `M0 ${y}H${width}`).join('')} stroke={finish.line} width={1} />
      )}
      {doorField && <FacadeDoor field={doorField} face={face} finish={finish} depth={capped ? face * 0.8 : 0} />}
    </>
  );
}
