/** Answers a requirement that was read: which products fulfil it, and what of it was not understood. */
import type { Element } from '../vocabulary.ts';
import type { AskedGroup } from '../elementGroups.ts';
import { isBlank, isStrangeClass, type FirePerformance } from '../classes/fireClass.ts';
import type { Guess, guessClass } from '../classes/guessClass.ts';
import { matchAll, type Answers } from './matchAll.ts';
import type { matchSize, ReadSize, readSize, sizedNames } from './matchSize.ts';
import { ofWhich } from './ofWhich.ts';
import { answerNames } from './matchWords.ts';
import type { Reading, ReaderProduct } from './readRequirement.ts';

/** Tools for more than classes and kinds. Each comes in a file of its own, and may not be loaded yet. */
export type AnswerTools = {
  guess?: typeof guessClass | undefined;
  sizes?: { matchSize: typeof matchSize; readSize: typeof readSize; sizedNames: typeof sizedNames } | undefined;
};

/** Answers another requirement than the one that was read, or the same for another kind or without the size. */
export type AnswersTo = (
  requirement: FirePerformance,
  other?: { group?: AskedGroup | undefined; isSized?: boolean },
) => Answers;

/** The words of a requirement that were not understood. */
export type Unread = {
  words: readonly string[];
  /** Nothing was made of them, not even a proposal. */
  isMissed: boolean;
  /** The letters of a class whose minutes are missing, where no class was read. */
  bare: string | undefined;
};

/** What is said to a requirement. */
export type RequirementAnswer = {
  /** The text has no class or value that products could be judged by. */
  asksNothing: boolean;
  /** The text names a kind or a product instead of a class: the products are listed. */
  isList: boolean;
  /** Something else is asked for too, which the answer leaves out. */
  isPart: boolean;
  groups: Answers;
  /** See {@link ofWhich}. */
  which: string;
  /** The answers in words, from the best to the worst. */
  names: Partial<Record<keyof Answers, string>>;
  /** The size, where it could be read. */
  opening: ReadSize | undefined;
  guess: Guess | undefined;
  unread: Unread;
  answersTo: AnswersTo;
};

/** The letters of a class whose minutes are missing. */
const isBare = (word: string) => /^(?:RE?|R?E[IW])\d?$|^E$/i.test(word);

/** A requirement with its answer, and the products that it is of. */
export type Answered = { reading: Reading; answer: RequirementAnswer; products: readonly ReaderProduct[] };

/** Answers what {@link readRequirement} has read. */
export function answerRequirement(
  reading: Reading,
  products: readonly ReaderProduct[],
  tools: AnswerTools,
): RequirementAnswer {
  const guess = guessFrom(reading, tools.guess);
  const asksNothing = !hasQuestion(reading, guess);
  const { asked, beside } = reading;
  const sizes = beside.size && !asksNothing ? tools.sizes : undefined;
  const opening = sizes?.readSize(beside.size, beside.of);
  const answersTo = answering(reading, products, sizes, opening);
  const groups = answersTo(asksNothing ? { classes: [] } : asked);
  const isList = asksNothing && groups.yes.length > 0 && namesProducts(reading);
  const isPart = leavesOut(reading, opening);
  return {
    asksNothing,
    isList,
    isPart,
    groups,
    which: ofWhich(groups.yes),
    names: isList ? { yes: 'Produkter' } : namesOf(opening && sizes, isPart),
    opening,
    guess,
    // Until the tool for guesses is loaded, a word may still be understood.
    unread: unreadIn(reading, tools.guess ? [...new Set(guess?.skipped ?? reading.unknown)] : [], {
      guess,
      asksNothing,
    }),
    answersTo,
  };
}

/** Guesses from the words that were not understood, also those of which only the kind was. */
function guessFrom({ asked, unknown, wanted }: Reading, guess: AnswerTools['guess']): Guess | undefined {
  const words = [...unknown, ...wanted.partly];
  return words[0] === undefined ? undefined : guess?.({ ...asked, unknown: words });
}

function answering(
  reading: Reading,
  products: readonly ReaderProduct[],
  sizes: AnswerTools['sizes'],
  opening: ReadSize | undefined,
): AnswersTo {
  const { wanted } = reading;
  return (requirement, { group = reading.group, isSized = true } = {}) => {
    const byClass = matchAll(requirement, candidates(reading, products), partsOf(reading, group), wanted);
    return sizes && opening && isSized ? sizes.matchSize(byClass, opening, products, wanted.leaves) : byClass;
  };
}

/** Whether something is asked for that the answer leaves out. */
function leavesOut({ unknown, wanted, placing, beside }: Reading, opening: ReadSize | undefined): boolean {
  const hasOther = unknown.length + wanted.fittings.length + wanted.partly.length > 0 || placing.said !== '';
  const hasSize = beside.size !== '' || beside.hint !== undefined || wanted.leaves !== undefined;
  return hasOther || (hasSize && !opening);
}

/**
 * Whether products can be judged by what was read. For ”EI-C 60” or ”EI 75-C” that is not so: products that fulfil the
 * C alone are no answer.
 */
function hasQuestion({ asked, unknown }: Reading, guess: Guess | undefined): boolean {
  if (isBlank(asked)) return false;
  return asked.classes.length > 0 || !(guess?.meant.classes.length || unknown.some(isStrangeClass));
}

/** Whether the text tells without a class which products it is about: by name, or by words that were all understood. */
function namesProducts({ several, named, unknown, group, wanted: { material, slides } }: Reading): boolean {
  if (several) return false;
  return named !== undefined || (unknown.length === 0 && (group ?? material ?? slides) !== undefined);
}

/** The products that may answer; none where the text asks for something that is not made here. */
function candidates({ named, placing }: Reading, products: readonly ReaderProduct[]): readonly ReaderProduct[] {
  return placing.isOther ? [] : (named?.products ?? products);
}

/** The parts of products that may answer for a kind; undefined where all may. */
function partsOf({ placing }: Reading, group: AskedGroup | undefined): readonly Element[] | undefined {
  return placing.opens ? group?.elements.filter((element) => element !== 'fixed-glazing') : group?.elements;
}

function namesOf(sizes: AnswerTools['sizes'], isPart: boolean): RequirementAnswer['names'] {
  const names = sizes ? sizes.sizedNames(answerNames) : answerNames;
  return isPart ? { ...names, yes: 'Uppfyller i övrigt' } : names;
}

/** The words that are unread: not those that were understood in part. */
function unreadIn(
  { wanted: { partly } }: Reading,
  skipped: readonly string[],
  { guess, asksNothing }: Pick<RequirementAnswer, 'guess' | 'asksNothing'>,
): Unread {
  const words = skipped.filter((word) => !partly.includes(word));
  return {
    words,
    isMissed: words.length > 0 && !(asksNothing && guess),
    bare: asksNothing ? words.find(isBare) : undefined,
  };
}
