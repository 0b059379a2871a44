import type { ElevationSpec } from '../../catalogue/schema.ts';
import { casingHeight } from './slidingDoor.ts';

/**
 * The same product in another size: outer width and height, or width and length of a roof, mm.
 *
 * Profiles keep their sizes, and so does a side light as long as it leaves a door to walk through; an over light gets
 * what such a door leaves. Fields that repeat keep about their size and change their number; rows and floors of a
 * facade keep their proportions, unless its door would be too low for that: then it is one storey.
 *
 * @param panes how many a wall of panes that meet is divided into, where its limits say so
 */
export function inSize(spec: ElevationSpec, width: number, height: number, panes?: number): ElevationSpec {
  const count = (parts: number, most: number) => Math.min(Math.max(Math.round((parts * width) / spec.width), 2), most);
  switch (spec.type) {
    case 'partition':
      return { ...spec, width, height, panes: panes ?? count(spec.panes, 8) };
    case 'facade': {
      const share = height / spec.height;
      const rows = spec.rows.map((row) => Math.round(row * share));
      const columns = count(spec.columns, 8);
      // The uppermost row takes up what rounding left.
      const rest = height - rows.slice(0, -1).reduce((sum, row) => sum + row, 0);
      const door = spec.door !== undefined && { door: Math.min(spec.door, columns - 1) };
      if (door && (rows[0] ?? 0) < smallestDoor.height) {
        const above = lightAbove(height, smallestDoor.height);
        const rows = above ? [height - above, above] : [height];
        return { ...spec, width, height, columns, ...door, rows, opaqueRows: [], slabs: [] };
      }
      return {
        ...spec,
        width,
        height,
        columns,
        ...door,
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

/**
 * A leaf narrower than this, mm, is no door: the light beside it is then left out. Nor is a door with a frame lower
 * than module 21M.
 */
const smallestDoor = { width: 800, height: 2090 };
/** A lower light above a door, mm, is more profile than glass. */
const lowestLight = 300;

/** Height of the light above a door, mm; 0 where there is no room for one. */
function lightAbove(height: number, door: number): number {
  return height - door < lowestLight ? 0 : height - door;
}

type Door = Extract<ElevationSpec, { type: 'door' | 'sliding-door' }>;

function withLights<Spec extends Door>({ sidelight = 0, overlight: asked = 0, ...door }: Spec): Spec {
  const slides = door.type === 'sliding-door';
  const beside = sidelight * (slides ? door.leaves : 1);
  const hasSide = door.width - beside >= smallestDoor.width * door.leaves;
  const overlight = Math.min(asked, lightAbove(door.height, smallestDoor.height + (slides ? casingHeight : 0)));
  return { ...door, ...(sidelight && hasSide && { sidelight }), ...(overlight && { overlight }) } as Spec;
}

/** The same product with the number of leaves or sashes that the visitor chose. */
export function inLeaves(spec: ElevationSpec, leaves: 1 | 2 | undefined): ElevationSpec {
  if (leaves && spec.type === 'window') return { ...spec, sashes: leaves };
  return leaves && 'leaves' in spec ? { ...spec, leaves } : spec;
}
