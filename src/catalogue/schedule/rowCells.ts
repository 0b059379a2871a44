/** Takes the cells of a row apart where one of them says several things. */
import { measureIn } from '../fit/measureWords.ts';
import { parseSize, type Measure } from '../fit/size.ts';
import { behindHanging, behindSize, isEmpty, isLikeClass, readHanging } from './cellValues.ts';
import type { Column } from './columns.ts';
import { headings, unnamed, unnamedNumber, type TextField } from './doorRow.ts';
import type { Remark } from './note.ts';

/** A cell, and what is known of its column. */
export type Cell = Column & { text: string };

/** The cells of a row that say something, one for each thing that is said. */
export function cellsOf(texts: readonly string[], columns: readonly Column[]): Cell[] {
  return (
    texts
      .map((text, at) => inColumn(text, columns[at]))
      // The list's own answers are given anew.
      .filter(({ text, kind }) => !isEmpty(text) && kind !== 'answer')
      .flatMap((cell) => {
        if (cell.kind === 'hanging') return splitHanging(cell);
        if (cell.kind === 'size') return withoutWords(cell) ?? splitSize(cell);
        return cell.kind === 'width' || cell.kind === 'height' ? withoutAbout(cell) : [cell];
      })
  );
}

function inColumn(text: string, column: Column | undefined): Cell {
  const unit = column?.unit && /\d$/.test(text) ? ` ${column.unit}` : '';
  return { label: '', ...column, text: text + unit };
}

/** ”HU”: hinges on the right, opens outwards. */
function splitHanging(cell: Cell): Cell[] {
  const [, hinges = '', swing = ''] = behindHanging.exec(cell.text) ?? [];
  if (!readHanging(hinges)) return [cell];
  return [
    { ...cell, text: hinges },
    { ...cell, kind: 'swing', text: swing },
  ];
}

/** ”13x21 par” and ”10x21V”: the leaves or the hinges stand behind the size. */
function splitSize(cell: Cell): Cell[] {
  const [tail, pair, side = ''] = behindSize.exec(cell.text) ?? [];
  if (!tail) return [cell];
  return [
    { ...cell, text: cell.text.replace(tail, '') },
    { label: '', ...(pair ? { kind: 'note', text: 'pardörr' } : { kind: 'hanging', text: side }) },
  ];
}

/** Words that say that a size is approximate. */
const about = /(?<!\p{L})(?:ca|cirka|c:a)(?!\p{L})\.?/iu;

/** ”ca 900” is read as 900, and the note keeps how it was written. */
function withoutAbout(cell: Cell): Cell[] {
  if (!about.test(cell.text)) return [cell];
  return [
    { ...cell, text: cell.text.replace(about, '').trim() },
    { label: cell.label, kind: 'note', text: cell.text },
  ];
}

/** Two sides with a cross between them, and what stands around them. */
const withWords = /^(\D*?)((?:M ?)?\d[\d ,.]*(?:[cm]?m)? ?[x×*] ?\d[\d ,.]*(?:[cm]?m(?!\p{L}))?M?(?!\p{L}))(\D*)$/u;

/**
 * Separates a size from the words around it. ”825 x 2040 (karmytter)” and ”9x21 (modul)” say what was measured; of ”ca
 * 900x2100” the note keeps how it was written. Undefined where there are no words, or where they may change the meaning
 * of the size.
 */
function withoutWords(cell: Cell): Cell[] | undefined {
  const [, before = '', written = '', after = ''] = withWords.exec(cell.text) ?? [];
  const size = written.trim();
  const words = `${before} ${after}`.replaceAll(/[^\p{L}\d: -]/gu, ' ').trim();
  if (!words) return undefined;
  const word = words.replace(about, '').trim();
  const of = measureNamed(word);
  if (word && !of && !/^b ?x ?h$/i.test(word)) return undefined;
  // A module stays one whatever it is said to be measured on, but that must not be lost.
  const isOther = of && of !== 'module' && parseSize(size).value?.measure === 'module';
  return [
    { ...cell, text: size, ...(of && { of }) },
    ...(isOther || about.test(words) ? [{ label: '', kind: 'note', text: cell.text } satisfies Cell] : []),
  ];
}

/** The measure that words name, if they say nothing else. */
function measureNamed(words: string): Measure | undefined {
  const { of, word = '' } = measureIn(`(${words})`) ?? {};
  return of !== 'clear' && word.replaceAll(/[()]/g, '') === words ? of : undefined;
}

/** The heading over a cell; without one, what such a column is called in the list. */
const headingOf = ({ label, kind, text }: Cell): string =>
  label || (/^[\d ]+$/.test(text) ? unnamedNumber : headings[kind as keyof typeof headings]) || '';

/** What the reader is told that a cell is of. */
export const nameOf = (cell: Cell) => headingOf(cell) || unnamed;

/** A remark that says what stands in a cell. */
export type CellRemark = Remark & { cell?: Cell };

/** A cell as the note says it, ”Rum: Hall”. */
export const remarkOf = (cell: Cell): CellRemark => ({ label: headingOf(cell), text: cell.text, cell });

/**
 * What the columns of a field say. The cells of its only column need no heading, nor does a class; but a ”Ja” below
 * ”Dörrstängare” says nothing without it.
 */
export function remarksIn(field: TextField, cells: readonly Cell[], columns: readonly Column[]): CellRemark[] {
  const [only, ...others] = columns.filter(({ kind }) => kind === field);
  return cells
    .filter(({ kind }) => kind === field)
    .map((cell) => {
      const isOnly = !others[0] && (!cell.label || cell.label === only?.label);
      const isPlain = isOnly && !/^17|stäng|lås/i.test(cell.label);
      return isPlain || isLikeClass(cell.text) ? { label: '', text: cell.text } : remarkOf(cell);
    });
}

/** Reads the first of the cells of a kind that holds one value. Returns the value and the cells that were not read. */
export function readFirst<Value>(
  cells: readonly Cell[],
  read: (text: string) => Value | undefined,
): [Value | undefined, left: Cell[]] {
  const [first] = cells;
  const value = first && read(first.text);
  return [value, cells.slice(value === undefined ? 0 : 1)];
}
