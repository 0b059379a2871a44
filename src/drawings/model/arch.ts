import { corners, hasRoom, type Rect, type Vertex } from './shape.ts';

/** The circle of an arched head, outer edge. */
export type Arch = { x: number; y: number; radius: number };

/** A segmental arch over the whole width. */
export function archOver(width: number, height: number): Arch {
  const rise = Math.min(width / 4, height / 3);
  const radius = (width ** 2 / 4 + rise ** 2) / (2 * rise);
  return { x: width / 2, y: height - radius, radius };
}

/** Height of the arch at `x`, `margin` inside its outer edge. */
export function headAt({ x: middle, y, radius }: Arch, margin: number, x: number): number {
  return y + Math.sqrt(Math.max(0, (radius - margin) ** 2 - (x - middle) ** 2));
}

/**
 * The part of a rectangle under an arch, `margin` inside its outer edge: straight sides, and true arcs where the arch
 * cuts it.
 */
export function under(arch: Arch | undefined, margin: number, rect: Rect): Vertex[] {
  if (!hasRoom(rect)) return [];
  if (!arch) return corners(rect);
  const radius = arch.radius - margin;
  const [bottom, top] = [rect.y, rect.y + rect.height];
  /** Half the width of the arch at a height. */
  const half = (y: number) => Math.sqrt(Math.max(0, radius ** 2 - Math.max(0, y - arch.y) ** 2));
  const left = Math.max(rect.x, arch.x - half(bottom));
  const right = Math.min(rect.x + rect.width, arch.x + half(bottom));
  if (left >= right) return [];
  const at = (x: number): Vertex => [x, Math.min(top, headAt(arch, margin, x))];
  const arc = (from: number, to: number): Vertex => {
    const [start, end] = [at(from), at(to)];
    const chord = Math.hypot(start[0] - end[0], start[1] - end[1]);
    return [...start.slice(0, 2), Math.tan(Math.asin(Math.min(1, chord / 2 / radius)) / 2)] as unknown as Vertex;
  };
  const [from, to] = [arch.x - half(top), arch.x + half(top)].map((x) => Math.min(Math.max(x, left), right)) as [
    number,
    number,
  ];
  const head =
    to - from < 1e-6
      ? [arc(right, left)]
      : [...(right > to ? [arc(right, to)] : []), at(to), ...(from > left ? [arc(from, left)] : [])];
  return [[left, bottom], [right, bottom], ...head, at(left)];
}
