/** A width or a height that stands alone beside a requirement. The class reader loads it with its answer. */

/**
 * `size` is ”bredd 2100”, in mm, and '' where no word says which side it is; what to write for a whole answer, and the
 * words that it took.
 */
export type OneSide = { size: string; hint: string; words: readonly string[] };

/** A word for a side, a number, its unit and a word for a side. Two figures apart are thousands. */
const written =
  /(?<=^| )(?:(?:passage|dager|ljus)?(bredd|b|höjd|h) )?((?:\d\d? \d{3}|\d+)(?:[.,]\d+)?) ?(mm|cm|m)?(?: (bre|hö)\p{L}*)?(?= |$)/giu;

/** Smaller is no side of a door, mm; larger than a building is none either. */
const [least, most] = [300, 20_000];

/** Behind such a word a length is how far it is to another building: ”inom 5 m”, ”närmare än 8 m”. */
const isDistance = /(?:inom|än|avstånd|till|från)\s*$/i;

/**
 * Reads ”bredd 2100”, ”höjd 2,4 m”, ”900 mm bred” and ”2100 mm”, which says no side, out of words that are no classes;
 * undefined where none is there.
 */
export function readOneSide(words: readonly string[]): OneSide | undefined {
  const text = words.join(' ');
  for (const { 0: all, 1: before, 2: digits = '', 3: unit = '', 4: after, index } of text.matchAll(written)) {
    if (isDistance.test(text.slice(0, index))) continue;
    const side = before ?? after;
    const factor = { cm: 10, m: 1000 }[unit] ?? 1;
    const mm = Math.round(Number(digits.replace(' ', '').replace(',', '.')) * factor);
    if ((side || unit) && mm >= least && mm <= most)
      return {
        size: side ? `${/^b/i.test(side) ? 'bredd' : 'höjd'} ${mm}` : '',
        hint: side
          ? ' Ensamt kan det bara bli nej: skriv bredd\u00a0×\u00a0höjd.'
          : ` Är ${mm}\u00a0mm bredd eller höjd? Skriv till exempel bredd\u00a0${mm}.`,
        words: all.split(' '),
      };
  }
  return undefined;
}
