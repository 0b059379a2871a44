/**
 * Takes a line apart that somebody typed instead of a table: ”D1 2 st 1010x2110 EI 60 vänster”, ”2 st ytterdörrar,
 * bredd 1200, höjd 2300”.
 */
import { withBareModule } from '../fit/bareModule.ts';
import { parseFireClasses } from '../classes/fireClass.ts';
import { measureIn } from '../fit/measureWords.ts';
import type { ProductNames } from '../productNames.ts';
import { parseSize, type Measure } from '../fit/size.ts';
import { isClass, oldClass, readHanging, readSwing, strangeClass } from './cellValues.ts';
import type { Column, ColumnKind } from './columns.ts';
import { sizeInLine, withCross, type LineSize } from './lineSize.ts';

/** A piece of a line, and what it holds. */
export type Piece = Column & { text: string };

/** Where a space was left out between a size and the side of its hinges, ”10x21V”. */
const glued = /(?<=\d ?[x×*] ?\d+m?)(?=[hv](?:[äö]\p{L}*)?(?!\p{L}))/iu;
/** The number of ”2 st”, ”antal 3”, ”2 x D1” and ”2 ytterdörrar”, but not of ”EI 60 dörrar”. */
export const counted =
  /(?<![\p{L}\d.,])(?:(?<=antal:? ?)\d+|\d+(?= ?st(?:k|ycken)?(?!\p{L})| ?[x×] (?:\p{L}|\d+ ?[x×]))|(?<![eiw]\d? )\d\d?(?= \p{L}*(?:dörrar|partier)))/iu;

/** Characters; a longer text is no line of a list. */
const longestLine = 500;

/**
 * The pieces of a line in which a size, a class, a product or a number of doors stands beside something else; undefined
 * of any other line, which is taken as it is.
 *
 * What stands before the first of them is the littera, as far as it looks like one; what is left over goes to the note.
 * A product is looked for before any class, because most names hold one.
 */
export function splitLine(written: string, names?: Pick<ProductNames, 'keyOf'>): Piece[] | undefined {
  if (written.length > longestLine) return undefined;
  const plain = written.replaceAll(/\s+/g, ' ');
  const product = names && productIn(plain, names);
  const line = withBareModule(product ? plain.replace(product, ',') : plain, true);
  const counts: string[] = [];
  const text = withCross(line.replace(glued, ' ')).replace(counted, (count) => {
    counts.push(`${count} st`);
    return ',';
  });
  const size = sizeInLine(text);
  const of = size?.measured?.of;
  // An older class counts only where there is no other: the row then offers what may be meant.
  const mayBeOld = size !== undefined && !parseFireClasses(line).classes[0];
  const words = wordsOf(text, size);
  const { mark, pieces, numbers, notes } = readLineWords(words, size?.size ?? '', mayBeOld);
  if (of === 'clear') notes.unshift(measureIn(line)?.word ?? '', size?.size ?? '');
  const all = [
    ...pieceOf('product', product),
    ...(of === 'clear' ? [] : pieceOf('size', size?.size, of)),
    ...pieceOf('mark', mark),
    ...(counts[0] ? counts : [rangeCount(mark)]).flatMap((count) => pieceOf('count', count)),
    ...pieces,
    // Nobody knows what several bare numbers are, and as one they are not read as a number of doors.
    ...pieceOf('count', numbers.join(' ')),
    ...pieceOf('note', notes.join(' ').trim()),
  ];
  return all.length > 1 && all.some(({ kind = '' }) => /size|requirement|count|product/.test(kind)) ? all : undefined;
}

const pieceOf = (kind: ColumnKind, text: string | undefined, of?: Measure): Piece[] =>
  text ? [{ kind, label: '', text, ...(of && { of }) }] : [];

/** ”D1–D4”: four doors. ”D1-4” may be a single one, the fourth of building 1. */
const markRange = /^(\p{L}+)(\d{1,4})[-–]\1(\d{1,4})$/u;

function rangeCount(mark = ''): string | undefined {
  const [, , first = '', last = ''] = markRange.exec(mark) ?? [];
  const count = Number(last) - Number(first) + 1;
  return count > 1 ? `${count} st` : undefined;
}

