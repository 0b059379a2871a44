/** The drawing in a visitor's size as a file for CAD. It comes when it is asked for. */
import type { WantedSize } from '../catalogue/fit/fit.ts';
import { productDxf } from './cadDrawing.ts';
import { depthOf } from './depth.ts';
import type { ProductModel } from './productIfc.ts';
import { productInSize } from './productInSize.ts';

/** What kind of file it is. */
export const type = 'image/vnd.dxf';

/**
 * The text of the file, 1:1 in mm.
 */
export function write(model: ProductModel, size: WantedSize): string {
  const { product, classes } = model;
  const { part, address } = productInSize(model, size);
  return productDxf(part, { title: product.title, classes, depth: depthOf(product.facts), address });
}
