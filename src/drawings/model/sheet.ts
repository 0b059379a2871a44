/** The common composition: every product stands on the same floor line and fills the same part of a 4:3 sheet. */
import { roomForClasses, type DrawnClass } from './classMarks.ts';
import type { Part } from './part.ts';
import { box, line, rectangle, type Rect, type Shape } from './shape.ts';

/** Parts of the sheet's height or width, from the top and the left. */
const floorLevel = 0.82;
const boundaryLevel = 0.465;
const tallest = 0.71;
const widest = 0.74;

/** The smallest sheet for something of this size, mm; `extra` is a part of the sheet that it needs besides. */
export const sheetHeight = (width: number, height: number, extra = 0): number =>
  Math.max(height / (tallest - extra), (width / widest) * 0.75);

/**
 * The sheet round a product and the height of its boundary line, mm. A product beside which its classes would have no
 * room is drawn smaller.
 */
export function sheetFor(part: Part, classes: readonly DrawnClass[]): { sheet: Rect; boundary: number } {
  const { extent, product, boundary } = part;
  const asked = sheetHeight(extent.width, extent.height);
  const room = roomForClasses(classes, part, asked);
  // Of a roof only the gable, which may be narrower than its side, reaches down to its line.
  const atLine = boundary === undefined ? extent : product;
  const beyond = extent.x + extent.width - atLine.x - atLine.width;
  const height = Math.max(asked, (extent.width / 2 - beyond) / (2 / 3 - room));
  const width = (height * 4) / 3;
  const y = extent.y - (1 - floorLevel) * height;
  return {
    sheet: { x: extent.x + (extent.width - width) / 2, y, width, height },
    // A very low product would leave the line in the air above it.
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
    // Beyond the dimensions there may be no room for a dash and a dot, and less than that is no boundary line.
    ...(left - sheet.x > sheet.height / 8 ? [line('boundary', [left, boundary], [sheet.x, boundary])] : []),
    // In front of what is wider than the outer size, such as the casing of a sliding door.
    ...(left < extent.x && extent.x < -sheet.height / 10
      ? [line('boundary', [0, boundary], [extent.x, boundary])]
      : []),
    line('boundary', [product.width, boundary], [right, boundary]),
  ];
}
