import type { ElevationSpec } from '../../catalogue/schema.ts';
import { under, type Arch } from './arch.ts';
import { leafFittings } from './hardware.ts';
import { glazing, mitres, openingLines, play, type Handle, type HungLeaf, type Swing } from './leaf.ts';
import { area, box, line, rectangle, type Outline, type Rect } from './shape.ts';

type Options = {
  stile: number;
  swing: Swing;
  handle: Handle;
  /** Visible width of the fixed profile over the leaf, and how far the leaf lies behind it, mm. */
  frame: number;
  closer?: boolean;
  fill?: Extract<ElevationSpec, { type: 'door' }>['leaf'];
  arch?: Arch | undefined;
  /** Depth of the glass behind the leaf's profile, mm. */
  depth: number;
};

/** Leaves of a door with glass, opening lines and fittings; `opening` reaches down to the floor. */
export function doorLeaves(
  leaves: HungLeaf[],
  opening: Rect,
  options: Options,
): { leaves: Outline[]; panes: Outline[]; front: Outline[] } {
  const { stile, swing, fill = 'glass', arch, depth, frame } = options;
  const margin = frame + play;
  const pane = (rect: Rect) => glazing(rect, stile, fill);
  const faces = fill === 'sheet' ? (['leaf', 'panel'] as const) : (['leaf'] as const);
  return {
    leaves: [
      ...faces.flatMap((layer) =>
        leaves.flatMap(({ rect }) => area(layer, under(arch, margin, rect), swing === 'away' ? frame * 0.3 : 0)),
      ),
      ...leaves.flatMap(({ rect }) => leafJoints(rect, pane(rect), fill, arch === undefined)),
    ],
    panes: leaves.flatMap(({ rect }) => area('glass', under(arch, margin + stile, pane(rect)), depth)),
    front: [
      ...leaves.flatMap((leaf) => openingLines(leaf, swing, false, arch && { arch, margin })),
      ...rectangle('sill', box(opening.x, 0, opening.x + opening.width, Math.max(opening.y, 1))),
      ...leaves.flatMap((leaf) => leafFittings(leaf, options)),
    ],
  };
}

/**
 * Mitres at the head of a leaf, and the joints of its bottom rail, which runs between the stiles; a clad leaf has a
 * kick plate.
 */
function leafJoints(leaf: Rect, pane: Rect, fill: 'glass' | 'sheet', straight: boolean): Outline[] {
  const right = leaf.x + leaf.width;
  if (fill === 'sheet') {
    const kick = leaf.y + Math.min(255, leaf.height * 0.12);
    return [line('joint', [leaf.x, kick], [right, kick])];
  }
  return [
    ...(straight ? mitres(leaf, pane) : []),
    ...[pane.x, pane.x + pane.width].map((x) => line('joint', [x, leaf.y], [x, pane.y])),
  ];
}
