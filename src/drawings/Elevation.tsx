import type { ElevationSpec } from '../catalogue/schema.ts';
import type { DrawnClass } from './model/classMarks.ts';
import { drawProduct } from './model/drawProduct.ts';
import type { Finish } from './palette.ts';
import { SvgDrawing } from './svg/SvgDrawing.tsx';

type Props = {
  spec: ElevationSpec;
  /** Tones of the profiles. */
  finish?: Finish;
  /** Fire classes by part, written on the boundary line or on their part. */
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
