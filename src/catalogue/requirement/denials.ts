/**
 * What a requirement says is not required: ”ej självstängande”, ”utan dörrstängare”, ”utrymning: nej”; and what is
 * required of the wall around, ”i EI 60-vägg”. The browser uses it.
 */

/** Self-closing and smoke in words, which a thing may be prepared for as well. */
const fitted = String.raw`\p{L}*(?:[vr]stäng|självst|gastät|rök[tds])\p{L}*`;
/** What would be read as a requirement: those, escape, and what is written in letters. */
const thing = String.raw`(?:${fitted}|(?:panik|nödut|utrymning)\p{L}*|(?:SS.)?EN ?1(?:79|125)|(?:C\d?|S(?:m|a\d?|200)|RC ?\d|R\W?w ?\d+(?: ?dB)?|\d+ ?dB)(?![\p{L}\d]))`;

/**
 * A denial before what it denies, ”ej”, ”inte i”, ”utan krav på”; ”förberedd för”; and one behind, ”: nej”, ”krävs ej”.
 * Behind ”och” something else may begin, and ”inte Sa utan S200” asks for the second. What is denied of some places
 * alone, ”dock ej C i bostäder”, stays, and is not understood.
 */
const denial = new RegExp(
  String.raw`[\s,;(]*(?<![\p{L}\d])(?!(?<=dock )[^,;]* i )((?:n?ej|inte|icke|utan|ing(?:en|et|a))(?: krav)?(?: (?:i|för|till|som|på))? ${thing}(?: eller ${thing})*(?:,? utan(?= ${thing}))?|(?:förbere\p{L}* )?för ${fitted}|${thing}(?:(?:/\p{L}+)?: ?n?ej| krävs (?:ej|inte))(?!\p{L}))\)?`,
  'giu',
);

const fire = String.raw`(?<![\p{L}\d])R?E[IW]?\d?[ -]?\d+(?:-M)?`;
/**
 * The class of a wall, where the door has one of its own: ”i EI 60-vägg”, ”i vägg EI 60”, ”sluss EI 60 med dörrar i EI
 * 30”. A glazed wall is a product itself.
 */
const ofWall = new RegExp(
  String.raw`[\s,(]*(?<!\p{L}|glasad.*)((?:i )?${fire}[ -](?:klassad )?vägg(?:en|ar)?(?!\p{L})(?=.*${fire}|(?<=${fire}.*${fire}.*))|(?<=${fire}.*)(?:i )?(?:brand|inner|ytter)?vägg(?:en)? (?:i )?${fire}(?! ?[/\d])|\p{L}+ (?:i )?${fire}(?<!(?:parti|fönster|fasad|glas|tak|dörr).*)(?= med \p{L}*dörr(?:ar)?(?: \p{L}+){0,3} ${fire}))\)?`,
  'giu',
);

/**
 * Takes out of a text what it denies, with the comma or the brackets of that; what is left is required of the element.
 *
 * @returns the text that is left, and `denied`, each as it was written
 */
export function withoutDenials(text: string): { text: string; denied: readonly string[] } {
  const denied: string[] = [];
  const without = (_: string, one: string) => {
    denied.push(one);
    return '';
  };
  const left = text.replace(ofWall, without).replace(denial, without);
  return { text: left.trim(), denied };
}
