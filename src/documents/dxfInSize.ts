/** The drawing in a visitor's size as a file for CAD. It comes when it is asked for. */
import type { ElevationSpec } from '../catalogue/schema.ts';
import { productDxf, type CadOptions } from './cadDrawing.ts';
import { drawPart } from '../drawings/model/drawProduct.ts';
import { inSize } from '../drawings/model/inSize.ts';
import type { WantedSize } from '../catalogue/fit.ts';
import { inLeaves } from '../drawings/DrawingInSize.tsx';

/** The text of the file, 1:1 in mm. */
export function dxfInSize(
  spec: ElevationSpec,
  { width, height, leaves }: Pick<WantedSize, 'width' | 'height' | 'leaves'>,
  options: CadOptions,
): string {
  return productDxf(drawPart(inSize(inLeaves(spec, leaves), width, height)), options);
}
