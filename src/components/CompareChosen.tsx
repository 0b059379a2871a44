import type { Compared } from '../catalogue/comparison.ts';
import { paths } from '../content/paths.ts';
import { TechnicalText } from './TechnicalText.tsx';

type Props = { products: Compared[]; onRemove: (key: string) => void };

/** The products that are compared, each with its class, its page and a way out. */
export function CompareChosen({ products, onRemove }: Props) {
  return (
    <ul className="compare-chosen" aria-label="Valda produkter">
      {products.map(({ key, title, path, fireClass }) => (
        <li key={key}>
          <img src={paths.plainDrawing(key)} alt="" width="400" height="300" />
          <strong>
            <TechnicalText text={fireClass} />
          </strong>
          <a href={path}>{title}</a>
          <button className="screen-only" type="button" onClick={() => onRemove(key)}>
            Ta bort<span className="visually-hidden"> {title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
