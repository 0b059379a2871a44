/** Takes a line apart that somebody typed instead of a table: ”D1 2 st 1010x2110 EI 60 vänster”. */
import { parseSize } from '../size.ts';
import { isClass, readCount, readHanging, readSwing, type Column } from './columns.ts';

/** A piece of a line, and what it holds. */
export type Piece = Column & { text: string };

const sizeIn = /(?<![\p{L}\d])\d+(?:[.,]\d+)?\s*[x×*]\s*\d+(?:[.,]\d+)?(?:\s*m{1,2}(?!\p{L}))?/iu;
/** ”2 st” stays together, and so does 37,5. */
const between = /\s+(?!stk?\b)|,(?!\d)/i;
/** How a fire class begins; what else may be one, ”C1” or ”S2”, is rather a littera where the line begins with it. */
const classStart = /^(?:RE[IW]?|EW|EI\d?|E)(?:\d{2,3}.*)?$/i;
/** So many words of a class stand apart at most: ”EI2 60 - C5 S200”. */
const longestClass = 6;

/**
 * The pieces of a line in which a size or a class stands beside something else; undefined of any other, which is what it is. What stands before
 * the first of them is the littera, what is left over the note.
 */
export function splitLine(line: string): Piece[] | undefined {
  const [size = ''] = sizeIn.exec(line) ?? [];
  const isSized = parseSize(size).value !== undefined;
  // Its place stays.
  const words = (isSized ? line.replace(size, ' | ') : line).split(between).filter(Boolean);
  const found: Partial<Record<NonNullable<Column['kind']>, string[]>> = isSized ? { size: [size] } : {};
  const add = (kind: NonNullable<Column['kind']>, text: string) => (found[kind] ??= []).push(text);
  let isBegun = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const length = at === 0 && !classStart.test(word) ? 0 : classAt(words.slice(at));
    const kind = kindOf(word);
    isBegun ||= length > 0 || word === '|';
    if (length > 0) {
      add('requirement', words.slice(at, at + length).join(' '));
      at += length - 1;
    }
    // A second number is how many: ”D1 2”, but ”Dörr 1”.
    else if (!isBegun && !(kind === 'count' && /\d/.test(String(found.mark)))) add('mark', word);
    else if (word !== '|') add(kind && !found[kind] ? kind : 'note', word);
  }
  if (!found.size && !found.requirement) return undefined;
  const pieces = Object.entries(found).map(([kind, texts]) => ({ kind, label: '', text: texts.join(' ') }) as Piece);
  return pieces.length > 1 ? pieces : undefined;
}

/** How many of the words make a class, the most that do. */
function classAt(words: readonly string[]): number {
  const end = words.indexOf('|');
  for (let length = Math.min(longestClass, end < 0 ? words.length : end); length > 0; length -= 1)
    if (isClass(words.slice(0, length).join(' '))) return length;
  return 0;
}

function kindOf(word: string): 'hanging' | 'swing' | 'count' | undefined {
  if (readHanging(word)) return 'hanging';
  if (word.length > 1 && readSwing(word)) return 'swing';
  return readCount(word) ? 'count' : undefined;
}
