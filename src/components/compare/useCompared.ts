import { useLayoutEffect, useState } from 'react';
import type { Compared } from '../../catalogue/comparison/comparison.ts';
import { differingRows, paths, queryNames } from '../../content/paths.ts';
import { keysIn, mostCompared, readChoice, writeChoice } from './compareChoice.ts';
import { setAddress } from '../ui/setAddress.ts';

type Asked = {
  /** Keys of the products, in their order. */
  keys: string[];
  /** Only rows that differ are asked for. */
  differences: boolean;
  /** What the address names and the catalogue does not have. */
  unknown: string[];
};

/** The products that are compared. The address holds them, and the browser's choice follows. */
export function useCompared(products: readonly Compared[]) {
  const [asked, setAsked] = useState<Asked>({ keys: [], differences: false, unknown: [] });

  useLayoutEffect(() => {
    const known = (keys: string[]) => keys.filter((key) => products.some((product) => product.key === key));
    const follow = (isArrival = false) => {
      const query = new URLSearchParams(location.search);
      const text = query.get(queryNames.compared) ?? '';
      let keys = known(keysIn(text));
      const unknown = text.split(',').filter((key) => key && !keys.includes(key));
      const before = known(keysIn(readChoice()));
      // Pressed before the page answered, the link of one product has led here: it joins what was chosen.
      const joins = isArrival && keys.length === 1 && unknown.length === 0 && before.length < mostCompared;
      if ((!location.search || joins) && before.length > 0) {
        keys = [...new Set([...before, ...keys])];
        setAddress(paths.compareWith(keys));
      }
      setAsked({ keys, differences: query.get(queryNames.rows) === differingRows, unknown });
      // A comparison that somebody sent is shown, and takes no place among what this visitor has chosen.
      if (keys.length > 0 && (joins || !isArrival)) writeChoice(keys);
    };
    const step = () => follow();
    follow(true);
    addEventListener('popstate', step);
    return () => removeEventListener('popstate', step);
  }, [products]);

  function show(keys: string[], differences = asked.differences, step: 'pushState' | 'replaceState' = 'pushState') {
    writeChoice(keys);
    setAddress(paths.compareWith(keys, differences), step);
    setAsked({ keys, differences, unknown: [] });
  }

  return { ...asked, show };
}
