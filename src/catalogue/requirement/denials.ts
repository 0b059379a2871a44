/**
 * What a requirement says is not required: ”ej självstängande”, ”utan dörrstängare”, ”utrymning: nej”. The browser uses
 * it.
 */

/** Self-closing and smoke in words, which a thing may be prepared for as well. */
const fitted = String.raw`\p{L}*(?:[vr]stäng|självst|gastät|rök[tds])\p{L}*`;
/** What would be read as a requirement: those, escape, and what is written in letters. */
const thing = String.raw`(?:${fitted}|(?:panik|nödut|utrymning)\p{L}*|(?:SS.)?EN ?1(?:79|125)|(?:C\d?|S(?:m|a\d?|200)|RC ?\d|R\W?w ?\d+(?: ?dB)?|\d+ ?dB)(?![\p{L}\d]))`;

/**
 * A denial before what it denies, ”ej”, ”inte i”, ”utan krav på”; ”förberedd för”; and one behind, ”: nej”, ”krävs ej”.
 * Behind ”och” something else may begin, and ”inte Sa utan S200” asks for the second.
 */
const denial = new RegExp(
  String.raw`[\s,;(]*(?<![\p{L}\d])((?:n?ej|inte|icke|utan|ing(?:en|et|a))(?: krav)?(?: (?:i|för|till|som|på))? ${thing}(?: eller ${thing})*(?:,? utan(?= ${thing}))?|(?:förbere\p{L}* )?för ${fitted}|${thing}(?:(?:/\p{L}+)?: ?n?ej| krävs (?:ej|inte))(?!\p{L}))\)?`,
  'giu',
);

/**
 * Takes out of a text what it denies, with the comma or the brackets of that; what is left is required.
 *
 * @returns the text that is left, and `denied`, each as it was written
 */
export function withoutDenials(text: string): { text: string; denied: readonly string[] } {
  const denied: string[] = [];
  const left = text.replace(denial, (_, one: string) => {
    denied.push(one);
    return '';
  });
  return { text: left.trim(), denied };
}
