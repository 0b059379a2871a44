/** The product in a visitor's size as a file for BIM. It comes when it is asked for. */
import type { WantedSize } from '../catalogue/fit.ts';
import { productIfc, type ProductModel } from './productIfc.ts';
import { productInSize } from './productInSize.ts';

/**
 * The text of the file.
 *
 * @param day on which it is made, ISO 8601
 * @param remark what the reader has to know of the size
 */
export function ifcInSize(model: ProductModel, size: WantedSize, day: string, remark?: string): string {
  return productIfc({ ...model, ...productInSize(model, size), changed: day, remark });
}
