/** In which scale products are drawn beside each other. The browser uses it too. */
import type { Compared } from './comparison.ts';

type Drawn = Pick<Compared, 'kind' | 'drawn'>;

/** What is seen of a drawing, as an SVG view box: left, top, width and height, mm, y downwards. */
export type View = [left: number, top: number, width: number, height: number];

/** Width of every view for its height. Views of one shape are drawn in one scale wherever they have the same room. */
const shape = 4 / 3;

/** Height of a view for that of the highest in it: the outermost lines are drawn half outside of the product. */
const air = 1.02;

/** A door that a facade or a roof would leave with less of the height than this is drawn in a scale of its own. */
const leastHeight = 0.4;

/**
 * A view of each product with its foot on the lower edge: all in one scale, or facades and roofs in a smaller one than the rest, where that
 * would be too small beside them.
 */
export function drawnTogether(products: readonly Drawn[]): { views: View[]; isOneScale: boolean } {
  const others = products.filter((product) => !isBuilding(product)).map(heightFor);
  const all = Math.max(...products.map(heightFor));
  const own = Math.max(...others);
  const isOneScale = others.length === 0 || own === all || Math.min(...others) >= leastHeight * all;
  return {
    views: products.map((product) => viewOf(product, isOneScale || isBuilding(product) ? all : own)),
    isOneScale,
  };
}

const isBuilding = ({ kind }: Drawn) => kind === 'facade' || kind === 'roof';

/** Height of the smallest view that holds a drawing, mm. */
const heightFor = ({ drawn: { width, height } }: Drawn) => Math.max(height, width / shape);

function viewOf({ drawn }: Drawn, most: number): View {
  const height = Math.round(most * air);
  const width = Math.round(height * shape);
  return [Math.round(drawn.x + (drawn.width - width) / 2), Math.round(-drawn.y) - height, width, height];
}
