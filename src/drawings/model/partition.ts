import type { ElevationSpec } from '../../catalogue/schema.ts';
import { mitres } from './leaf.ts';
import { chain, type Part } from './part.ts';
import { box, divide, inset, line, rectangle } from './shape.ts';

/** Fixed glass wall: panes butt against each other without mullions, in one frame. */
export function drawPartition(spec: Extract<ElevationSpec, { type: 'partition' }>): Part {
  const { width, height, panes } = spec;
  const face = Math.min(spec.face, width / 6, height / 6);
  const product = box(0, 0, width, height);
  const inner = inset(product, face);
  // Dimensions are taken at the joints: the frame covers the edges of the outermost panes.
  const axes = divide(0, width, panes);
  return {
    shapes: [
      ...rectangle('frame', product, face * 0.3),
      ...mitres(product, inner, 4),
      ...rectangle('glass', inner, face * 0.6),
      ...axes.slice(1, -1).map((x) => line('gasket', [x, inner.y], [x, inner.y + inner.height])),
    ],
    product,
    extent: product,
    dimensions: [
      { along: 'across', from: 0, base: 0, stops: chain(width, axes) },
      { along: 'up', from: 0, base: 0, stops: [[0, height]] },
    ],
  };
}
