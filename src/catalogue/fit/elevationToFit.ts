import { elevationOf, type ElevationSpec, type Product } from '../schema.ts';

/**
 * The example, as it is drawn in a visitor's size. Where the facts limit the height of the door itself, that is what
 * the size is answered as: so the door is drawn to that height, and no over light takes of it.
 */
export function elevationToFit(product: Product): ElevationSpec {
  const spec = elevationOf(product);
  if (!('overlight' in spec) || !product.facts.doorLimit?.some(({ height }) => height)) return spec;
  return withoutOverlight(spec);
}

const withoutOverlight = ({ overlight: _, ...door }: Extract<ElevationSpec, { overlight?: unknown }>) => door;
