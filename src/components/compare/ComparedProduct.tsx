import type { Compared } from '../../catalogue/comparison/comparison.ts';
import { TechnicalText } from '../ui/TechnicalText.tsx';

type Props = { product: Compared };

/** A product that is compared: its class, and its name, which leads to its page. */
export function ComparedProduct({ product: { title, path, fireClass } }: Props) {
  return (
    <>
      <strong>
        <TechnicalText text={fireClass} />
      </strong>
      <a href={path}>{title}</a>
    </>
  );
}
