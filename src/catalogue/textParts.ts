/**
 * How a technical text is set: data and machine texts hold the plain spelling (”S200”, ”Rw”, ”EI1”, ”37–54 mm”), and
 * here is said what stands lower and what must stay on one line. Imports nothing, because the browser uses it too.
 */

/** A piece of a text: as it stands, as a subscript, or never broken into two lines. */
export type TextPart = { text: string; set?: 'sub' | 'unbroken' };

/**
 * What follows S, EI, R, R', U, C and B and is set lower; and what browsers would break after the dash or the slash:
 * ranges, numbers of standards, approvals and alloys, classes in names of products (”EI30-TT”, ”EI60/EI90”) and
 * compounds that begin with a letter, an abbreviation or a name.
 */
const special = new RegExp(
  [
    String.raw`((?<=(?<![\p{L}\d])(?:C\d?)?S)(?:a[34]?|200)(?![\p{Ll}\d])`,
    String.raw`(?<=\bEI)[12](?!\d)`,
    String.raw`(?<=\bR['’′]?)w\b`,
    String.raw`(?<=\bU)(?:[dfgw]|cw)\b`,
    String.raw`(?<=\bC)tr\b`,
    String.raw`(?<=\bB)ROOF(?=\())`,
    String.raw`(\b(?:\p{Lu}{1,3}|[Ee]|kipp|PE78EI|Line)-\p{Ll}+|\bEN\u00a0AW-\d+|\bR?E[IW]?\d{2,3}(?:-\p{Lu}+(?![\p{L}\d])|[/–]R?E[IW]?\d{2,3}\b)|\bSS-EN\u00a0\d[\d-]*|\bZ-[\d.-]+\d|\b(?:EN|DIN)\u00a0\d+(?:-\d+)+|\d[\d,]*–\d[\d,]*(?:\u00a0[\p{L}°%²³/()·]+)?)`,
  ].join('|'),
  'u',
);

/**
 * Spaces that no line may end with: between a short name, or a word for a class, and the figure or letters that it is
 * nothing without; before dB, and round ×.
 */
const unbreakable =
  /(?<=(?<!\p{L})(?:\p{Lu}[\p{L}'’′]{0,7}|klass(?:en|erna)?|nivå|nr)) (?=\d|\p{Lu}\d|R?E[IW]?\b|S(?:a|200)\b)|(?<=\d) (?=×|dB\b)|(?<=×) (?=\d)/gu;

/**
 * Splits a text into its parts. Put together again they are the same text, but that some spaces are no-break spaces
 * now.
 */
export function textParts(text: string): TextPart[] {
  const sets = [undefined, 'sub', 'unbroken'] as const;
  return text
    .replace(unbreakable, '\u00a0')
    .split(special)
    .flatMap((part, index): TextPart[] => {
      const set = sets[index % sets.length];
      return part ? [{ text: part, ...(set && { set }) }] : [];
    });
}
