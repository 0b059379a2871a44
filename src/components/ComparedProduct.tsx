import type { Compared } from '../catalogue/comparison.ts';
import { paths } from '../content/paths.ts';
import { TechnicalText } from './TechnicalText.tsx';

type Props = { product: Compared };

/** A product above a comparison: its drawing, its class, and its name, which leads to its page. */
export function ComparedProduct({ product: { key, title, path, fireClass } }: Props) {
  return (
    <>
      <img src={paths.plainDrawing(key)} alt="" width="400" height="300" />
      <strong>
        <TechnicalText text={fireClass} />
      </strong>
      <a href={path}>{title}</a>
    </>
  );
}
