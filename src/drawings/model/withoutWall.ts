import type { ElevationSpec } from '../../catalogue/schema.ts';
import { drawPart } from './drawProduct.ts';
import type { Drawing, Shape } from './shape.ts';

/**
 * A product alone, down to the floor, for a wall that several products share: the sheet is no larger than the drawing.
 * Of a roof's two views only the one on the floor stays, and texts are left out, because they would be too small to be
 * read.
 */
export function withoutWall(spec: ElevationSpec): Drawing {
  const { shapes, product, extent } = drawPart(spec);
  const sheet = spec.type === 'roof' ? product : extent;
  const top = Math.ceil(sheet.y + sheet.height);
  const isOnSheet = (shape: Shape) => 'points' in shape && shape.points.every(([, y]) => y <= top);
  return { sheet, product, shapes: shapes.filter(isOnSheet) };
}
