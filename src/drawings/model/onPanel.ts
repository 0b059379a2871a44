/** A drawing for a panel that is larger than it and clips it, on a page. */
import { room, widthOfText } from './classMarks.ts';
import { box, extentOf, type Drawing, type Label, type Rect, type Shape, type Vertex } from './shape.ts';

/** Parts of the sheet's height: the air round what is drawn. */
const air = 0.03;

const surroundings = new Set(['wall', 'floor', 'ground', 'boundary']);

/**
 * The view is what is drawn of the product with its dimensions and classes, which is larger so on a telephone; the
 * wall, the floor and the boundary go on beyond it, as far as the panel goes.
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
  // No view is narrower than it is high: a door alone would be taller than a telephone's window.
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

/** The corners of what a shape takes. */
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

/** What lies on the edge of the sheet goes on. */
function farther([x, y]: Vertex, sheet: Rect): Vertex {
  const beyond = (value: number, from: number, length: number) =>
    value <= from ? -far : value >= from + length ? far : value;
  return [beyond(x, sheet.x, sheet.width), beyond(y, sheet.y, sheet.height)];
}
