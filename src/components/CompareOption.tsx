import type { Compared } from '../catalogue/comparison.ts';

type Props = { product: Compared };

/** A product in a list to choose from, with its class where its name has none: a field of a telephone's width has no room for both. */
export function CompareOption({ product: { key, title, fireClass } }: Props) {
  return (
    <option value={key}>{/\bR?E[IW]?\d/.test(title) ? title : `${title} (${fireClass.replace(' och ', ', ')})`}</option>
  );
}
