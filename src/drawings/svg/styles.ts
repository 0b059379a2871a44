import type { Layer } from '../model/shape.ts';
import { palette, type Finish } from '../palette.ts';

/**
 * How a layer looks. Widths are in CSS pixels, the same at every size of the drawing. `shade` is for the shadow on a
 * face.
 */
export type Style = { fill?: string; shade?: string; stroke?: string; width?: number; dash?: string };

const hairline = 0.75;
const hidden = '5 4';

/** Looks of all layers. SvgDrawing.tsx adds the light on glass. */
export const stylesOf = (finish: Finish): Record<Layer, Style> => ({
  wall: { fill: palette.wall },
  floor: { fill: palette.floor },
  ground: { stroke: palette.ink, width: 1 },
  boundary: { stroke: palette.ember },
  frame: { fill: finish.frame, shade: finish.shade, stroke: finish.gap, width: 1 },
  bar: { fill: finish.cap, stroke: finish.gap, width: hairline },
  casing: { fill: finish.leaf, stroke: finish.gap, width: 1 },
  leaf: { fill: finish.leaf, shade: finish.shade, stroke: finish.gap, width: 1.25 },
  joint: { stroke: finish.line, width: hairline },
  gasket: { fill: finish.line, stroke: finish.gap, width: 1.25 },
  glass: { fill: palette.glass, shade: palette.glassShade, stroke: finish.gap, width: hairline },
  panel: { fill: palette.panel, shade: palette.grey, stroke: finish.gap, width: hairline },
  sill: { fill: palette.fitting, stroke: palette.ink, width: hairline },
  hardware: { fill: palette.fitting, stroke: palette.ink, width: hairline },
  opening: { stroke: palette.grey, width: hairline },
  slide: { stroke: palette.ink, width: hairline },
  openingAway: { stroke: palette.grey, width: 1, dash: hidden },
  slab: { stroke: palette.hidden, width: hairline, dash: hidden },
  travel: { stroke: palette.grey, width: hairline, dash: hidden },
  dimension: { stroke: palette.ink, width: hairline },
  tick: { stroke: palette.ink, width: 1.5 },
  plate: { fill: palette.paper, stroke: palette.ink, width: hairline },
  class: {},
});
