/**
 * The sizes that a product's limits allow, as a figure: width to the right and height upwards, mm. The browser uses it
 * too.
 */
import type { Limit } from './limitWords.ts';

/** The allowed sizes as the outline of an area, clockwise from the origin. */
export type Field = {
  /** Corners, mm. A curve, which a limit of area makes, is a row of them. */
  outline: [width: number, height: number][];
  /** Directions without a stated limit: there the outline ends at the edge of the figure, and not at a border. */
  open: { width: boolean; height: boolean };
};

/**
 * From corner to corner a curve gets wider by this much. It is a hyperbola, so that no point is a thousandth away from
 * it.
 */
const curveStep = 1.05;

/**
 * The field of limits of which one has to hold; undefined where none is stated.
 *
 * @param reach size of the figure, mm; larger than every limit
 */
export function fieldOf(limits: readonly Limit[], reach: { width: number; height: number }): Field | undefined {
  const shapes = limits.map(({ width = reach.width, height = reach.height, area }) => {
    const square = area ? area * 1e6 : Infinity;
    return { width, height, square };
  });
  const isStated = limits.some(({ width, height, area }) => width ?? height ?? area);
  if (!isStated) return undefined;

  /** Greatest height at a width: of the limits that go on beyond it, or that reach it. */
  const heightAt = (at: number, beyond: boolean) =>
    Math.max(
      0,
      ...shapes
        .filter(({ width }) => (beyond ? width > at : width >= at))
        .map(({ height, square }) => Math.min(height, square / at)),
    );
  const widths = shapes.flatMap(({ width, square }) => {
    // Where the curve begins below one of the heights, and its steps from there: alike in proportion, because it is a
    // hyperbola.
    const starts = shapes.map(({ height }) => square / height).filter((start) => start < width);
    const first = Math.min(...starts);
    const count = starts.length > 0 ? Math.ceil(Math.log(width / first) / Math.log(curveStep)) : 0;
    const steps = Array.from({ length: count }, (_, step) => first * (width / first) ** (step / count));
    return [width, ...starts, ...steps];
  });
  const outline: Field['outline'] = [[0, 0]];
  const add = (width: number, height: number) => {
    const [lastWidth, lastHeight] = outline.at(-1) ?? [];
    if (width !== lastWidth || height !== lastHeight) outline.push([width, height]);
  };
  add(0, heightAt(0, true));
  for (const width of [...new Set(widths)].toSorted((a, b) => a - b)) {
    add(width, heightAt(width, false));
    add(width, heightAt(width, true));
  }
  return {
    outline,
    open: { width: limits.some(({ width }) => !width), height: limits.some(({ height }) => !height) },
  };
}