/** What stands between words. ”37,5” stays together, and so does ”DnT,w”. */
const between = /:?\s+|,(?!\d|w )/;
/** Signs, and words that say nothing once what stands beside them is read. */
const idle = /^[^\p{L}\d]*(?:x|m+|antal|st(?:k|ycken)?)?[^\p{L}\d]*$/iu;
/**
 * Stands for the size among the words, and at their end: a letter, so that it is part of no class, and one that nobody
 * writes.
 */
const place = 'ǂ';

function wordsOf(text: string, size: LineSize | undefined): string[] {
  const words = (text: string) => [...text.split(between).filter((word) => !idle.test(word)), place];
  if (!size) return words(text);
  const { written, measured } = size;
  // A module stays one whatever it is said to be measured on, but that must not be lost.
  const isTaken = measured?.of === 'module' || parseSize(size.size).value?.measure !== 'module';
  return words(text.replace(written, ` ${place} `).replace((isTaken && measured?.word) || '', ''));
}

/** What the words of a line say. */
type LineWords = {
  mark: string | undefined;
  /** Classes, hinges and swing. */
  pieces: Piece[];
  numbers: string[];
  /** What is left over; ”ca 900x2100” as it was written. */
  notes: string[];
};

/**
 * The littera in front of all that is known: up to the last letter with a number, else up to the first number, ”Dörr
 * 12”, else up to a last capital, ”Dörr A”, or a few capitals, ”YD”. Other words tell what the door is, ”pardörr”.
 */
export const markIn = /^.*(?:\p{L}\S*\d|\d\S*\p{L})\S*|^\D*\d\S*|^(?:.* )?\p{Lu}$|^\p{Lu}{2,4}$/u;

function readLineWords(words: readonly string[], size: string, mayBeOld: boolean): LineWords {
  const classAt = (at: number) => classLength(words, at, mayBeOld);
  const begin = words.findIndex((word, at) => word === place || classAt(at));
  const [mark] = markIn.exec(words.slice(0, begin).join(' ')) ?? [];
  const said: LineWords = { mark, pieces: [], numbers: [], notes: [] };
  for (let at = mark ? mark.split(' ').length : 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const length = classAt(at);
    if (length) {
      said.pieces.push(...pieceOf('requirement', words.slice(at, at + length).join(' ')));
      at += length - 1;
      continue;
    }
    const way = wayOf(word);
    // A number beside a word belongs to it: ”plan 2”, and behind a size or a class ”2 handtag”.
    const isOfWord = said.notes.at(-1) === words[at - 1] || (at > begin && /^\p{Ll}/u.test(words[at + 1] ?? ''));
    if (/^\d+$/.test(word) && !isOfWord) said.numbers.push(word);
    else if (way) said.pieces.push(...pieceOf(way, word));
    else if (word !== place) {
      const isAbout = /^(?:ca|cirka|c:a)\.?$/i.test(word) && words[at + 1] === place;
      said.notes.push(isAbout ? `${word} ${size}` : word);
    }
  }
  return said;
}

function wayOf(word: string): 'hanging' | 'swing' | undefined {
  if (readHanging(word)) return 'hanging';
  return word.length > 1 && readSwing(word) ? 'swing' : undefined;
}

/** How a fire class begins. What else may be one, ”C1” or ”S2”, is rather a littera at the beginning of a line. */
const classStart = /^(?:R?E[IW]?|EI\d)(?:[ -]?\d\d.*)?$/i;
/** Behind such a word ”A60” is no littera: behind a littera with a number, or the size. */
const behindMark = /^\p{L}\S*\d|ǂ/u;
/** What joins a class to the words beside it, and is no part of it at its ends: ”EI30 med glas”. */
const joining = /^(?:och|samt|med)$/i;
/** The most words of which a class consists: ”EI2 60 C5 S200 Rw 35”. */
const longestClass = 6;

/** How many words from one on make a class, the most that do. */
function classLength(words: readonly string[], at: number, mayBeOld: boolean): number {
  const before = words[at - 1] ?? '';
  if (/nT,?w$/i.test(before)) return 0;
  const isOne = (text: string) =>
    strangeClass.test(text) ||
    ((at > 0 || classStart.test(text)) && isClass(text)) ||
    (mayBeOld && oldClass.test(text) && behindMark.test(before));
  for (let length = longestClass; length; length -= 1) {
    const some = words.slice(at, at + length);
    if (isOne(some.join(' ')) && ![some[0], some.at(-1)].some((word = '') => joining.test(word))) return length;
  }
  return 0;
}

/** The most words of which the name of a product consists. */
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
