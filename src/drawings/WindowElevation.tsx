import type { ElevationSpec } from '../catalogue/schema.ts';
import { hang, mitres } from './door.ts';
import { Fittings } from './Fittings.tsx';
import { Frame } from './Frame.tsx';
import { box, inset, polygon } from './geometry.ts';
import { Glass } from './Glass.tsx';
import { hinges, windowHandle } from './hardware.ts';
import { Leaf } from './Leaf.tsx';
import { OpeningSymbol } from './OpeningSymbol.tsx';
import { palette, type Finish } from './palette.ts';

type Props = { spec: Extract<ElevationSpec, { type: 'window' }>; finish: Finish };

/** Window with one or two opening sashes, over its sill. */
export function WindowElevation({ spec, finish }: Props) {
  const { width, height, face, opening, sashes } = spec;
  const frame = Math.round(face * 0.45);
  const outer = box(0, 0, width, height);
  const inner = inset(outer, frame);
  const leaves = hang(box(inner.x, inner.y, inner.x + inner.width, inner.y + inner.height - 4), sashes);
  const stile = face - frame;
  const panes = leaves.map(({ rect }) => inset(rect, stile));
  const fittings = leaves.map(({ rect, hinged }, index) => {
    const [hinge, lock] =
      hinged < 0 ? [rect.x, rect.x + rect.width - stile / 2] : [rect.x + rect.width, rect.x + stile / 2];
    const tops = [rect.y + 70, rect.y + rect.height - 170];
    return hinges(hinge, tops, 100) + (index === leaves.length - 1 ? windowHandle(lock, rect.y + rect.height / 2) : '');
  });
  return (
    <>
      <Frame finish={finish} width={width} height={height} reveal={frame * 0.35} joints={mitres(outer, inner)} />
      <Leaf
        finish={finish}
        leaves={leaves.map(({ rect }) => polygon(rect))}
        joints={leaves.map(({ rect }) => mitres(rect, inset(rect, stile))).join('')}
      />
      <Glass panes={panes.map(polygon)} depth={frame * 0.5} gasket={finish.gap} />
      <OpeningSymbol leaves={leaves} tilts={opening === 'tilt-turn'} />
      <path
        d={`M-50 ${height}h${width + 100}v28h-${width + 100}z`}
        fill={palette.fitting}
        stroke={palette.ink}
        strokeWidth={0.75}
        vectorEffect="non-scaling-stroke"
      />
      <Fittings d={fittings.join('')} />
    </>
  );
}
