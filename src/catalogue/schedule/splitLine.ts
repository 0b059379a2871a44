/** Takes a line apart that somebody typed instead of a table: ”D1 2 st 1010x2110 EI 60 vänster”. */
import { parseSize } from '../size.ts';
import { isClass, readCount, readHanging, readSwing, type Column } from './columns.ts';

/** A piece of a line, and what it holds. */
export type Piece = Column & { text: string };

const sizeIn = /(?<![\p{L}\d])\d+(?:[.,]\d+)?\s*[x×*]\s*\d+(?:[.,]\d+)?(?:\s*m{1,2}(?!\p{L}))?/iu;
const countIn = /(?<![\p{L}\d])[1-9]\d{0,3}\s?stk?(?!\p{L})\.?/iu;
/** How a fire class begins; what else may be one, ”C1” or ”S2”, is rather a littera where the line begins with it. */
const classStart = /^(?:RE[IW]?|EW|EI\d?|E)(?:\d{2,3}.*)?$/i;
/** So many words of a class stand apart at most: ”EI2 60 - C5 S200”. */
const longestClass = 6;

/**
 * The pieces of a line in which a size or a class stands beside something else; undefined of any other, which is what it is. What stands before
 * the first of them is the littera, what is left over the note.
 */
export function splitLine(line: string): Piece[] | undefined {
  const pieces: Piece[] = [];
  const take = (kind: Column['kind'], text: string) => pieces.push({ ...(kind && { kind }), label: '', text });
  let left = line;
  /** Takes out what a pattern finds; its place stays. */
  const cut = (pattern: RegExp, kind: Column['kind'], isOne: (text: string) => boolean) => {
    const [found] = pattern.exec(left) ?? [];
    if (!found || !isOne(found)) return;
    take(kind, found);
    left = left.replace(found, ' | ');
  };
  cut(sizeIn, 'size', (text) => parseSize(text).value !== undefined);
  cut(countIn, 'count', () => true);

  const words = left.split(/\s+|,(?!\d)/).filter(Boolean);
  const others: string[] = [];
  const mark: string[] = [];
  let isBegun = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const length = word === '|' || (at === 0 && !classStart.test(word)) ? 0 : classAt(words.slice(at));
    if (length > 0) {
      take('requirement', words.slice(at, at + length).join(' '));
      at += length - 1;
      isBegun = true;
    } else if (word === '|') isBegun = true;
    // A second number is how many: ”D1 2”, but ”Dörr 1”.
    else if (!isBegun && !(/\d/.test(mark.join('')) && readCount(word))) mark.push(word);
    else others.push(word);
  }
  if (!pieces.some(({ kind }) => kind === 'size' || kind === 'requirement')) return undefined;

  const rest = others.filter((word) => {
    const kind = kindOf(word);
    if (!kind || pieces.some((piece) => piece.kind === kind)) return true;
    take(kind, word);
    return false;
  });
  if (mark.length > 0) take('mark', mark.join(' '));
  if (rest.length > 0) take('note', rest.join(' '));
  return pieces.length > 1 ? pieces : undefined;
}

/** How many of the words make a class, the most that do. */
function classAt(words: readonly string[]): number {
  const end = words.indexOf('|');
  const most = Math.min(longestClass, end < 0 ? words.length : end);
  const lengths = Array.from({ length: most }, (_, index) => index + 1);
  return lengths.findLast((length) => isClass(words.slice(0, length).join(' '))) ?? 0;
}

function kindOf(word: string): Column['kind'] {
  if (readHanging(word)) return 'hanging';
  if (word.length > 1 && readSwing(word)) return 'swing';
  return readCount(word) ? 'count' : undefined;
}
