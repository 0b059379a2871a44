import { useCallback, useLayoutEffect, useState } from 'react';
import { setAddress } from './setAddress.ts';

/**
 * A state that has an address: choosing a value adds an entry to the browser's history, or replaces the one that is
 * open; going back restores the one before.
 *
 * @param initial the value in the HTML, and of an address that names none
 * @param read finds the value that an address names; undefined when it names none
 * @param write makes the address of a value, relative to the page
 */
export function useAddress(
  initial: string,
  read: (url: URL) => string | undefined,
  write: (value: string) => string,
): [string, (value: string, replace?: boolean) => void] {
  const [value, setValue] = useState(initial);

  // Before the browser paints: otherwise the tab of the HTML is seen for a moment, and everything below it jumps.
  useLayoutEffect(() => {
    const follow = () => setValue(read(new URL(location.href)) ?? initial);
    follow();
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('hashchange', follow);
    };
  }, [initial, read]);

  const choose = useCallback(
    (next: string, replace = false) => {
      setValue(next);
      const address = new URL(write(next), location.href);
      if (address.href === location.href) return;
      setAddress(address, replace ? 'replaceState' : 'pushState');
    },
    [write],
  );
  return [value, choose];
}
