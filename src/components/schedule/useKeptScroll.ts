import { useEffect } from 'react';

/**
 * Keeps how far down the page was read, and goes there again: browsers put a visitor only as far as the page reached
 * before its rows came.
 */
export function useKeptScroll(isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole) return;
    if (history.state?.top > scrollY) scrollTo({ top: history.state.top, behavior: 'instant' });
    const keepTop = () => history.replaceState({ top: scrollY }, '');
    addEventListener('scrollend', keepTop);
    return () => removeEventListener('scrollend', keepTop);
  }, [isWhole]);
}
