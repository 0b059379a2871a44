import type { ElevationSpec } from '../../catalogue/schema.ts';
import { legible } from './dimensions.ts';
import { doorLeaves } from './doorLeaves.ts';
import { hang } from './leaf.ts';
import { chain, type Part } from './part.ts';
import { box, divide, line, rectangle, type Outline, type Rect } from './shape.ts';
import { sheetHeight } from './sheet.ts';

type FacadeSpec = Extract<ElevationSpec, { type: 'facade' }>;

/** Thickness of a floor slab behind the facade, mm. */
const slabThickness = 300;
/** Joint of silicone between panes that meet without cover caps, mm. */
const flushJoint = 20;
/** Height of a door's leaf where its field is taller, and width of its stiles, mm. */
const leafHeight = 2200;
const leafStile = 85;

/**
 * The fields between bars with axes at `xs` and `ys`, column by column from below. The outermost bars are within the
 * outer size.
 */
export function fieldsBetween(xs: readonly number[], ys: readonly number[], face: number): Rect[][] {
  const bands = (axes: readonly number[]) =>
    axes.slice(1).map((axis, index) => {
      const low = (axes[index] ?? 0) + (index === 0 ? face : face / 2);
      return [low, axis - (index === axes.length - 2 ? face : face / 2)] as const;
    });
  const rows = bands(ys);
  return bands(xs).map(([left, right]) => rows.map(([bottom, top]) => box(left, bottom, right, top)));
}

/** Edges of the mullions, which run through between the transoms. */
const mullionEdges = (xs: readonly number[], bottom: number, top: number, face: number): Outline[] =>
  xs
    .slice(1, -1)
    .flatMap((x) => [-face / 2, face / 2].map((aside) => line('joint', [x + aside, bottom], [x + aside, top])));

/**
 * Curtain wall. Capped: bars in front of the glass shade it. Flush: panes meet in thin silicone joints, and nothing
 * projects.
 */
export function drawFacade(spec: FacadeSpec): Part {
  const { width, height, columns, rows, joint, opaqueRows = [], slabs = [] } = spec;
  const capped = joint === 'capped';
  const face = Math.min(capped ? spec.face : flushJoint, width / columns / 4, Math.min(...rows) / 4);
  const product = box(0, 0, width, height);
  const xs = divide(0, width, columns);
  const ys = rows.reduce<number[]>((levels, row) => [...levels, (levels.at(-1) ?? 0) + row], [0]);
  const depth = capped ? face * 0.8 : 0;
  const fields = fieldsBetween(xs, ys, face);
  const door = spec.door === undefined ? undefined : fields[spec.door]?.[0];
  const inDoor = door && facadeDoor(box(door.x, 0, door.x + door.width, door.y + door.height), face, depth);
  const glass = fields.flatMap((column) => column.filter((field, row) => field !== door && !opaqueRows.includes(row)));
  const panels = fields.flatMap((column) => column.filter((field, row) => field !== door && opaqueRows.includes(row)));
  // Rows too low for their figures are replaced by the storeys.
  const shown = legible(ys, sheetHeight(width, height)) ? ys : [0, ...slabs, height];
  return {
    shapes: [
      ...rectangle(capped ? 'bar' : 'gasket', product),
      ...(capped ? mullionEdges(xs, 0, height, face) : []),
      ...[...glass, ...(inDoor?.above ?? [])].flatMap((rect) => rectangle('glass', rect, depth)),
      ...panels.flatMap((rect) => rectangle('panel', rect, depth)),
      ...slabs.flatMap((top) =>
        [top, top - slabThickness].filter((y) => y > 0 && y < height).map((y) => line('slab', [0, y], [width, y])),
      ),
      ...(inDoor?.door ?? []),
    ],
    product,
    extent: product,
    dimensions: [
      { along: 'across', from: 0, base: 0, stops: chain(width, xs) },
      { along: 'up', from: 0, base: 0, stops: chain(height, shown) },
    ],
  };
}

/** A door in a field that stands on the floor; two leaves in a wide field, glass over a transom in a tall one. */
function facadeDoor(field: Rect, face: number, depth: number) {
  const tall = field.height > leafHeight + face + 100;
  const opening = { ...field, y: 15, height: (tall ? leafHeight : field.height) - 15 };
  const stile = Math.min(leafStile, field.width / 6);
  const leaves = hang(opening, field.width > 1500 ? 2 : 1);
  const parts = doorLeaves(leaves, opening, { stile, swing: 'towards', handle: 'lever', frame: face, depth });
  const above = box(field.x, leafHeight + face, field.x + field.width, field.height);
  return { above: tall ? [above] : [], door: [...parts.leaves, ...parts.panes, ...parts.front] };
}
