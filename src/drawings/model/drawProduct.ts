import type { ElevationSpec } from '../../catalogue/schema.ts';
import { compose, type Options } from './compose.ts';
import { drawDoor } from './door.ts';
import { drawFacade } from './facade.ts';
import { drawPartition } from './partition.ts';
import type { Part } from './part.ts';
import { drawRoof } from './roof.ts';
import type { Drawing } from './shape.ts';
import { drawSlidingDoor } from './slidingDoor.ts';
import { drawWindow } from './window.ts';

/**
 * Elevation of a product to scale in its wall, in any size. Includes the builders of all kinds; decision 11 says what
 * that costs the browser.
 */
export const drawProduct = (spec: ElevationSpec, options?: Options): Drawing => compose(drawPart(spec), options);

/** A product without a sheet, for writers that lay it out themselves. */
export function drawPart(spec: ElevationSpec): Part {
  switch (spec.type) {
    case 'door':
      return drawDoor(spec);
    case 'window':
      return drawWindow(spec);
    case 'partition':
      return drawPartition(spec);
    case 'facade':
      return drawFacade(spec);
    case 'roof':
      return drawRoof(spec);
    case 'sliding-door':
      return drawSlidingDoor(spec);
  }
}
