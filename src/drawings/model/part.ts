import type { Rect, Shape } from './shape.ts';

/** Dimension lines on one side of a view. */
export type Chains = {
  /** `across`: level lines below the view; `up`: upright lines on its left. */
  along: 'across' | 'up';
  /** Edge from which the extension lines start: a height, or a distance from the left, mm. */
  from: number;
  /** Origin of the lines: the floor, or the left edge of the whole drawing, mm. */
  base: number;
  /**
   * Stops of each line, from the product outwards. What a line states is the distance between its stops, so it is
   * always true.
   */
  stops: number[][];
};

/** What a builder makes of a product: shapes with the lower left corner of its outer size as the origin. */
export type Part = {
  shapes: Shape[];
  /** Outer size. */
  product: Rect;
  /** Extent of its drawing, down to the floor. */
  extent: Rect;
  dimensions: Chains[];
  /** Height of the boundary line, if the sheet is not to decide it. */
  boundary?: number;
  /** Where the class of one part can be written: on the leaf, on fixed glazing. */
  places?: { leaf?: Rect; fixed?: Rect };
  /**
   * Wall on the right, in front of which an open leaf stands: the boundary line runs through it, and its class has room
   * there.
   */
  wall?: Rect;
};

/** Stops from 0 to `total`: the parts, if they are several and in whole millimetres, and the total. */
export function chain(total: number, stops: number[]): number[][] {
  const whole = stops.length > 2 && stops.every((stop) => Number.isInteger(stop));
  return whole ? [stops, [0, total]] : [[0, total]];
}
