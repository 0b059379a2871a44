/** In which scale products are drawn beside each other. The browser uses it too. */
import type { Kind } from '../vocabulary.ts';

/** What a drawing of a product takes, mm. */
export type Drawn = {
  /** Its middle from the left, and its floor from the top. */
  middle: number;
  floor: number;
  /** Height of the smallest view that holds it: whole millimetres, and whole ones in the width too. */
  height: number;
  /** True of what would leave a door beside it too small to be read. */
  isBuilding?: true;
};

/**
 * Height and width of every view, as a proportion. Views of one shape are drawn in one scale wherever they have the
 * same room.
 */
const high = 3;
const wide = 4;

/** The outermost lines are drawn half outside of the product. */
const air = 1.02;

/** A door that a facade or a roof would leave with less of the height than this is drawn in a scale of its own. */
const leastHeight = 0.4;

/** What a drawing on its sheet takes: the lower left corner and the size, y upwards. */
export function drawnOn(sheet: { x: number; y: number; width: number; height: number }, kind: Kind): Drawn {
  const unit = Math.ceil(Math.max(sheet.height / high, sheet.width / wide) * air);
  return {
    middle: Math.round(sheet.x + sheet.width / 2),
    floor: Math.round(-sheet.y) + 0,
    height: unit * high,
    ...((kind === 'facade' || kind === 'roof') && { isBuilding: true }),
  };
}

/**
 * What is seen of each drawing, as an SVG view box with the product's foot on its lower edge: all in one scale, or
 * facades and roofs in a smaller one than the rest, where that would be too small beside them.
 */
export function drawnTogether(products: readonly { drawn: Drawn }[]): { views: string[]; isOneScale: boolean } {
  const drawn = products.map((product) => product.drawn);
  const others = drawn.filter(({ isBuilding }) => !isBuilding);
  const [all, own] = [highest(drawn), highest(others)];
  const isOneScale = own === all || others.every(({ height }) => height >= leastHeight * all);
  return {
    views: drawn.map(({ middle, floor, isBuilding }) => {
      const height = isOneScale || isBuilding ? all : own;
      const width = (height / high) * wide;
      return [middle - width / 2, floor - height, width, height].join();
    }),
    isOneScale,
  };
}

const highest = (drawn: Drawn[]) => Math.max(...drawn.map(({ height }) => height));
