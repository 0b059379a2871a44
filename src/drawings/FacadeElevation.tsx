import type { ElevationSpec } from '../content/schema.ts';
import { FacadeDoor } from './FacadeDoor.tsx';
import { Frame } from './Frame.tsx';
import { box, inset, polygon, type Rect } from './geometry.ts';
import { Glass } from './Glass.tsx';
import { OpaquePanels } from './OpaquePanels.tsx';
import type { Finish } from './palette.ts';

type Spec = Extract<ElevationSpec, { type: 'facade' }>;
type Props = { spec: Spec; finish: Finish };

/** Fields of the grid, measured between the axes, with their row from the bottom and their column. */
function fields({ width, height, columns, rows }: Spec): { field: Rect; row: number; column: number }[] {
  const step = width / columns;
  return rows.flatMap((rise, row) => {
    const bottom = height - rows.slice(0, row).reduce((sum, value) => sum + value, 0);
    return Array.from({ length: columns }, (_, column) => ({ field: box(column * step, bottom - rise, (column + 1) * step, bottom), row, column }));
  });
}

/** Curtain wall. Capped: bars stand in front of the glass and shade it. Flush: panes meet in dark silicone joints, and nothing stands out. */
export function FacadeElevation({ spec, finish }: Props) {
  const { width, height, face, joint, door, opaqueRows = [] } = spec;
  const capped = joint === 'capped';
  const gap = capped ? face / 2 : 0;
  const seam = capped ? finish.gap : finish.line;
  const all = fields(spec).map((entry) => ({ ...entry, field: inset(entry.field, gap) }));
  const opaque = all.filter(({ row }) => opaqueRows.includes(row));
  const doorField = all.find(({ row, column }) => row === 0 && column === door)?.field;
  const glazed = all.filter(({ row, field }) => !opaqueRows.includes(row) && field !== doorField);
  const depth = capped ? face * 0.9 : 0;
  return (
    <>
      <Frame finish={capped ? { ...finish, frame: finish.cap } : { ...finish, frame: finish.gap, shade: finish.gap }} width={width} height={height} reveal={0} joints="" />
      <Glass panes={glazed.map(({ field }) => polygon(field))} depth={depth} gasket={seam} mirror={!capped} />
      {opaque.length > 0 && <OpaquePanels panels={opaque.map(({ field }) => field)} depth={depth} seam={seam} />}
      {doorField && <FacadeDoor field={doorField} face={face} finish={finish} depth={depth} />}
    </>
  );
}
