/** What a row of a table requires, by its columns of requirements, of sound and the like, and by its type. */
import { formatFireClasses, parseFireClasses } from '../classes/fireClass.ts';
import { readWantedText } from '../requirement/wanted.ts';
import { isClass, isLikeClass, oldClass, strangeClass } from './cellValues.ts';
import type { Cell } from './rowCells.ts';

/** What a row requires. */
export type RowRequirement = {
  text: string;
  /** The types that are understood, as far as the note has to say them. */
  types: Cell[];
  /** The cell without a heading that was taken for the requirement. */
  taken: Cell | undefined;
  /** The cells of which nothing was read. */
  left: Cell[];
};

/** A class that cannot be the code of a type, as E30 can. */
const ratedType = /^R?E[IW]/i;

/**
 * Reads what a row requires. Where no column gives it a fire class, it has the class that its type holds, ”Glasparti
 * EI60”, or a cell without a heading that can only be one.
 *
 * @param required what the columns of requirements say
 * @param dash by which such a column says that nothing is required
 * @param note what the columns of notes say
 */
export function readRowRequirement(
  cells: readonly Cell[],
  required: readonly string[],
  dash: string | undefined,
  note: string,
): RowRequirement {
  const classes = cells.filter(({ kind }) => kind === 'class');
  const types = cells.filter(({ kind }) => kind === 'type');
  const understood = types.filter(({ text }) => readWantedText(text).groups[0]);
  const written = [...required, ...classes.flatMap((cell) => namedClass(cell) ?? [])];
  const isRated = parseFireClasses(written.join(', ')).classes[0] !== undefined;
  const typed = isRated || required[0] ? undefined : types.map(classIn).find((own) => own && ratedType.test(own));
  const taken = written[0] || typed ? undefined : cells.find(mayBeClass);
  const text = [required[0] ? '' : (dash ?? ''), typed ?? taken?.text ?? '', ...written].reduce(withClass);
  return {
    text,
    types: understood.map((cell) => withoutOwn(cell, text)).filter((cell) => !isPlainDoor(cell, note)),
    taken,
    left: [...classes.filter((cell) => !namedClass(cell)), ...types.filter((cell) => !understood.includes(cell))],
  };
}

/** What a tick below such a heading asks for: which class it is, the row asks. */
const tickedWords = [
  [/gas|rök/i, 'brandgastät'],
  [/stäng/i, 'självstängande'],
] as const;

/**
 * A class with the name that its heading gives: ”35” below ”Ljudisolering (dB R'w)” is R'w 35, and below ”Ljud” 35 dB.
 */
function namedClass({ before, label, text }: Cell): string | undefined {
  const ticked = /^(?:x|ja)$/i.test(text) && tickedWords.find(([column]) => column.test(label));
  if (ticked) return ticked[1];
  const isSound = /\bdb\b|ljud|acoustic|sound/i.test(label) && /^\d\d(?:\D{1,3}\d\d)?$/.test(text);
  const named = before ? `${before} ${text}` : isSound ? `${text} dB` : text;
  return [named, text].find(isLikeClass);
}

/** The class in a type: ”EI60” of ”Glasparti EI60”. */
function classIn({ text }: Cell): string | undefined {
  const own = parseFireClasses(text)
    .unknown.reduce((rest, word) => rest.replace(word, ''), text)
    .trim();
  return isClass(own) ? own : undefined;
}

/** A type without a class that the requirement says as well. */
function withoutOwn(cell: Cell, requirement: string): Cell {
  const [own, required] = [classIn(cell) ?? '', requirement].map((text) => formatFireClasses(parseFireClasses(text)));
  return own && own === required ? { ...cell, text: parseFireClasses(cell.text).unknown.join(' ') } : cell;
}

/** Whether a type says no more than that the row is a door, as any row is whose note names no other kind. */
const isPlainDoor = ({ text }: Cell, note: string) =>
  /^(?:brand)?dörr(?:ar)?$/i.test(text) && readWantedText(note).groups.every(({ id }) => id === 'dorr');

/** Whether a cell without a heading can only be a class: the row then offers the one that may be meant. */
const mayBeClass = ({ kind, label, text }: Cell) => !kind && !label && (oldClass.test(text) || strangeClass.test(text));

/**
 * Adds a class to others: smoke and self-closing as they are written, ”EI 60-S200C5”, anything else behind a comma.
 */
function withClass(before: string, text: string): string {
  if (!before || !text) return before || text;
  const isSuffix = isClass(before) && !before.includes(',') && /^[SC][a\d]*$/.test(text);
  if (!isSuffix) return `${before}, ${text}`;
  return before + (/[SC][a\d]*$/.test(before) ? '' : '-') + text;
}
