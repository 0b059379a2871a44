/**
 * What words say that a size was measured on. The class reader loads it with its answer, and the door list with what
 * reads tables.
 */
import type { Measure } from './size.ts';

/**
 * A measure of an opening, or the way through it that is left clear: leaf and frame around that are larger, by how much
 * no product states.
 */
export type Measured = Measure | 'clear';

/** The clear way is tried first: whatever else stands beside it, it must not be taken for a frame. */
const measured: [RegExp, Measured][] = [
  [
    /(?<!\p{L})(?:(?:fri(?:tt|a)?|klart?) (?:\p{L}*(?:mått|bredd|höjd|öppning)|passage)|(?:dag(?:er)?|ljus|passage)(?:mått|bredd|höjd|öppning))(?:et|en)?(?!\p{L})/iu,
    'clear',
  ],
  [
    /väggöppning|öppningsmått|vägghål|hål(?:mått|tagning)|(?<!\p{L})hål(?!\p{L}| (?:för|i|till) )|\(öppning\)|rough/iu,
    'hole',
  ],
  [/karm(?:ytter)?(?:mått|bredd|höjd)|karmytt(?:er|re)|kym|(?<!\p{L})k-?mått|\(karm\)/iu, 'frame'],
  [/modul(?:mått)?/i, 'module'],
];

/**
 * The first of the measures that a text names, with the word for it as it was written; undefined where it names none.
 */
export function measureIn(text: string): { of: Measured; word: string } | undefined {
  for (const [pattern, of] of measured) {
    const [word] = pattern.exec(text) ?? [];
    if (word) return { of, word };
  }
  return undefined;
}

/** What stands before the side that is left clear, ”fri bredd 900”: the side itself is of the size. */
const clearSide = /(?:fri(?:tt|a)?|klart?|passage|dager|ljus)\s*$/i;

/**
 * The measure that is named beside a size, in front of it rather than behind. A word that has a number of its own is of
 * that: in ”10x21, fri bredd 900” the size stays one of the frame.
 */
export function measureBeside(text: string, size: string): ReturnType<typeof measureIn> {
  const [before = '', ...after] = text.split(size).map((part) => part.replaceAll(/\p{L}*[ :=]*\d+/gu, ''));
  const [word] = clearSide.exec(before) ?? [];
  return word ? { of: 'clear', word: word.trim() } : (measureIn(before) ?? measureIn(after.join(' ')));
}
