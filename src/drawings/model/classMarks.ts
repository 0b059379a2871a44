import type { ClassLine } from '../../catalogue/classLine.ts';
import type { Part } from './part.ts';
import { box, rectangle, type Rect, type Shape } from './shape.ts';

/** What a drawing is told of the classes of a part. */
export type DrawnClass = Pick<ClassLine, 'element' | 'classes' | 'text'>;

/** A fire class as it is written on a drawing, and what it holds for: all that is drawn, or the leaf or the fixed glazing alone. */
type ClassMark = { text: string; of?: 'leaf' | 'fixed' };

/**
 * What a drawing says of the classes of a product. A product that is sold for a screen of another class shows both, each on its part;
 * of all others the drawing shows the part that the product is sold as.
 */
function marksOf([main, ...others]: readonly DrawnClass[]): ClassMark[] {
  if (!main) return [];
  const screen = others.find(({ element }) => element === 'adjoining-partition');
  if (!screen) return main.classes.map((text) => ({ text }));
  return [
    { text: main.text, of: 'leaf' },
    { text: screen.text, of: 'fixed' },
  ];
}

/** Parts of the sheet's height: the letters, and the room between them and a line or the edge. */
const letters = 0.054;
const room = 0.02;
/** Width of a letter on average, in parts of its height. */
export const letterWidth = 0.62;

/** The classes beside the boundary line, as fire plans write them, one above the other; the class of one part on a plate on that part. */
export function drawClasses(
  lines: readonly DrawnClass[],
  { places, wall, product, extent, boundary: low }: Part,
  sheet: Rect,
  boundary: number,
): Shape[] {
  const marks = marksOf(lines);
  const height = sheet.height * letters;
  const end = sheet.x + sheet.width - room * sheet.height;
  const placed = (mark: ClassMark) => mark.of && places?.[mark.of];
  const beside = marks.filter((mark) => !placed(mark));
  const wide = Math.max(0, ...beside.map(({ text }) => text.length)) * letterWidth * height;
  const inWall = wall && wall.width > wide;
  const [x, anchor] = inWall ? ([wall.x + wall.width / 2, 'middle'] as const) : ([end, 'end'] as const);
  // A long one would stand in the product: it goes above it. Of a roof only the gable reaches down to its line.
  const { x: left, width } = low === undefined ? extent : product;
  const isOnLine = inWall || end - wide > left + width;
  const lowest = (isOnLine ? boundary : extent.y + extent.height) + room * sheet.height;
  const plates = marks.flatMap((mark) => {
    const place = placed(mark);
    return place ? [{ lines: mark.text.split(/ (?=eller|och)|(?<=eller|och) /), place }] : [];
  });
  const size = Math.min(height, ...plates.map(({ lines, place }) => (place.width * 0.9) / plateWidth(lines)));
  return [
    ...beside.map(({ text }, index): Shape => {
      const y = lowest + (beside.length - 1 - index) * height * 1.2;
      return { layer: 'class', text, at: [x, y], height, anchor };
    }),
    ...plates.flatMap(({ lines, place }) => plate(lines, place, size)),
  ];
}

/** Width of a plate in heights of its letters. */
const plateWidth = (lines: string[]) => Math.max(...lines.map(({ length }) => length)) * letterWidth + 1;

/** A class on its plate in the middle of a part. */
function plate(lines: string[], { x, y, width, height }: Rect, size: number): Shape[] {
  const [middle, centre] = [x + width / 2, y + height / 2];
  const [wide, tall] = [(size * plateWidth(lines)) / 2, size * (lines.length * 0.6 + 0.2)];
  return [
    ...rectangle('plate', box(middle - wide, centre - tall, middle + wide, centre + tall)),
    ...lines.map((text, index): Shape => {
      const base = centre + size * ((lines.length / 2 - index) * 1.2 - 0.96);
      return { layer: 'class', text, at: [middle, base], height: size, anchor: 'middle' };
    }),
  ];
}
