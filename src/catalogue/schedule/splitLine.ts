/**
 * Takes a line apart that somebody typed instead of a table: ”D1 2 st 1010x2110 EI 60 vänster”, ”2 st ytterdörrar,
 * bredd 1200, höjd 2300”.
 */
import { withBareModule } from '../fit/bareModule.ts';
import { parseFireClasses } from '../classes/fireClass.ts';
import { measureBeside, measureIn } from '../fit/measureWords.ts';
import type { ProductNames } from '../productNames.ts';
import { parseSize, type Measure } from '../fit/size.ts';
import { isClass, oldClass, readHanging, readSwing, strangeClass, type Column } from './columns.ts';

/** A piece of a line, and what it holds. */
export type Piece = Column & { text: string };

/** A number that may be a side of a door, mm. */
const side = String.raw`(?:[4-9]\d\d|[1-5]\d\d\d|6000)(?!\d)`;
const unit = '(?: ?m+)?';
const plain = String.raw`[\d.,]*\d${unit}`;
/** ”1200” or ”1 200”, though not ”2 900”: in front of a cross that may be two of 900. */
const number = String.raw`(?:[1-5] [0-3]\d\d(?!\d)${unit}|${plain})`;
/** A digit by itself in front of a number may belong to it. */
const alone = String.raw`(?<!(?<![\p{L}\d])\d )`;
/** Behind the first figure of a range, ”900-1000x2100”: which of both is meant, nobody knows. */
const behindRange = String.raw`(?<!(?:[3-9]\d\d|\d{4}) ?[-–] ?)`;
/**
 * Two numbers with a cross between them, or side by side such as may be sides, and no third: ”1000x2100”, ”1 200 x 2
 * 300”, ”M10x21”, ”1000/2100”.
 */
const sized = new RegExp(
  String.raw`(?<!(?!m)\p{L}|\d)${behindRange}(?:${alone}${number} ?[x×*] ?[1-5] \d{3}(?!\d)${unit}|${number} ?[x×*] ?${plain}(?!\p{L}|\d| ?[-–] ?\d{3})|(?<!${side},?[\s/]+)${side},?[\s/]+${side}(?![\s,./-]*\d\d| ?[x×*]))`,
  'iu',
);
/** ”bredd 1200 höjd 2300”, ”b=1200, h=2300”, and with the height in front. */
const named = [/b(?:redd)?/, /h(?:öjd)?/].map(
  ({ source: first }, index, { [1 - index]: other }) =>
    new RegExp(String.raw`(?<!\p{L})${first}[\s:=]*(${number})[\s,;/x×*]*${other?.source}[\s:=]*(${number})`, 'iu'),
);
/** The same with a cross, width first. */
export const withCross = (text: string) =>
  named.reduce((said, sides, at) => said.replace(sides, at ? ' $2x$1' : ' $1x$2'), text);
/** ”H/B” in front of a size, or behind it: its height stands first. */
const turned = /h\S*[/x]b/i;
/** Between a size and the side of its hinges, ”10x21V”, where a space was left out. */
const glued = /(?<=\d ?[x×*] ?\d+m?)(?=[hv](?:[äö]\p{L}*)?(?!\p{L}))/iu;
/** The number of ”2 st”, ”antal 3”, ”2 x D1”, and in front of ”2 ytterdörrar”, though not of ”EI 60 dörrar”. */
export const counted =
  /(?<![\p{L}\d.,])(?:(?<=antal:? ?)\d+|\d+(?= ?st(?:k|ycken)?(?!\p{L})| ?[x×] (?:\p{L}|\d+ ?[x×]))|(?<![eiw]\d? )\d\d?(?= \p{L}*(?:dörrar|partier)))/iu;

/** 37,5 stays together, and so does DnT,w. */
const between = /:?\s+|,(?!\d|w )/;
/** Signs, and words that say nothing once what stands beside them is read. */
const idle = /^[^\p{L}\d]*(?:x|m+|antal|st(?:k|ycken)?)?[^\p{L}\d]*$/iu;
/** Stands where the size was: a letter, so that it is part of no class, and one that nobody writes. */
const place = 'ǂ';
/** How a fire class begins; what else may be one, ”C1” or ”S2”, is rather a littera where the line begins with it. */
const classStart = /^(?:R?E[IW]?|EI\d)(?:[ -]?\d\d.*)?$/i;
/** A word behind which ”A60” is no littera: a littera with a number, or the size. */
const behindMark = /^\p{L}\S*\d|ǂ/u;
/** What joins a class to what stands beside it, and is no part of it at its ends: ”EI30 med glas”. */
const joining = /^(?:och|samt|med)$/i;
/** So many words of a class stand apart at most: ”EI2 60 C5 S200 Rw 35”. */
const longestClass = 6;
/**
 * The littera in front of all that is known: as far as the last letter with a number, else as far as the first number,
 * ”Dörr 12”, else a last capital, ”Dörr A”, or a few, ”YD”. Other words tell what the door is, ”pardörr”.
 */
