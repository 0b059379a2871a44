import { box, line, rectangle, type Drawing } from './shape.ts';

/** The drawing that stands in for a picture that is not there yet: a wall, its floor, and the boundary line. */
export function drawPlaceholder(): Drawing {
  const sheet = box(0, 0, 3000, 2000);
  return {
    sheet,
    product: sheet,
    shapes: [
      ...rectangle('wall', sheet),
      ...rectangle('floor', box(0, 0, 3000, 360)),
      line('ground', [0, 360], [3000, 360]),
      line('boundary', [0, 1070], [3000, 1070]),
    ],
  };
}
