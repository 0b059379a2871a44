import { drawClasses, type DrawnClass } from './classMarks.ts';
import { clearance, drawDimensions, inFigures } from './dimensions.ts';
import type { Part } from './part.ts';
import type { Drawing } from './shape.ts';
import { ground, sheetFor } from './sheet.ts';

/** What a drawing shows besides the product itself. */
export type Options = {
  /** Fire classes by part, written on the boundary line or on their part. */
  classes?: readonly DrawnClass[];
  /** Adds the sizes in mm. */
  dimensions?: boolean;
};

/** Puts a builder's product on its sheet: in its wall, with classes and dimensions. */
export function compose(part: Part, { classes = [], dimensions = false }: Options = {}): Drawing {
  const composition = sheetFor(part, classes);
  const { sheet, boundary } = composition;
  return {
    sheet,
    product: part.product,
    shapes: [
      ...ground(part, composition, dimensions ? part.extent.x - clearance(part, sheet) : 0),
      ...inFigures(part, sheet),
      ...drawClasses(classes, part, sheet, boundary),
      ...(dimensions ? drawDimensions(part, sheet) : []),
    ],
  };
}
