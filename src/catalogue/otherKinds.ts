/** Kinds of fire protection that are none of the products: to a roller shutter no door is an answer. The door list and the class reader use it. */

/** Behind these it is what something stands beside, or a part of it: ”dörr mot rullport”, ”med inspektionslucka”. */
const beside = String.raw`(?<!(?:med|mot|vid|till|för|i|intill|bredvid|ovan|över|under|bakom|framför) )`;
const ending = String.raw`(?:[aeo]?r(?:na)?|[ae]?n)?(?!\p{L}|:)`;
/** What can be nothing else, wherever it stands. */
const plain = String.raw`\p{L}*rull(?:jalusi|port|grind|galler)|brand(?:jalusi|gardin|ridå|port|spjäll|luck[ao])|rök(?:gardin|ridå|luck[ao])|(?:vik|slag|garage|industri|snabb|lyft|led|tak(?:skjut)?|sektions?|sektional)port|(?:schakt|inspektions|vinds|tak|golv|rens)luck[ao]`;
/** What is one where the text begins with it; behind other words it may be a room, or a thing on a door. */
const first = String.raw`port(?! ?\d| \p{Lu}(?!\p{L}))|jalusi|gardin|ridå|spjäll|grind|(?!brev|post|katt|hund)\p{L}*luck[ao](?! i )`;
const other = new RegExp(String.raw`(?<!\p{L})${beside}(?:${plain})${ending}|^(?:${first})${ending}`, 'iu');

/** The word by which a text names such a kind, as it was written: ”Rulljalusi”. */
export function otherKindIn(text: string): string | undefined {
  return other.exec(text.trim())?.[0];
}

/** What is said of it. */
export const otherKindWords = (word: string) => `Slaget ”${word}” finns inte bland produkterna: inga föreslås`;
