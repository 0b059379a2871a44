import { box, path, polygon } from './geometry.ts';
import { Hairline } from './Hairline.tsx';
import { palette } from './palette.ts';
import type { Stage } from './stage.ts';

type Props = {
  stage: Stage;
  /** Width that the boundary line leaves free on the left of the product, for dimensions, mm. */
  clearance?: number;
};

/** The boundary line in parts of the sheet's height: its width, which is also its dot, and its rhythm of long dash, gap, dot, gap. */
const weight = 0.0065;
const rhythm = [0.075, 0.018, weight, 0.018];

/**
 * The wall round the product, its floor, and the boundary of the fire compartment that the product closes.
 *
 * The boundary is drawn from the product outwards, so that both sides begin with a whole dash.
 */
export function Ground({ stage, clearance = 0 }: Props) {
  const { sheet, floor, boundary, product } = stage;
  const [right, bottom] = [sheet.x + sheet.width, sheet.y + sheet.height];
  const dashes = rhythm.map((part) => Math.round(part * sheet.height)).join(' ');
  return (
    <>
      <path d={path(polygon(sheet))} fill={palette.wall} />
      <path d={path(polygon(box(sheet.x, floor, right, bottom)))} fill={palette.floor} />
      <Hairline d={`M${sheet.x} ${floor}H${right}`} width={1} />
      <path
        d={`M${-clearance} ${boundary}H${sheet.x}M${product.width} ${boundary}H${right}`}
        stroke={palette.ember}
        strokeWidth={Math.round(weight * sheet.height)}
        strokeDasharray={dashes}
      />
    </>
  );
}
