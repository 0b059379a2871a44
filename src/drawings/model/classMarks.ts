import type { ClassLine } from '../../catalogue/classLine.ts';
import type { Part } from './part.ts';
import { box, rectangle, type Rect, type Shape } from './shape.ts';

/** What a drawing is told of the classes of a part. */
export type DrawnClass = Pick<ClassLine, 'element' | 'classes' | 'text'>;

/**
 * A fire class as it is written on a drawing, and what it holds for: all that is drawn, or the leaf or the fixed
 * glazing alone.
 */
type ClassMark = { text: string; of?: 'leaf' | 'fixed' };

/** ”RE, REW och REI 30–60” as three: beside a line there is no room for a sentence. */
function eachClass(printed: string): string[] {
  const [letters = '', ...minutes] = printed.split('\u00a0');
  return letters.split(/, | och /).map((each) => [each, ...minutes].join('\u00a0'));
}

/**
 * What a drawing says of the classes of a product. A product that is sold for a screen of another class shows both,
 * each on its part; of all others the drawing shows the part that the product is sold as.
 */
function marksOf([main, ...others]: readonly DrawnClass[]): ClassMark[] {
  if (!main) return [];
  const screen = others.find(({ element }) => element === 'adjoining-partition');
  if (!screen) return main.classes.flatMap(eachClass).map((text) => ({ text }));
  return [
    { text: main.text, of: 'leaf' },
    { text: screen.text, of: 'fixed' },
  ];
}

/** Parts of the sheet's height: the letters, and the room between them and a line or the edge. */
const letters = 0.054;
export const room = 0.02;
/** About how wide a text is, in parts of its height. */
export const widthOfText = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (/[I\s]/.test(letter) ? 0.3 : 0.64), 0);

const placeOf = ({ places }: Part, { of }: ClassMark) => of && places?.[of];

/**
 * Width of the longest class that stands on the boundary line, in parts of the sheet's height; 0 where all stand on
 * their parts.
 */
const widest = (marks: ClassMark[], part: Part): number =>
  Math.max(0, ...marks.filter((mark) => !placeOf(part, mark)).map(({ text }) => widthOfText(text))) * letters;

const fitsWall = (wide: number, { wall }: Part, sheetHeight: number) => wall && wall.width > wide * sheetHeight;

/**
 * Room that the classes need between the product and the right edge of a sheet of this height, in parts of it; 0 where
 * they stand elsewhere.
 */
export function roomForClasses(lines: readonly DrawnClass[], part: Part, sheetHeight: number): number {
  const wide = widest(marksOf(lines), part);
  return wide === 0 || fitsWall(wide, part, sheetHeight) ? 0 : wide + room;
}

/**
 * The classes on the boundary line, as fire plans write them, one above the other; the class of one part on a plate on
 * that part.
 */
export function drawClasses(lines: readonly DrawnClass[], part: Part, sheet: Rect, boundary: number): Shape[] {
  const marks = marksOf(lines);
  const height = sheet.height * letters;
  const beside = marks.filter((mark) => !placeOf(part, mark));
  const { wall } = part;
  const [x, anchor] =
    wall && fitsWall(widest(marks, part), part, sheet.height)
      ? ([wall.x + wall.width / 2, 'middle'] as const)
      : ([sheet.x + sheet.width - room * sheet.height, 'end'] as const);
  const plates = marks.flatMap((mark) => {
    const place = placeOf(part, mark);
    return place ? [{ lines: mark.text.split(/ (?=eller|och)|(?<=eller|och) /), place }] : [];
  });
  const size = Math.min(height, ...plates.map(({ lines, place }) => (place.width * 0.9) / plateWidth(lines)));
  return [
    ...beside.map(({ text }, index): Shape => {
      const y = boundary + room * sheet.height + (beside.length - 1 - index) * height * 1.2;
      return { layer: 'class', text, at: [x, y], height, anchor };
    }),
    ...plates.flatMap(({ lines, place }) => plate(lines, place, size)),
  ];
}

/** Width of a plate in heights of its letters. */
const plateWidth = (lines: string[]) => Math.max(...lines.map(widthOfText)) + 1;

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
