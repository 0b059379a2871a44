import type { ElevationSpec } from '../catalogue/schema.ts';
import { Dimension } from './Dimension.tsx';
import { measuresOf, type Chain, type Measures } from './measures.ts';
import { palette } from './palette.ts';
import type { Stage } from './stage.ts';

type Props = { spec: ElevationSpec; stage: Stage };

/** Parts of the sheet's height. */
const textHeight = 0.034;
const distance = 0.06;

/** Narrower parts than this many figure heights have no room for their figure, and their chain is left out. */
const roomForFigures = 2.6;

/** The chains that there is room for. */
function readableChains(spec: ElevationSpec, { sheet }: Stage): Measures {
  const readable = (chain: Chain) =>
    chain.every(({ from, to }) => to - from >= sheet.height * textHeight * roomForFigures);
  const { horizontal, vertical } = measuresOf(spec);
  return { horizontal: horizontal.filter(readable), vertical: vertical.filter(readable) };
}

/** Width that the dimensions take on the left of the product, mm. */
export function dimensionClearance(spec: ElevationSpec, stage: Stage): number {
  return Math.round(stage.sheet.height * (distance * readableChains(spec, stage).vertical.length + textHeight * 1.5));
}

/** Dimension lines below and on the left of the product. */
export function Dimensions({ spec, stage }: Props) {
  const { sheet, product, floor } = stage;
  const { horizontal, vertical } = readableChains(spec, stage);
  const text = Math.round(sheet.height * textHeight);
  const step = Math.round(sheet.height * distance);
  const clear = Math.round(step * 0.25);
  return (
    <g stroke={palette.ink} fontSize={text} textAnchor="middle">
      {horizontal.map((chain, index) => (
        <Dimension
          key={index}
          chain={chain}
          at={floor + step * (index + 1)}
          from={product.height + clear}
          text={text}
        />
      ))}
      {vertical.map((chain, index) => (
        <Dimension key={index} chain={chain} at={-step * (index + 1)} from={-clear} text={text} upright />
      ))}
    </g>
  );
}
