import { useEffect } from 'react';
import type { Shown } from './ScheduleFilter.tsx';

/** What an entry of the browser's history keeps of the page: how far down it was read, and what of it was shown. */
type Kept = { top: number; shown?: Shown | undefined; open: number[] } | null;

/** The rows that stood open when the visitor left, by their place. */
export const keptOpen = (): readonly number[] => (history.state as Kept)?.open ?? [];

/**
 * Keeps how far down the page was read, and goes there again: browsers put a visitor only as far as the page reached
 * before its rows came. Keeps with it which answer was shown, and which rows stood open.
 */
export function useKeptView(isWhole: boolean, show: (shown: Shown) => void): void {
  useEffect(() => show((history.state as Kept)?.shown ?? ''), [show]);
  useEffect(() => {
    if (!isWhole) return;
    if (history.state?.top > scrollY) scrollTo({ top: history.state.top, behavior: 'instant' });
    const keepView = () => {
      const table = document.querySelector<HTMLElement>('.schedule-table');
      const rows = [...(table?.querySelectorAll('tbody') ?? [])];
      const open = rows.flatMap(({ dataset }, index) => (dataset.open ? index : []));
      history.replaceState({ top: scrollY, shown: table?.dataset.shown, open }, '');
    };
    // Once what was pressed is on the page.
    const keepLater = () => setTimeout(keepView);
    addEventListener('scrollend', keepView);
    addEventListener('click', keepLater);
    return () => {
      removeEventListener('scrollend', keepView);
      removeEventListener('click', keepLater);
    };
  }, [isWhole]);
}
