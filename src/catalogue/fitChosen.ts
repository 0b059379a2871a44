/** The answer to a size as far as the visitor has decided what it depends on. */
import { fit, fitFrame, type Fit, type Sizes, type WantedSize } from './fit.ts';

/** `withEscape`: where a yes holds only without an escape function and nobody has said that there is none, the answer with one. */
export type ChosenFit = Fit & { withEscape?: Exclude<Fit['answer'], 'yes'> };

/**
 * Whether a size is within the limits, whatever is decided of an escape function later; the stricter limit makes the firm yes.
 *
 * @param isPart the size is that of the part that is limited, not of the frame round it
 */
export function fitChosen(sizes: Sizes, size: WantedSize, isPart?: boolean): ChosenFit {
  const judge = isPart ? fit : fitFrame;
  const open = judge(sizes, size);
  // Most products have no limit that an escape function changes.
  if (!sizes.limits.some(({ when }) => when && 'escape' in when)) return open;
  const strict = judge(sizes, { escape: true, ...size });
  if (strict.answer === 'yes') return strict;
  return open.answer === 'yes' ? { ...open, withEscape: strict.answer } : open;
}
