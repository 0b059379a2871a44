/** What a row says, as it was read. */
import type { ElementGroup } from '../elementGroups.ts';
import type { parseFireClasses } from '../classes/fireClass.ts';
import type { ClassGuess, Judged } from './judged.ts';
import type { RowType, RowWanted } from './rowWanted.ts';

/** Classes and values that are required, and the words that were not understood. */
export type Asked = ReturnType<typeof parseFireClasses>;

/** What a row says. */
export type RowReading = {
  /** What it is of. */
  group: ElementGroup | undefined;
  /** Its type, as it was read once. */
  type: RowType;
  /** The word for its kind, where that is none of the products. */
  other: string | undefined;
  wanted: RowWanted;
  /** What it requires; undefined where it requires nothing. */
  asked: Asked | undefined;
  /** The same where products can be looked for by it; undefined where something has to be understood first. */
  sought: Asked | undefined;
  /** Whether it says that no fire class is required. */
  isDenied: boolean;
  noFire: Judged['noFire'];
  guess: ClassGuess | undefined;
};
