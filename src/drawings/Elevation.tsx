import type { ElevationSpec } from '../catalogue/schema.ts';
import type { ProductCategory } from '../catalogue/vocabulary.ts';
import type { DrawnClass } from './model/classMarks.ts';
import { drawProduct } from './model/drawProduct.ts';
import { SvgDrawing } from './svg/SvgDrawing.tsx';

type Props = {
  spec: ElevationSpec;
  /** Decides the tone of the profiles. */
  material?: ProductCategory;
  /** Fire classes by part, written beside the boundary line or on their part. */
  classes?: readonly DrawnClass[];
  /** Adds the sizes in mm. */
  dimensions?: boolean;
  /** What is drawn, in Swedish; without it the drawing is hidden from assistive technology. */
  title?: string;
  /** True for a file of its own. */
  standalone?: boolean;
};

/** Elevation of an example of a product, to scale, in its wall. */
export function Elevation({ spec, classes, dimensions, ...svg }: Props) {
  return (
    <SvgDrawing drawing={drawProduct(spec, { classes: classes ?? [], dimensions: dimensions ?? false })} {...svg} />
  );
}
