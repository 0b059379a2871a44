import { useEffect, useState } from 'react';

/**
 * What comes as a file of its own, once it is wanted; undefined until it is there, and where the network gives nothing.
 *
 * @param load the same function each time
 */
export function useLater<Value>(load: () => Promise<Value>, isWanted = true): Value | undefined {
  const [found, setFound] = useState<Value>();
  useEffect(() => {
    // Not even developers would hear of code that fails while it loads.
    if (isWanted) load().then(setFound, import.meta.env.DEV ? console.error : () => {});
  }, [load, isWanted]);
  return found;
}
