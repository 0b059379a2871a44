/** Whether a product has room for an opening, and why. The browser uses it with the door list and the class reader. */
import { fitFrame, type Fit, type Sizes, type WantedSize } from './fit.ts';
import { fitChosen } from './fitChosen.ts';
import { fitPane, paneIn } from './fitWall.ts';
import { fitUnstated } from './fitUnstated.ts';
import { fitReason } from './fitWords.ts';
import type { Answer } from '../answer.ts';
import { convertOpening, sizeName, type Opening } from './size.ts';

/**
 * `limit`: what decided, where one is stated. `other`: see {@link fitChosen}. `isBeyond`: a leaf as large as the frame
 * would be larger than it, so that only a smaller part fits.
 */
export type FitOpening = {
  answer: Answer;
  reason: string;
  /** See {@link fitUnstated}. */
  unstated: string;
  limit: Fit['limit'] | undefined;
  other?: Fit['limit'] | undefined;
  isBeyond?: boolean | undefined;
};

/**
 * The answer to an opening, taken as the outer size of a frame, with its reason in Swedish; of any number of leaves
 * where none is given. A yes that holds only without an escape function is none until somebody has said that there is
 * none.
 */
export function fitOpening(sizes: Sizes, opening: Opening, leaves?: 1 | 2, escape?: boolean): FitOpening {
  const size: WantedSize = {
    ...convertOpening(opening, 'frame'),
    ...(leaves && { leaves }),
    ...(escape !== undefined && { escape }),
  };
  const pane = paneIn(sizes, size);
  const found = pane ? fitPane(sizes, pane) : fitChosen(sizes, size);
  // The product's own page says the same of the same size.
  const divided = pane && pane.panes !== 1 && found.answer === 'yes';
  const reason = fitReason(found, sizes) + (divided ? ` Delas i ${pane.panes} rutor à högst ${sizeName(pane)}.` : '');
  if (!found.withEscape)
    return {
      answer: found.answer,
      reason,
      unstated: fitUnstated(found, sizes),
      limit: found.limit,
      other: found.other,
      isBeyond: found.inside && found.binds.length > 0,
    };
  const strict = fitFrame(sizes, { ...size, escape: true });
  return {
    answer: 'unknown',
    reason: `Ja utan utrymningsfunktion. ${fitReason(strict, sizes)}`,
    unstated: 'utrymningsfunktion',
    limit: strict.limit,
  };
}

/**
 * What limits the part of a product that is no door: what a door may be says nothing of the glass beside it, of which
 * then no size is stated.
 */
export function withoutDoor(sizes: Sizes): Sizes {
  return { ...sizes, limits: sizes.limits.filter(({ of }) => !['door', 'leaf', 'opening'].includes(of)) };
}
