import type { ElevationSpec } from '../catalogue/schema.ts';
import { mitres } from './door.ts';
import { Frame } from './Frame.tsx';
import { box, inset, polygon } from './geometry.ts';
import { Glass } from './Glass.tsx';
import { Hairline } from './Hairline.tsx';
import type { Finish } from './palette.ts';

type Props = { spec: Extract<ElevationSpec, { type: 'partition' }>; finish: Finish };

/** Fixed glass wall: panes butt against each other without mullions, in one frame. */
export function PartitionElevation({ spec, finish }: Props) {
  const { width, height, face, panes } = spec;
  const outer = box(0, 0, width, height);
  const inner = inset(outer, face);
  const joints = Array.from(
    { length: panes - 1 },
    (_, index) => `M${Math.round(inner.x + (inner.width * (index + 1)) / panes)} ${inner.y}v${inner.height}`,
  );
  return (
    <>
      <Frame finish={finish} width={width} height={height} reveal={face * 0.3} joints={mitres(outer, inner)} />
      <Glass panes={[polygon(inner)]} depth={face * 0.6} gasket={finish.gap} />
      <Hairline d={joints.join('')} stroke={finish.gap} width={1.25} />
    </>
  );
}
