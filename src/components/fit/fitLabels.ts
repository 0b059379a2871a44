/** Where words can stand in a figure so that no line goes through them. */

/** A point of a figure, y downwards. */
export type Point = readonly [x: number, y: number];

/** A place for words, or what takes one. */
export type Box = { x: number; y: number; width: number; height: number };

/** The first of some places that nothing takes; of none, the last. */
export function freePlace(places: readonly Box[], taken: readonly Box[]): Box | undefined {
  return places.find((place) => !taken.some((box) => overlap(box, place))) ?? places.at(-1);
}

/** What a line takes, from corner to corner; a slanting piece of it takes the whole rectangle that it crosses. */
export function boxesOf(line: readonly Point[]): Box[] {
  return line.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y];
    return { x: Math.min(x, fromX), y: Math.min(y, fromY), width: Math.abs(x - fromX), height: Math.abs(y - fromY) };
  });
}

/** The four places beside a point, from the upper right to the lower left, each so far from it. */
export function beside([x, y]: Point, { width, height }: Pick<Box, 'width' | 'height'>, gap: number): Box[] {
  return [y - gap - height, y + gap].flatMap((top) =>
    [x + gap, x - gap - width].map((left) => ({ x: left, y: top, width, height })),
  );
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
