/**
 * A module as four digits, ”1021” for 10 × 21M. The class reader loads it with its answer, and the door list with what
 * reads tables.
 */

/**
 * ”1021”, ”M1021” and ”10/21” as ”10x21”, where both may be sides in modules: ”2100” is none. What else it may be, a
 * year, a length or a room, is for whoever knows where it stands.
 *
 * @param isDoor only where it is as wide as a door, as high as most, and no year: then nothing has to say that it is a
 *   size
 */
export function bareModule(text: string, isDoor = false): string | undefined {
  const [, width = 0, height = 0] = (/^(?:M ?)?(\d\d?)(?:\/|(?<=\d\d))(\d\d) ?M?$/i.exec(text) ?? []).map(Number);
  const isOne = isDoor ? width < 19 && /19|2[01345]/.test(`${height}`) : height > 4 && Math.max(width, height) <= 30;
  return isOne && width > 4 ? `${width}x${height}` : undefined;
}

/**
 * Four digits, or two with a stroke, behind a word that says that they are a size; four behind a class, a littera or a
 * number of doors too.
 */
const written =
  /(?<!\p{L})(?:(M|modul(?:mått)?)|(\p{L}*(?:dörr(?:ar)?|fönster|parti)|mått)|(?:\p{L}\S*\d|E[IW]?[\d ]*\d|C|st),?(?= ))[ :=]*(\d{4}|\d\d?\/\d\d)(?![^\P{L}HMV]|[\d/-]| ?(?:[cm]m|st)\b| m\b|[.,]\d)/giu;

/**
 * A text in which the only module of four digits that is plainly one is written as a size. ”1021” is a room where
 * nothing but a word says what it is, ”rum 1021”, and a littera where it comes first.
 *
 * @param isRow of a list, where ”Dörr 1021” at the beginning is a littera
 */
export function withBareModule(text: string, isRow = false): string {
  // Beside a size they are something else.
  const found = /\d ?[x×*] ?\d/i.test(text) ? [] : [...text.matchAll(written)];
  const sizes = found.flatMap(([all, module, kind, digits = '']) => {
    if (!module && (kind ? isRow && text.startsWith(all) : /\d{4}.*\d{4}|\//.test(text))) return [];
    // A window may be lower than it is wide.
    const isDoor = !module && !/fön|par|mått/i.test(kind ?? '');
    const size = bareModule(digits, isDoor || (!module && /^(?:19|20)/.test(digits)));
    return size ? { digits, size } : [];
  });
  const [one, ...more] = sizes;
  return one && !more[0] ? text.replace(one.digits, one.size) : text;
}
