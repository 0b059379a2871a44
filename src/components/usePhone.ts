import { useSyncExternalStore } from 'react';

/** The window of a telephone, as --phone of the style sheets. */
const phone = 'screen and (width < 40rem)';

function subscribe(onChange: () => void) {
  const list = matchMedia(phone);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the page is read on a telephone; paper is none, and the built page is not either. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
}
