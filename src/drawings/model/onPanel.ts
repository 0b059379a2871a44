/** A drawing on a page, for a panel that is larger than the drawing and clips it. */
import { room, widthOfText } from './classMarks.ts';
import { box, extentOf, type Drawing, type Label, type Rect, type Shape, type Vertex } from './shape.ts';

/** Shares of the sheet's height: the air around what is drawn. */
const air = 0.03;

const surroundings = new Set(['wall', 'floor', 'ground', 'boundary']);

/**
 * The view is cropped to the product with its dimensions and classes, so that they are large on a telephone. Wall,
 * floor and boundary line go on beyond it to the edge of the panel.
 */
export function onPanel({ sheet, product, shapes }: Drawing): Drawing {
  const own = shapes.filter(({ layer }) => !surroundings.has(layer));
  const beside = own.filter((shape): shape is Label => isBeside(shape));
  const drawn = extentOf(own.filter((shape) => !isBeside(shape)).flatMap(cornersOf));
  const margin = air * sheet.height;
  const rightmost = Math.max(
    drawn.x + drawn.width,
    ...beside.map((label) => product.width + widthOf(label) + room * sheet.height),
  );
  const top = Math.max(drawn.y + drawn.height, ...beside.map(({ at, height }) => at[1] + height));
  const needed = box(drawn.x - margin, drawn.y - margin, rightmost + margin, top + 2 * margin);
  // No view is taller than it is wide: a single door would be taller than a telephone's window.
  const spare = Math.max(0, needed.height - needed.width) / 2;
  const view = { ...needed, x: needed.x - spare, width: needed.width + 2 * spare };
  const end = view.x + view.width - margin;
  return {
    sheet: view,
    product,
    shapes: shapes.map((shape) => {
      if (isBeside(shape)) return { ...shape, at: [end, shape.at[1]] } satisfies Label;
      return surroundings.has(shape.layer) && 'points' in shape
        ? { ...shape, points: shape.points.map((point) => farther(point, sheet)) }
        : shape;
    }),
  };
}

const isBeside = (shape: Shape): shape is Label => 'text' in shape && shape.layer === 'class' && shape.anchor === 'end';

const widthOf = ({ text, height }: Label): number => widthOfText(text) * height;

/** The corners of a shape's extent. */
function cornersOf(shape: Shape): readonly Vertex[] {
  if ('points' in shape) return shape.points;
  const [[x, y], half] = [shape.at, widthOf(shape) / 2];
  return shape.angle
    ? [
        [x - shape.height, y - half],
        [x, y + half],
      ]
    : [
        [x - half, y],
        [x + half, y + shape.height],
      ];
}

/** Farther than any panel goes, mm; round, because every page writes it. */
const far = 1e5;

/** Shapes on the edge of the sheet are continued. */
function farther([x, y]: Vertex, sheet: Rect): Vertex {
  const beyond = (value: number, from: number, length: number) =>
    value <= from ? -far : value >= from + length ? far : value;
  return [beyond(x, sheet.x, sheet.width), beyond(y, sheet.y, sheet.height)];
}
