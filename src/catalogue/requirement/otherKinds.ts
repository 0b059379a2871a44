/**
 * Kinds that are none of the products: to a roller shutter, or to a door of wood, none of the doors is an answer. The
 * door list and the class reader use it.
 */

const kind = String.raw`(?:jalusi|gardin|ridå|spjäll|grind|luck[ao]|port)`;
const ending = String.raw`(?:[aeo]?r(?:na)?|[ae]?n)?(?!\p{L}|:| i | finns)`;
/** What stands before a thing that the row is only beside. */
const beside = 'med|mot|vid|till|för|i|intill|bredvid|över|under';
/**
 * Wherever it stands, unless it is what something stands beside, a part of it, or only there: ”dörr mot rullport”, ”med
 * inspektionslucka”, ”skyddsport finns”. A word alone, ”port”, may behind others be a room, or a thing on a door; ”Port
 * 1” and ”Port A” are littera.
 */
const other = String.raw`(?<!\p{L}|(?:${beside}) )(?!(?:brand)?skjut|trans|rap|sup|imp|exp|spo|brev|post|luft)\p{L}+${kind}${ending}|^${kind}${ending}(?! ?\d| \p{L}$)`;
/**
 * A door of wood, unless it is denied, or is what this one replaces or looks like: ”ersätter trädörr”, ”Trädörr rivs”.
 */
const ofWood = String.raw`(?<!\p{L}|(?:${beside}|av|som|ej|inte|ersätter|bef\S*) )\p{L}*(?:trä ?(?:dörr|parti)|laminatdörr)(?:[ae]r(?:na)?|e[nt])?(?!\p{L}| (?:riv|ersätt|byt|finns))`;
/** Wood itself where it comes first or behind a door: elsewhere it may be a wall. */
const wood = String.raw`(?:(?<=^|dörr )massivträ|(?<=(?:dörr|parti) (?:i|av) )(?:massiv)?trä)(?![\p{L}-])`;
/** What folds, and a balustrade. */
const folding = String.raw`(?<!\p{L}|(?:${beside}) )(?:vik(?:dörr|vägg|parti)|glasräck)\p{L}*`;
const none = new RegExp(`${other}|${ofWood}|${wood}|${folding}`, 'iu');

/** The word by which a text names such a kind, as it was written: ”Rulljalusi”. */
export function otherKindIn(text: string): string | undefined {
  return none.exec(text.trim())?.[0];
}

/** What is said of it. */
export const otherKindWords = (word: string) => `Slaget ”${word}” finns inte bland produkterna: inga föreslås`;
