import { useCallback, useSyncExternalStore } from 'react';

/** From this width on, a page has room for more than one column. The style sheets write the same number. */
export const wide = '(width >= 48rem)';

/**
 * Whether a media query holds, now and after each change of the window. The built page knows no window: there it does
 * not.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
