/**
 * Several requirements in lines, ”EI 60” and below it ”EI 30-C”, or in one: ”Glasparti EI 60, dörr EI 30-C”, ”EI 30
 * eller E 60”, ”mot soprum EI 60-C, mot garage EI 60-S200C”. The class reader loads it with its answer.
 */

/** A class as a line may begin a requirement with it, an old one too. */
const aClass = String.raw`(?<![\p{L}\d])(?:(?:R?E[IW]?\d?|R)[ -]?\d\d|[ABT] ?(?:15|[369]0|120)(?!\d))`;
const ofClass = new RegExp(aClass, 'iu');
/** What may stand before a class. */
const least = '(?:(?:lägst|minst|klass|i|med) )*';
/**
 * Where a requirement may end: with its line, unless that breaks off in the middle, before another kind of product or
 * another place, and before an alternative, of which one is enough.
 */
const between = new RegExp(
  String.raw`(?<!(?:[/+]|och|samt|eller) *)\n|[,;.] +(?=(?:\p{L}*dörr|\p{L}*parti|fönster|\p{L}*fasad|glastak)\p{L}*[: ])|(?:,|[, ]+(?:och|samt)) +(?=mot \p{L}+,? ${least}${aClass})|[, ]+(?:eller|el\.?|alt(?:\.|ernativt)?|annars)\s+(?=${least}${aClass})`,
  'iu',
);
/** A size is no part of a requirement in the door list: it has fields of its own. */
const ofSize = /\d ?[x×*/] ?\d\d|bredd|höjd|mått/i;

/**
 * The requirements, what is said of them, in Swedish, and the way on: its words, and a door list of them (see
 * schedule/address.ts), or ''.
 */
export type Requirements = { texts: readonly string[]; said: string; way: string; fragment: string };

/**
 * The requirements of a text, where more than one line, or kind, has a class: what stands in lines without belongs to
 * the one above. A line that ends in the middle, ”EI2 15/”, goes on in the next. Undefined of one. Where a line has a
 * size, which would be lost in the rows, there is no list.
 *
 * @param longest so many characters the field takes of what is pasted
 */
export function requirementsIn(text: string, longest: number): Requirements | undefined {
  const texts: string[] = [];
  for (const line of text.split(between).map((one) => one.replace(/\s+/g, ' ').trim())) {
    const last = texts.at(-1);
    if (last === undefined || (ofClass.test(last) && ofClass.test(line))) texts.push(line);
    else texts[texts.length - 1] = `${last} ${line}`.trim();
  }
  if (!texts[1]) return undefined;
  // As schedule/address.ts writes it; with that the list would fetch a file more, or this its double. Half a character,
  // which the field may end in, would throw.
  const row = (one: string) =>
    `!~~~~~${encodeURIComponent(one.toWellFormed().replace(/[!~*_]/g, ' ')).replaceAll('%20', '_')}`;
  const isList = !texts.some((one) => ofSize.test(one));
  const cut = text.length === longest ? `Fältet rymmer ${longest} tecken: det som stod efter dem kom inte med. ` : '';
  return {
    texts,
    said: `${cut}Det är ${texts.length} krav. Läs ett i taget, eller`,
    way: isList ? 'öppna dem som dörrlista' : 'klistra in dem i dörrlistan',
    fragment: isList ? `#1${texts.map(row).join('')}` : '',
  };
}
