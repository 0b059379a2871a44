/**
 * The tones of a product's profiles on a drawing. They follow the paint in its pictures, so that both show the same
 * product.
 */
import { paints } from '../catalogue/paints.ts';
import type { Product } from '../catalogue/schema.ts';
import type { Finish } from './palette.ts';

/** The finish of a product. */
export function finishOf({ paint }: Pick<Product, 'paint'>): Finish {
  const tone = paints[paint];
  // Hairlines are light on a dark profile. The profile is a little lighter than the paint, so that its shadow and
  // joints show.
  return lightnessOf(tone) < 0.45
    ? finish(mix(tone, white, 0.08), { leaf: 0.08, shade: 0.32, cap: 0, line: mix(tone, white, 0.48), gap: '#0f0e0c' })
    : finish(tone, { leaf: 0.2, shade: 0.2, cap: 0.3, line: mix(tone, black, 0.4), gap: '#2e3032' });
}

const [white, black] = ['#ffffff', '#000000'];

/** `leaf`: how much lighter it is than the frame, `shade` and `cap`: how much darker, 0–1. */
function finish(
  frame: string,
  { leaf, shade, cap, line, gap }: Record<'leaf' | 'shade' | 'cap', number> & Pick<Finish, 'line' | 'gap'>,
): Finish {
  return {
    frame,
    leaf: mix(frame, white, leaf),
    shade: mix(frame, black, shade),
    cap: mix(frame, black, cap),
    line,
    gap,
  };
}

/** Mixes a part of one colour into another, ”#rrggbb”. */
function mix(colour: string, other: string, part: number): string {
  const to = channels(other);
  const mixed = channels(colour).map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue of a colour, ”#rrggbb”, 0–255. */
export const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** From 0, black, to 1, white. */
const lightnessOf = (colour: string) => channels(colour).reduce((sum, value) => sum + value, 0) / 765;
