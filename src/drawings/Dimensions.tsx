import type { ElevationSpec } from '../content/schema.ts';
import { Dimension } from './Dimension.tsx';
import { measuresOf, type Chain } from './measures.ts';
import { palette } from './palette.ts';
import type { Stage } from './stage.ts';

type Props = { spec: ElevationSpec; stage: Stage };

/** Parts of the sheet's height. */
const textHeight = 0.034;
const distance = 0.06;

/** Narrower parts than this many figure heights have no room for their figure, and their chain is left out. */
const roomForFigures = 2.6;

/** Width that the dimensions take on the left of the product, mm. */
export const dimensionClearance = ({ sheet }: Stage): number => Math.round(sheet.height * 0.175);

/** Dimension lines below and on the left of the product. */
export function Dimensions({ spec, stage }: Props) {
  const { sheet, product, floor } = stage;
  const text = Math.round(sheet.height * textHeight);
  const step = Math.round(sheet.height * distance);
  const { horizontal, vertical } = measuresOf(spec, product.height);
  const readable = ({ stops }: Chain) => stops.every((stop, index) => index === 0 || stop - stops[index - 1]! >= text * roomForFigures);
  return (
    <g stroke={palette.ink} fill="none">
      <g fill={palette.ink} stroke="none" fontSize={text} textAnchor="middle">
        {horizontal.filter(readable).map((chain, index) => (
          <Dimension key={index} chain={chain} at={floor + step * (index + 1)} from={floor + Math.round(step * 0.25)} text={text} />
        ))}
        {vertical.filter(readable).map((chain, index) => (
          <Dimension key={index} chain={chain} at={-step * (index + 1)} from={-Math.round(step * 0.25)} text={text} upright />
        ))}
      </g>
    </g>
  );
}
