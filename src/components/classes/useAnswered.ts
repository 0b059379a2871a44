import type { Answered } from '../../catalogue/requirement/answerRequirement.ts';
import type { ReaderProduct } from '../../catalogue/requirement/readRequirement.ts';
import { useLater } from '../ui/useLater.ts';
import { here, longestRequirement, requirementIn } from './useReaderAddress.ts';

const loadCode = async () => (await import('./classLater.ts')).later;

/** What judges a size. Where loading fails, each product's own page tries it. */
const loadSizes = async () => ({
  sizes: await import('../../catalogue/requirement/matchSize.ts').catch(() => undefined),
});

/** Few requirements have words to guess at. Where loading fails, nothing is guessed. */
const loadGuess = () => import('../../catalogue/classes/guessClass.ts').catch(() => ({ guessClass: () => undefined }));

// With a requirement in the address the download starts before React does; until it ends, the page below stays empty.
if (typeof location !== 'undefined' && requirementIn(here())) Promise.all([loadCode(), loadSizes()]).catch(() => {});

/** A requirement with its answer, and the code that shows them. */
type Shown = {
  code?: Awaited<ReturnType<typeof loadCode>>;
  answered?: Answered;
  /** What judges a size is there too, or never will be: without it, the answer would change in front of the visitor. */
  isWhole?: boolean;
};

/** What is asked, as it was read and answered; nothing until the code for it is loaded. */
export function useAnswered(
  { text, chosen }: { text: string; chosen: string },
  products: readonly ReaderProduct[],
): Shown {
  const isAsked = text !== '' || chosen !== '';
  const code = useLater(loadCode, isAsked);
  const judge = useLater(loadSizes, isAsked);
  const reading = code?.readRequirement({ text, chosen, longest: longestRequirement }, products);
  const hasUnread = reading && reading.unknown.length + reading.wanted.partly.length > 0;
  const guess = useLater(loadGuess, hasUnread === true)?.guessClass;
  if (!code || !reading) return {};
  const answer = code.answerRequirement(reading, products, { guess, sizes: judge?.sizes });
  return { code, answered: { reading, answer, products }, isWhole: judge !== undefined };
}
