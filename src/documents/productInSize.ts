/** A product in a visitor's size, as the writers of files take it. The browser uses it. */
import type { WantedSize } from '../catalogue/fit/fit.ts';
import type { ElevationSpec } from '../catalogue/schema.ts';
import { drawPart } from '../drawings/model/drawProduct.ts';
import { inLeaves, inSize } from '../drawings/model/inSize.ts';
import type { Part } from '../drawings/model/part.ts';

/**
 * What is drawn, and where it is found again: the product's page with the size, which answers for it.
 *
 * @param address whole address of the product's page
 */
export function productInSize(
  { spec: example, address }: { spec: ElevationSpec; address: string },
  { width, height, leaves, panes }: Pick<WantedSize, 'width' | 'height' | 'leaves' | 'panes'>,
): { spec: ElevationSpec; part: Part; address: string } {
  const spec = inSize(inLeaves(example, leaves), width, height, panes);
  const query = `b=${width}&h=${height}${leaves ? `&blad=${leaves}` : ''}`;
  return { spec, part: drawPart(spec), address: `${address}?${query}` };
}
