/** A wall of panes that meet without profiles between them, whose own width nothing limits. The browser uses it too. */
import type { Sizes, WantedSize } from './fit.ts';
import { fitChosen, type ChosenFit } from './fitChosen.ts';

/**
 * The largest pane that there can be in a wall of this outer size, and how many: of equal panes, as few as their limit
 * lets be. Frame and joints are not taken off: they make the panes smaller. Undefined of what is no such wall.
 */
export function paneIn({ kind, limits: [limit] }: Sizes, size: WantedSize): WantedSize | undefined {
  if (kind !== 'partition' || !limit) return undefined;
  const { width = Infinity, area = Infinity } = limit;
  const panes = Math.ceil(size.width / Math.min(width, Math.floor((area * 1e6) / size.height)));
  return { ...size, width: Math.ceil(size.width / panes), panes };
}

/**
 * The answer to an outer size by the pane that it is divided into; one as high as the wall may still be within its
 * limit when the frame is taken off.
 */
export function fitPane(sizes: Sizes, pane: WantedSize): ChosenFit {
  const firm = fitChosen(sizes, pane, true);
  return firm.answer === 'yes' ? firm : fitChosen(sizes, pane);
}
