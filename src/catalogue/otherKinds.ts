/**
 * Kinds of fire protection that are none of the products: to a roller shutter no door is an answer. The door list and
 * the class reader use it.
 */

const kind = String.raw`(?:jalusi|gardin|ridå|spjäll|grind|luck[ao]|port)`;
const ending = String.raw`(?:[aeo]?r(?:na)?|[ae]?n)?(?!\p{L}|:| i | finns)`;
/**
 * Wherever it stands, unless it is what something stands beside, a part of it, or only there: ”dörr mot rullport”, ”med
 * inspektionslucka”, ”skyddsport finns”. A word alone, ”port”, may behind others be a room, or a thing on a door; ”Port
 * 1” and ”Port A” are littera.
 */
const other = new RegExp(
  String.raw`(?<!\p{L}|(?:med|mot|vid|till|för|i|intill|bredvid|över|under) )(?!(?:brand)?skjut|trans|rap|sup|imp|exp|spo|brev|post|luft)\p{L}+${kind}${ending}|^${kind}${ending}(?! ?\d| \p{L}$)`,
  'iu',
);

/** The word by which a text names such a kind, as it was written: ”Rulljalusi”. */
export function otherKindIn(text: string): string | undefined {
  return other.exec(text.trim())?.[0];
}

/** What is said of it. */
export const otherKindWords = (word: string) => `Slaget ”${word}” finns inte bland produkterna: inga föreslås`;
