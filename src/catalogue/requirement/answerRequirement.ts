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

/** What answers with more than classes and kinds; each comes as a file of its own, and may not be there yet. */
export type AnswerTools = {
  guess?: typeof guessClass | undefined;
  sizes?: { matchSize: typeof matchSize; readSize: typeof readSize; sizedNames: typeof sizedNames } | undefined;
};

/** Answers to another requirement than the one that was read, or on another kind, or to any size. */
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
  /** Instead of a class the text names a kind or a product: the products are listed. */
  isList: boolean;
  /** Something beside the classes is asked for, and the answer leaves it out. */
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
  const { asked, unknown, wanted, placing, beside } = reading;
  const hasUnread = unknown.length + wanted.partly.length > 0;
  const guess = hasUnread ? tools.guess?.({ ...asked, unknown: [...unknown, ...wanted.partly] }) : undefined;
  const asksNothing = !hasQuestion(reading, guess);
  const sizes = beside.size && !asksNothing ? tools.sizes : undefined;
  const opening = sizes?.readSize(beside.size, beside.of);

  const answersTo: AnswersTo = (requirement, { group = reading.group, isSized = true } = {}) => {
    const byClass = matchAll(requirement, candidates(reading, products), partsOf(reading, group), wanted);
    return sizes && opening && isSized ? sizes.matchSize(byClass, opening, products, wanted.leaves) : byClass;
  };
  const groups = answersTo(asksNothing ? { classes: [] } : asked);
  const isList = asksNothing && groups.yes.length > 0 && namesProducts(reading);
  const hasOther = unknown.length + wanted.fittings.length + wanted.partly.length > 0 || placing.said !== '';
  const hasSize = beside.size !== '' || beside.hint !== undefined || wanted.leaves !== undefined;
  const isPart = hasOther || (hasSize && !opening);
  return {
    asksNothing,
    isList,
    isPart,
    groups,
    which: ofWhich(groups.yes),
    names: isList ? { yes: 'Produkter' } : namesOf(opening && sizes, isPart),
    opening,
    guess,
    // Until guessing is loaded a word may still be understood.
    unread: unreadIn(reading, tools.guess ? [...new Set(guess?.skipped ?? unknown)] : [], {
      guess,
      asksNothing,
    }),
    answersTo,
  };
}

/**
 * Whether products can be judged by what was read. Those that fulfil the C alone are no answer to ”EI-C 60” or
 * ”EI 75-C”.
 */
function hasQuestion({ asked, unknown }: Reading, guess: Guess | undefined): boolean {
  if (isBlank(asked)) return false;
  return asked.classes.length > 0 || !(guess?.meant.classes.length || unknown.some(isStrangeClass));
}

/** Whether the text tells which products it is about without a class: by name, or by words that were all understood. */
function namesProducts({ several, named, unknown, group, wanted: { material, slides } }: Reading): boolean {
  if (several) return false;
  return named !== undefined || (unknown.length === 0 && (group ?? material ?? slides) !== undefined);
}

/** The products that may answer; none where something is asked for that is not made here. */
function candidates({ named, placing }: Reading, products: readonly ReaderProduct[]): readonly ReaderProduct[] {
  return placing.isOther ? [] : (named?.products ?? products);
}

/** The parts of products that may answer, on one kind; undefined where all may. */
function partsOf({ placing }: Reading, group: AskedGroup | undefined): readonly Element[] | undefined {
  return placing.opens ? group?.elements.filter((element) => element !== 'fixed-glazing') : group?.elements;
}

function namesOf(sizes: AnswerTools['sizes'], isPart: boolean): RequirementAnswer['names'] {
  const names = sizes ? sizes.sizedNames(answerNames) : answerNames;
  return isPart ? { ...names, yes: 'Uppfyller i övrigt' } : names;
}

/** What is proposed, and what was understood in part, does not count as unread. */
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
