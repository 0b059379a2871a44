import type { ElevationSpec } from '../../catalogue/schema.ts';
import { archOver, headAt, under } from './arch.ts';
import { doorLeaves } from './doorLeaves.ts';
import { hang, mitres, type Handle, type Swing } from './leaf.ts';
import { chain, type Part } from './part.ts';
import { area, box, inset, line, type Outline, type Rect } from './shape.ts';

/** The example of a hinged door. */
export type DoorSpec = Extract<ElevationSpec, { type: 'door' }>;

/** The frame's share of the face width; the rest is the leaf's stile. */
const frameShare = 0.45;
/** Height of the threshold, mm. */
const threshold = 15;

/** Side light and over light, if any; narrower than asked for where the door would otherwise have no room. */
export function lights({
  width,
  height,
  sidelight = 0,
  overlight = 0,
}: {
  width: number;
  height: number;
  sidelight?: number | undefined;
  overlight?: number | undefined;
}): { side: number; over: number } {
  return { side: Math.min(sidelight, width * 0.6), over: Math.min(overlight, height * 0.5) };
}

/** Frame and stile: they shrink together on an element that is too small for the face width. */
export function profiles(face: number, width: number, height: number): { frame: number; stile: number } {
  const fitting = Math.min(face, width / 6, height / 6);
  return { frame: fitting * frameShare, stile: fitting * (1 - frameShare) };
}

/** How a door opens, and with which fitting: a panic bar is drawn from its push side. */
export function operation({ handle = 'lever', swing }: DoorSpec): { handle: Handle; swing: Swing } {
  return { handle, swing: swing ?? (handle === 'panic' ? 'away' : 'towards') };
}

/** Hinged door, with side light and over light where the example has them. */
export function drawDoor(spec: DoorSpec): Part {
  const { width, height } = spec;
  const product = box(0, 0, width, height);
  const { frame, stile } = profiles(spec.face, width, height);
  const { side, over } = lights(spec);
  const onLeft = spec.sidelightSide !== 'right';
  const left = side && onLeft ? side + frame / 2 : frame;
  const right = width - (side && !onLeft ? side + frame / 2 : frame);
  const head = height - (over ? over + frame / 2 : frame);
  const arch = spec.arched ? archOver(width, height) : undefined;
  const opening = box(left, threshold, right, head);
  const leaves = hang(opening, spec.leaves, spec.hinged);
  const door = doorLeaves(leaves, opening, {
    ...operation(spec),
    frame,
    stile,
    fill: spec.leaf,
    closer: !spec.arched,
    arch: over ? undefined : arch,
    depth: frame * 0.5,
  });
  const [sideLeft, sideRight] = onLeft ? [frame, side - frame / 2] : [width - side + frame / 2, width - frame];
  const upper = [height - over + frame / 2, height - frame] as const;
  const fixed = {
    side: side ? [box(sideLeft, frame * 1.5, sideRight, head)] : [],
    over: over
      ? [box(left, upper[0], right, upper[1]), ...(side ? [box(sideLeft, upper[0], sideRight, upper[1])] : [])]
      : [],
  };
  const panes = [...fixed.side, ...fixed.over].flatMap((rect) => area('glass', under(arch, frame, rect), frame * 0.5));
  const seam = onLeft ? side : width - side;
  return {
    shapes: [
      ...area('frame', under(arch, 0, product), frame * 0.3),
      ...(spec.arched ? archJoints(width, height, frame) : mitres(product, inset(product, frame))),
      ...door.leaves,
      ...panes,
      ...door.panes,
      ...door.front,
    ],
    product,
    extent: product,
    dimensions: [
      { along: 'across', from: 0, base: 0, stops: chain(width, side ? [0, seam, width] : []) },
      { along: 'up', from: 0, base: 0, stops: chain(height, over ? [0, height - over, height] : []) },
    ],
    places: { leaf: leafPlace(leaves[0]?.rect ?? opening), ...(fixed.side[0] && { fixed: fixed.side[0] }) },
  };
}

/** Where a class plate hangs on a leaf: below a vision pane, above the handle's reach. */
function leafPlace({ x, y, width, height }: Rect): Rect {
  return { x, y, width, height: height * 0.4 };
}

/** The seams at the springing, where jamb and arch meet. */
function archJoints(width: number, height: number, frame: number): Outline[] {
  const arch = archOver(width, height);
  return [
    line('joint', [0, headAt(arch, 0, 0)], [frame, headAt(arch, frame, frame)]),
    line('joint', [width, headAt(arch, 0, width)], [width - frame, headAt(arch, frame, width - frame)]),
  ];
}
