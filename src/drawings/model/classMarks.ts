import type { ClassLine } from '../../catalogue/classLine.ts';
import type { Part } from './part.ts';
import { box, rectangle, type Rect, type Shape } from './shape.ts';

/** The classes of a part, as a drawing gets them. */
export type DrawnClass = Pick<ClassLine, 'element' | 'classes' | 'text'>;

/**
 * A fire class as it is written on a drawing, and what it holds for: the whole drawing, or only the leaf or the fixed
 * glazing.
 */
type ClassMark = { text: string; of?: 'leaf' | 'fixed' };

/** Splits ”RE, REW och REI 30–60” into three: there is no room for a sentence beside a line. */
function eachClass(printed: string): string[] {
  const [letters = '', ...minutes] = printed.split('\u00a0');
  return letters.split(/, | och /).map((each) => [each, ...minutes].join('\u00a0'));
}

/**
 * The classes to write on a drawing of a product. A product sold for a screen of another class shows both classes, each
 * on its part; any other shows the class of the part that it is sold as.
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

/** Shares of the sheet's height: the letters, and their distance from a line or the edge. */
const letters = 0.054;
export const room = 0.02;
/** Approximate width of a text, as a multiple of its height. */
export const widthOfText = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (/[I\s]/.test(letter) ? 0.3 : 0.64), 0);

const placeOf = ({ places }: Part, { of }: ClassMark) => of && places?.[of];

/**
 * Width of the longest class on the boundary line, as a share of the sheet's height; 0 where all classes are on their
 * parts.
 */
const widest = (marks: ClassMark[], part: Part): number =>
  Math.max(0, ...marks.filter((mark) => !placeOf(part, mark)).map(({ text }) => widthOfText(text))) * letters;

const fitsWall = (wide: number, { wall }: Part, sheetHeight: number) => wall && wall.width > wide * sheetHeight;

/**
 * Room for the classes between the product and the right edge, as a share of the sheet's height; 0 where they are
 * elsewhere.
 */
export function roomForClasses(lines: readonly DrawnClass[], part: Part, sheetHeight: number): number {
  const wide = widest(marksOf(lines), part);
  return wide === 0 || fitsWall(wide, part, sheetHeight) ? 0 : wide + room;
}

/**
 * Writes the classes on the boundary line as fire plans do, one above the other, and the class of a single part on a
 * plate on that part.
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