export const markIn = /^.*(?:\p{L}\S*\d|\d\S*\p{L})\S*|^\D*\d\S*|^(?:.* )?\p{Lu}$|^\p{Lu}{2,4}$/u;
/** ”D1–D4”: four doors. ”D1-4” may be one, the fourth of building 1. */
const row = /^(\p{L}+)(\d{1,4})[-–]\1(\d{1,4})$/u;
/** Characters; a longer text is no line of a list. */
const longestLine = 500;

/**
 * The pieces of a line in which a size, a class or a number of doors stands beside something else; undefined of any
 * other, which is what it is. What stands before the first of them is the littera, as far as it looks like one; what is
 * left over goes to the note. Numbers that may be several things are one count, which nobody reads as one. A product is
 * named before a class is read, because most names hold one.
 */
export function splitLine(written: string, names?: Pick<ProductNames, 'keyOf'>): Piece[] | undefined {
  if (written.length > longestLine) return undefined;
  const pieces: Piece[] = [];
  const add = (kind: Column['kind'] & string, text: string) => pieces.push({ kind, label: '', text });
  const plain = written.replaceAll(/\s+/g, ' ');
  const product = names && productIn(plain, names);
  if (product) add('product', product);
  const line = withBareModule(product ? plain.replace(product, ',') : plain, true);
  const text = withCross(line.replace(glued, ' ')).replace(counted, (count) => (add('count', `${count} st`), ','));
  const [found = ''] = sized.exec(text) ?? [];
  const sides = found.replace(/(?<=\d{3}),?[\s/]+(?=\d)/, 'x');
  const size = turned.test(text)
    ? sides
        .split(/ ?[x×*] ?/i)
        .toReversed()
        .join('x')
    : sides;
  const isSized = parseSize(size).value !== undefined;
  const measured = isSized ? measureBeside(text, found) : undefined;
  const notes: string[] = [];
  if (measured?.of === 'clear') notes.push(measureIn(line)?.word ?? '', size);
  else if (isSized)
    pieces.push({ kind: 'size', label: '', text: size, ...(measured && { of: measured.of as Measure }) });
  // What a module is said to be measured on changes nothing of it, and must not be lost.
  const isTaken = measured && (measured.of === 'module' || parseSize(size).value?.measure !== 'module');
  const words = (isSized ? text.replace(found, ` ${place} `).replace(isTaken ? measured.word : '', '') : text)
    .split(between)
    .filter((word) => !idle.test(word));
  // An older class is one only where there is no other: the row offers what may be meant.
  const mayBeOld = isSized && !parseFireClasses(line).classes[0];
  const isOne = (text: string, at: number) =>
    strangeClass.test(text) ||
    ((at > 0 || classStart.test(text)) && isClass(text)) ||
    (mayBeOld && oldClass.test(text) && behindMark.test(words[at - 1] ?? ''));
  /** How many of the words from one on make a class, the most that do. */
  const classAt = (at: number) => {
    let length = /nT,?w$/i.test(words[at - 1] ?? '') ? 0 : longestClass;
    const isAll = (of: readonly string[]) =>
      isOne(of.join(' '), at) && ![of[0], of.at(-1)].some((one) => joining.test(one ?? ''));
    while (length && !isAll(words.slice(at, at + length))) length -= 1;
    return length;
  };
  words.push(place);
  const begin = words.findIndex((word, at) => word === place || classAt(at));
  const lead = words.slice(0, begin).join(' ');
  const [mark] = markIn.exec(lead) ?? [];
  if (mark) add('mark', mark);
  const [, , first = '', last = ''] = row.exec(mark ?? '') ?? [];
  if (+last > +first && !pieces.some(({ kind }) => kind === 'count')) add('count', `${+last - +first + 1} st`);
  const numbers: string[] = [];
  for (let at = mark ? mark.split(' ').length : 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const length = classAt(at);
    const way = readHanging(word) ? 'hanging' : word.length > 1 && readSwing(word) ? 'swing' : undefined;
    if (length) {
      add('requirement', words.slice(at, at + length).join(' '));
      at += length - 1;
    }
    // A number beside a word belongs to it: ”plan 2”, and behind a size or a class ”2 handtag”.
    else if (
      /^\d+$/.test(word) &&
      notes.at(-1) !== words[at - 1] &&
      !(at > begin && /^\p{Ll}/u.test(words[at + 1] ?? ''))
    )
      numbers.push(word);
    else if (way) add(way, word);
    else if (word !== place)
      notes.push(/^(?:ca|cirka|c:a)\.?$/i.test(word) && words[at + 1] === place ? `${word} ${size}` : word);
  }
  if (numbers[0]) add('count', numbers.join(' '));
  if (notes[0]) add('note', notes.join(' '));
  return pieces.length > 1 && pieces.some(({ kind = '' }) => /size|requirement|count|product/.test(kind))
    ? pieces
    : undefined;
}

/** So many words has the longest name of a product. */
const longestName = 7;

/** The longest name of a product in a line whose words stand one space apart. */
function productIn(line: string, { keyOf }: Pick<ProductNames, 'keyOf'>): string | undefined {
  const words = line.split(' ');
  for (let length = longestName; length; length -= 1)
    for (const at of words.keys()) {
      const name = words
        .slice(at, at + length)
        .join(' ')
        .replace(/[,;:.]$/, '');
      if (keyOf(name)) return name;
    }
  return undefined;
}
