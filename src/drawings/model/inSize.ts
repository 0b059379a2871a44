import type { ElevationSpec } from '../../catalogue/schema.ts';

/**
 * The same product in another size: outer width and height, or width and length of a roof, mm.
 *
 * Profiles, side lights and over lights keep their sizes; fields that repeat keep about their size and change their number; rows and floors
 * of a facade keep their proportions.
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
    default:
      return { ...spec, width, height };
  }
}

/** The same product with as many leaves as the visitor chose. */
export function inLeaves(spec: ElevationSpec, leaves: 1 | 2 | undefined): ElevationSpec {
  return leaves && 'leaves' in spec ? { ...spec, leaves } : spec;
}
