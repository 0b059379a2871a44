/**
 * The composition that all drawings share: every product is on the same floor line and fills the same share of a 4:3
 * sheet.
 */
import { roomForClasses, type DrawnClass } from './classMarks.ts';
import type { Part } from './part.ts';
import { box, line, rectangle, type Rect, type Shape } from './shape.ts';

/** Shares of the sheet's height or width, from the top and the left. */
const floorLevel = 0.82;
const boundaryLevel = 0.465;
const tallest = 0.71;
const widest = 0.74;

/** The smallest sheet for something of this size, mm; `extra` is a share of the sheet that is needed in addition. */
export const sheetHeight = (width: number, height: number, extra = 0): number =>
  Math.max(height / (tallest - extra), (width / widest) * 0.75);

/**
 * The sheet around a product and the height of its boundary line, mm. A product is drawn smaller where its classes
 * would have no room beside it.
 */
export function sheetFor(part: Part, classes: readonly DrawnClass[]): { sheet: Rect; boundary: number } {
  const { extent, product, boundary } = part;
  const asked = sheetHeight(extent.width, extent.height);
  const room = roomForClasses(classes, part, asked);
  // Only the gable of a roof, which may be narrower than its side, reaches down to its line.
  const atLine = boundary === undefined ? extent : product;
  const beyond = extent.x + extent.width - atLine.x - atLine.width;
  const height = Math.max(asked, (extent.width / 2 - beyond) / (2 / 3 - room));
  const width = (height * 4) / 3;
  const y = extent.y - (1 - floorLevel) * height;
  return {
    sheet: { x: extent.x + (extent.width - width) / 2, y, width, height },
    // Above a very low product the line would float in the air.
    boundary: boundary ?? Math.min(y + (1 - boundaryLevel) * height, product.height * 0.85),
  };
}

/**
 * The wall round the product, its floor, and the boundary of the fire compartment that the product closes.
 *
 * The boundary is drawn from the product outwards, so that both sides begin with a whole dash.
 *
 * @param left where it begins on the left: dimension lines keep it at a distance
 */
export function ground(
  { extent, product }: Part,
  { sheet, boundary }: { sheet: Rect; boundary: number },
  left: number,
): Shape[] {
  const right = sheet.x + sheet.width;
  return [
    ...rectangle('wall', sheet),
    ...rectangle('floor', box(sheet.x, sheet.y, right, extent.y)),
    line('ground', [sheet.x, extent.y], [right, extent.y]),
    // The dimensions may leave no room for a dash and a dot; anything shorter is no boundary line.
    ...(left - sheet.x > sheet.height / 8 ? [line('boundary', [left, boundary], [sheet.x, boundary])] : []),
    // In front of parts that are wider than the outer size, such as the casing of a sliding door.
    ...(left < extent.x && extent.x < -sheet.height / 10
      ? [line('boundary', [0, boundary], [extent.x, boundary])]
      : []),
    line('boundary', [product.width, boundary], [right, boundary]),
  ];
}
