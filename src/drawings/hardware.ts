/** Ironmongery as path data, sizes in mm. All of one drawing goes into one path; see Fittings. */
import type { HungLeaf } from './door.ts';

const bar = (x: number, y: number, width: number, height: number) =>
  `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z`;

/** Height of a handle above the floor. */
const handleHeight = 1050;

/** Hinges on an upright edge at `x`, with their upper ends at these heights. */
export const hinges = (x: number, tops: readonly number[], length = 130): string =>
  tops.map((top) => bar(x - 13, top, 26, length)).join('');

/** Lever handle on a plate on the lock stile of the leaf, pointing at its hinges. */
export function lever({ rect, hinged }: Pick<HungLeaf, 'rect' | 'hinged'>, stile: number, floor: number): string {
  const x = hinged < 0 ? rect.x + rect.width - stile / 2 : rect.x + stile / 2;
  const y = floor - handleHeight;
  return bar(x - 17, y - 55, 34, 160) + bar(hinged > 0 ? x - 11 : x - 129, y - 12, 140, 24);
}

/** Window handle, closed: it points down. */
export const windowHandle = (x: number, y: number): string =>
  bar(x - 15, y - 36, 30, 72) + bar(x - 10, y - 10, 20, 135);

/** Upright pull handle of a sliding leaf. */
export const pull = (x: number, y: number): string => bar(x - 16, y - 250, 32, 500);

/** Panic bar between its two housings. */
const panicBar = (from: number, to: number, y: number): string =>
  bar(from, y - 22, to - from, 44) + bar(from - 36, y - 50, 72, 100) + bar(to - 36, y - 50, 72, 100);

/** Door closer: body on the frame over the hinge side, slide rail below it on the leaf. */
function doorCloser({ rect, hinged }: HungLeaf, frame: number): string {
  const at = (distance: number, length: number) =>
    hinged < 0 ? rect.x + distance : rect.x + rect.width - distance - length;
  const body = Math.min(58, frame * 0.8);
  return bar(at(70, 290), rect.y - body - 3, 290, body) + bar(at(70, 440), rect.y + 5, 440, 20);
}

type Equipment = {
  floor: number;
  frame: number;
  stile: number;
  top: number;
  panic?: boolean | undefined;
  closer: boolean;
};

/** What a hinged leaf carries besides its lever handle. `top` is where the uppermost hinge begins; the second helps it and stays clear of a panic bar. */
export function leafFittings(leaf: HungLeaf, { floor, frame, stile, top, panic, closer }: Equipment): string {
  const { rect, hinged } = leaf;
  const edge = hinged < 0 ? rect.x : rect.x + rect.width;
  return (
    hinges(edge, [top, top + (floor - top) * 0.3, floor - 330]) +
    (closer ? doorCloser(leaf, frame) : '') +
    (panic ? panicBar(rect.x + stile / 2, rect.x + rect.width - stile / 2, floor - 1000) : '')
  );
}
