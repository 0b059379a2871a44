import type { ElevationSpec } from '../../catalogue/schema.ts';
import { profiles } from './door.ts';
import { hinges, windowHandle } from './hardware.ts';
import { edges, hang, mitres, openingLines } from './leaf.ts';
import type { Part } from './part.ts';
import { box, inset, rectangle } from './shape.ts';

/** Height of a window above the floor, mm. */
const sillHeight = 450;

/** Window with one or two sashes over its board, as it is seen from the room that it opens into. */
export function drawWindow(spec: Extract<ElevationSpec, { type: 'window' }>): Part {
  const { width, height } = spec;
  const { frame, stile } = profiles(spec.face, width, height);
  const product = box(0, 0, width, height);
  const inner = inset(product, frame);
  const sashes = hang({ ...inner, y: inner.y + 4, height: inner.height - 4 }, spec.sashes, spec.hinged);
  const fittings = sashes.flatMap((sash) => {
    if (sash.rect.height < 400 || sash.rect.width < 200) return [];
    const { hinge, lock } = edges(sash);
    const { y, height: tall } = sash.rect;
    const reach = Math.min(70, tall * 0.08);
    const handle = lock + (Math.sign(hinge - lock) * stile) / 2;
    return [
      ...hinges(hinge, [y + tall - reach, y + reach + 100], 100),
      ...(sash.active ? windowHandle(handle, y + tall / 2) : []),
    ];
  });
  return {
    shapes: [
      ...rectangle('frame', product, frame * 0.35),
      ...mitres(product, inner, 4),
      ...sashes.flatMap(({ rect }) => rectangle('leaf', rect)),
      ...sashes.flatMap(({ rect }) => mitres(rect, inset(rect, stile), 4)),
      ...sashes.flatMap(({ rect }) => rectangle('glass', inset(rect, stile), frame * 0.5)),
      ...sashes.flatMap((sash) => openingLines(sash, 'towards', sash.active && spec.opening === 'tilt-turn')),
      ...rectangle('sill', box(-50, -28, width + 50, 0)),
      ...fittings,
    ],
    product,
    extent: box(-50, -sillHeight, width + 50, height),
    dimensions: [
      { along: 'across', from: 0, base: -sillHeight, stops: [[0, width]] },
      { along: 'up', from: 0, base: -50, stops: [[0, height]] },
    ],
  };
}
