import type { ElevationSpec } from '../../catalogue/schema.ts';

/**
 * The same product in another size: outer width and height, or width and length of a roof, mm.
 *
 * Profiles keep their sizes, and so do side lights and over lights as long as they leave a door to walk through. Fields that repeat keep
 * about their size and change their number; rows and floors of a facade keep their proportions.
 */
export function inSize(spec: ElevationSpec, width: number, height: number): ElevationSpec {
  const count = (parts: number, most: number) => Math.min(Math.max(Math.round((parts * width) / spec.width), 2), most);
  switch (spec.type) {
    case 'partition':
      return { ...spec, width, height, panes: count(spec.panes, 8) };
    case 'facade': {
      const share = height / spec.height;
      const rows = spec.rows.map((row) => Math.round(row * share));
      const columns = count(spec.columns, 8);
      // What rounding took or gave is in the uppermost row.
      const rest = height - rows.slice(0, -1).reduce((sum, row) => sum + row, 0);
      return {
        ...spec,
        width,
        height,
        columns,
        ...(spec.door !== undefined && { door: Math.min(spec.door, columns - 1) }),
        rows: [...rows.slice(0, -1), rest],
        ...(spec.slabs && { slabs: spec.slabs.map((slab) => Math.round(slab * share)) }),
      };
    }
    case 'roof':
      return { ...spec, width, length: height, columns: count(spec.columns, 10) };
    case 'window':
      return { ...spec, width, height };
    default:
      return withLights({ ...spec, width, height });
  }
}

/** A leaf that is narrower or lower, mm, is no door: then the light beside or above it is left out. */
const smallestLeaf = { width: 800, height: 1900 };

type Door = Extract<ElevationSpec, { type: 'door' | 'sliding-door' }>;

function withLights<Spec extends Door>({ sidelight = 0, overlight = 0, ...door }: Spec): Spec {
  const beside = sidelight * (door.type === 'sliding-door' ? door.leaves : 1);
  const hasSide = door.width - beside >= smallestLeaf.width * door.leaves;
  const hasOver = door.height - overlight >= smallestLeaf.height;
  return {
    ...door,
    ...(sidelight && hasSide && { sidelight }),
    ...(overlight && hasOver && { overlight }),
  } as Spec;
}

/** The same product with as many leaves as the visitor chose. */
export function inLeaves(spec: ElevationSpec, leaves: 1 | 2 | undefined): ElevationSpec {
  return leaves && 'leaves' in spec ? { ...spec, leaves } : spec;
}
