/** Path data of recurring shapes, in units of the sheet. */

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Joins what `draw` gives for 0 … count - 1. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Upright lines of equal length and spacing. */
export const uprights = (x: number, y: number, length: number, step: number, count: number): string =>
  times(count, (index) => `M${x + index * step} ${y}v${length}`);

/** Level lines of equal length and spacing. */
export const levels = (x: number, y: number, length: number, step: number, count: number): string =>
  times(count, (index) => `M${x} ${y + index * step}h${length}`);
