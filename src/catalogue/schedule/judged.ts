/** What is known of the rows of a list. */
import type { Claims } from '../classes/claims.ts';
import type { ElementGroup } from '../elementGroups.ts';
import type { Sizes } from '../fit/fit.ts';
import type { Answer } from '../answer.ts';

/** A product as the list knows it. JSON can hold it. */
export type ListedProduct = { key: string; title: string; claims: Claims; sizes: Sizes };

/** An answer and why, in Swedish. */
export type Judgement = {
  answer: Answer;
  /** May be empty. */
  reason: string;
  /** Asks for what is not stated. */
  question?: string;
  /** The names of what the product does not state. */
  lacks?: readonly string[];
  /** All that keeps the answer from being a yes or a no, in the fewest words: ”C5”, ”största bredd”. */
  unstated?: readonly string[];
  /** How far the product is from a yes (see `nearestFirst`). */
  distance?: number;
  /** A yes to one number of leaves alone, ”, som dubbel”, where the row does not say how many it has. */
  as?: string;
  /** The class lasts longer than is asked for, and costs more. */
  isHigher?: true;
};

/** What is known of a row. */
export type Judged = {
  requirement?: Judgement;
  size?: Judgement;
  /** What the row is of. */
  group: ElementGroup | undefined;
  /** The products of that group that fulfil what is required and do not say no to the opening. */
  possible: ListedProduct[];
  /** How many of them do not say yes to the opening either. */
  unsized: number;
  /** Those that say no to nothing, and do not state all. */
  open: ListedProduct[];
  /**
   * What none of the open ones states, ”S200 och C5”; where they differ, what one or the other leaves out, ”S200 eller
   * C5”.
   */
  missing: string;
  /** True where the row requires something that was understood, so that none of them is an answer too. */
  asks?: boolean;
  /** How a row without product is answered where none fulfils it: some may, or none does. */
  best?: Answer | undefined;
  /** Where none fulfils the row: the product that comes nearest, and what decides against it. */
  nearest?: { product: ListedProduct; reason: string } | undefined;
  /** The same: all that the row asks for, as the class reader takes it. */
  whole?: string;
  /** True where the row says that what it is of slides. */
  slides?: boolean;
  /**
   * Why no product is proposed: what the row is of is none of the products, or was not understood, which is said here
   * in Swedish.
   */
  strange?: string;
  /**
   * Why no product is looked for: the row says that no fire class is required, or none was read of what it requires.
   */
  noFire?: 'said' | 'unread';
  /** What may be meant by a requirement in which no class was understood. */
  guess?: ClassGuess;
};

/**
 * What to read in place of a requirement, ”EI 60” with a no-break space, and what of the old one makes no class, in
 * Swedish; that may be empty.
 */
export type ClassGuess = { text: string; said: string };
