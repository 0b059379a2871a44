/** The answer to a size as far as the visitor has decided what it depends on. */
import { fit, fitFrame, type Fit, type Sizes, type WantedSize } from './fit.ts';

/**
 * `withEscape`: where a yes holds only without an escape function and nobody has said that there is none, the answer
 * with one. `other`: where nobody has said how many leaves there are and a yes holds with as many alone as its limit
 * has, what limits the other number.
 */
export type ChosenFit = Fit & { withEscape?: Exclude<Fit['answer'], 'yes'>; other?: Fit['limit'] };

/**
 * Whether a size is within the limits, whatever is decided of leaves and of an escape function later; the stricter
 * limit makes the firm yes.
 *
 * @param isPart the size is that of the part that is limited, not of the frame round it
 */
export function fitChosen(sizes: Sizes, size: WantedSize, isPart?: boolean): ChosenFit {
  const found = fitEscape(sizes, size, isPart);
  const leaves = found.limit?.when?.leaves;
  if (size.leaves || !leaves || found.answer !== 'yes') return found;
  const other = fitEscape(sizes, { ...size, leaves: leaves === 1 ? 2 : 1 }, isPart);
  return other.answer === 'yes' && !other.withEscape ? found : { ...found, other: other.limit };
}

function fitEscape(sizes: Sizes, size: WantedSize, isPart: boolean | undefined): ChosenFit {
  const judge = isPart ? fit : fitFrame;
  const open = judge(sizes, size);
  // Most products have no limit that an escape function changes.
  if (!sizes.limits.some(({ when }) => when && 'escape' in when)) return open;
  const strict = judge(sizes, { escape: true, ...size });
  if (strict.answer === 'yes') return strict;
  return open.answer === 'yes' ? { ...open, withEscape: strict.answer } : open;
}
