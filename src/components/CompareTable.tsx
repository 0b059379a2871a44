import type { Compared, ComparedRow } from '../catalogue/comparison.ts';
import { askedInQuote } from '../catalogue/vocabulary.ts';
import { TechnicalText } from './TechnicalText.tsx';

type Props = { products: Compared[]; rows: ComparedRow[]; onRemove: (key: string) => void };

/** Products as columns; the head row and the first column stay in view. */
export function CompareTable({ products, rows, onRemove }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className="compare-scroll" tabIndex={0} aria-label="Jämförelse">
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">Parameter</th>
            {products.map(({ key, title, path, fireClass }) => (
              <th scope="col" key={key}>
                <strong>
                  <TechnicalText text={fireClass} />
                </strong>
                <a href={path}>{title}</a>
                <button className="screen-only" type="button" onClick={() => onRemove(key)}>
                  Ta bort<span className="visually-hidden"> {title}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells, differs }) => (
            <tr key={id} data-differs={differs || undefined}>
              <th scope="row">
                <TechnicalText text={name} />
              </th>
              {cells.map((lines, index) => (
                <td key={products[index]?.key}>
                  {lines.map(({ name, value }) => (
                    <p key={`${name} ${value}`}>
                      {name && (
                        <small>
                          <TechnicalText text={name} />:{' '}
                        </small>
                      )}
                      <TechnicalText text={value} />
                    </p>
                  ))}
                  {lines.length === 0 && (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">{askedInQuote}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
