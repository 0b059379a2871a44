/** The product in a visitor's size as a file for BIM. It comes when it is asked for. */
import type { WantedSize } from '../catalogue/fit/fit.ts';
import { productIfc, type ProductModel } from './productIfc.ts';
import { productInSize } from './productInSize.ts';

/** What kind of file it is. */
export const type = 'application/x-step';

/**
 * The text of the file.
 *
 * @param rating the class that was chosen of several; a door of another is another door, and its names are others
 * @param day on which it is made, ISO 8601; else today
 */
export function write(
  model: ProductModel,
  size: WantedSize,
  rating?: string,
  day = new Date().toISOString().slice(0, 10),
): Promise<string> {
  const { address, ...sized } = productInSize(model, size);
  const chosen = rating && { ratings: [rating], address: `${address}&klass=${encodeURIComponent(rating)}` };
  return productIfc({ ...model, ...sized, address, ...chosen, changed: day });
}
