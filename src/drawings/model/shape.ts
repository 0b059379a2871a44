/**
 * The shapes of a drawing. Lengths are in millimetres and never rounded; x runs to the right and y upwards, as in a CAD
 * file. Colours and line types belong to the writers: a shape only says what it is, by its layer.
 */

/**
 * A corner of an outline. `bulge` bends the edge to the next corner into an arc, as in DXF: the tangent of a quarter of
 * the arc's angle, positive where the arc runs counterclockwise.
 */
export type Vertex = readonly [x: number, y: number, bulge?: number];
/** `x` and `y` are the lower left corner. */
export type Rect = { x: number; y: number; width: number; height: number };

/** What a shape represents. Writers give each layer its colour, line and place in a file. */
export type Layer =
  /**
   * The surroundings of the product: wall face, floor, the line where they meet, and the boundary of the fire
   * compartment.
   */
  | 'wall'
  | 'floor'
  | 'ground'
  | 'boundary'
  /** Fixed profiles: a frame, the mullions and transoms of a facade or roof, the casing over a sliding door. */
  | 'frame'
  | 'bar'
  | 'casing'
  /** Moving leaves and sashes. */
  | 'leaf'
  /** Where profiles meet, and where glass meets glass. */
  | 'joint'
  | 'gasket'
  | 'glass'
  /** Opaque infill, and the upstand of a roof. */
  | 'panel'
  /** Sill, threshold, guide rail. */
  | 'sill'
  | 'hardware'
  /** Opening lines, which meet at the hinges: towards the viewer or away. */
  | 'opening'
  | 'openingAway'
  /** Arrows for the way of a sliding leaf. */
  | 'slide'
  /** Hidden edges: of a floor slab behind a facade, of the leaves when they are open. */
  | 'slab'
  | 'travel'
  | 'dimension'
  | 'tick'
  /** A fire class, and the plate that it is written on. */
  | 'plate'
  | 'class';

/** A polyline or polygon with straight and bent edges. */
export type Outline = {
  layer: Layer;
  points: readonly Vertex[];
  closed: boolean;
  /** How far the face is set back from its surroundings, mm: the width of the shadow on it. */
  depth?: number;
};

/** A line of text on its baseline. `height` is the size of the type, mm; `angle` in degrees, counterclockwise. */
export type Label = {
  layer: Layer;
  text: string;
  at: readonly [x: number, y: number];
  height: number;
  anchor: 'start' | 'middle' | 'end';
  angle?: number;
};

/** Anything that is drawn. */
export type Shape = Outline | Label;

/** Shapes from the back to the front on their sheet. `product` is the outer size of what is drawn. */
export type Drawing = { sheet: Rect; product: Rect; shapes: Shape[] };

/** The rectangle between two corners. */
export const box = (left: number, bottom: number, right: number, top: number): Rect => ({
  x: left,
  y: bottom,
  width: right - left,
  height: top - bottom,
});

/** The rectangle without a border. */
export const inset = ({ x, y, width, height }: Rect, sides: number, top = sides, bottom = sides): Rect => ({
  x: x + sides,
  y: y + bottom,
  width: width - 2 * sides,
  height: height - top - bottom,
});

/** Corners of a rectangle, counterclockwise from the lower left. */
export const corners = ({ x, y, width, height }: Rect): Vertex[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** The smallest rectangle round points. */
export function extentOf(points: readonly Vertex[]): Rect {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return box(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

/** A closed outline; nothing where it has no corners. */
export const area = (layer: Layer, points: readonly Vertex[], depth = 0): Outline[] =>
  points.length > 1 ? [{ layer, points, closed: true, ...(depth > 0 && { depth }) }] : [];

/** Whether a rectangle has any area: parts that are squeezed out have a negative size. */
export const hasRoom = ({ width, height }: Rect): boolean => width > 0 && height > 0;

/** A rectangle; nothing where there is no room for it. */
export const rectangle = (layer: Layer, rect: Rect, depth = 0): Outline[] =>
  area(layer, hasRoom(rect) ? corners(rect) : [], depth);

/** A line through points. */
export const line = (layer: Layer, ...points: Vertex[]): Outline => ({ layer, points, closed: false });

/** A circle around a point. */
export const circle = (layer: Layer, x: number, y: number, radius: number): Outline[] =>
  area(layer, [
    [x - radius, y, 1],
    [x + radius, y, 1],
  ]);

/** `count` + 1 stops that divide the way from `from` to `to` into equal parts. */
export const divide = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
