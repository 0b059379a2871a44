/** Whether a product has room for an opening, and why. The browser uses it with the door list and the class reader. */
import { fitFrame, type Sizes } from './fit.ts';
import { fitReason } from './fitWords.ts';
import type { Answer } from './matchWords.ts';
import { convertOpening, type Opening } from './size.ts';

/** The answer to an opening, taken as the outer size of a frame, with its reason in Swedish; of any number of leaves where none is given. */
export function fitOpening(sizes: Sizes, opening: Opening, leaves?: 1 | 2): { answer: Answer; reason: string } {
  const found = fitFrame(sizes, { ...convertOpening(opening, 'frame'), ...(leaves && { leaves }) });
  return { answer: found.answer, reason: fitReason(found, sizes) };
}
