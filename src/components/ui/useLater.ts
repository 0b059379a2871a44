import { useEffect, useState } from 'react';

/**
 * What comes as a file of its own, once it is wanted; undefined until it is there, and where the network gives nothing.
 *
 * @param load the same function each time
 */
export function useLater<Value>(load: () => Promise<Value>, isWanted = true): Value | undefined {
  const [found, setFound] = useState<Value>();
  useEffect(() => {
    if (isWanted) load().then(setFound, () => {});
  }, [load, isWanted]);
  return found;
}
