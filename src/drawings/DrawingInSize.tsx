/** The drawing in a visitor's size. A file of its own, loaded when there is a size to draw. */
import type { ElevationSpec } from '../catalogue/schema.ts';
import { Elevation } from './Elevation.tsx';
import { inLeaves, inSize } from './model/inSize.ts';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof Elevation>, 'standalone' | 'dimensions'> & {
  width: number;
  height: number;
  /** The visitor's choice; without one, as in the example. */
  leaves?: 1 | 2 | undefined;
  /**
   * Number of panes in a wall of panes that meet, as their limits ask for; without it they are about as wide as in the
   * example.
   */
  panes?: number | undefined;
};

type Sized = Pick<Props, 'spec' | 'width' | 'height' | 'leaves' | 'panes'>;

/** Smallest leaf or field that is drawn, mm. */
const smallest = 300;

/** Elevation in an outer size, mm; nothing where the parts of fixed size leave no room for the rest. */
export function DrawingInSize({ spec: example, width, height, leaves, panes, ...rest }: Props) {
  const spec = specIn({ spec: example, width, height, leaves, panes });
  return canDraw(spec, width, height) && <Elevation spec={spec} {...rest} dimensions />;
}

/** Says which fields beside and above the leaf come from the example and were not asked for: ”överljus 800 mm”. */
export function lightsIn(size: Sized): string[] {
  const spec = specIn(size);
  const { sidelight, overlight } = 'leaves' in spec ? spec : {};
  return [sidelight && `sidoljus ${sidelight}\u00a0mm`, overlight && `överljus ${overlight}\u00a0mm`].filter(
    (text) => typeof text === 'string',
  );
}

const specIn = ({ spec, width, height, leaves, panes }: Sized) => inSize(inLeaves(spec, leaves), width, height, panes);

function canDraw(spec: ElevationSpec, width: number, height: number): boolean {
  if (spec.type !== 'door' && spec.type !== 'sliding-door') return Math.min(width, height) >= smallest;
  const beside = (spec.sidelight ?? 0) * (spec.type === 'sliding-door' ? spec.leaves : 1);
  return width - beside >= smallest * spec.leaves && height - (spec.overlight ?? 0) >= 2 * smallest;
}
