import type { ReactNode } from 'react';
import type { Compared, ComparedRow } from '../../catalogue/comparison/comparison.ts';
import { askedInQuote } from '../../catalogue/vocabulary.ts';
import { NoFigure } from './NoFigure.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';

type Props = {
  label: string;
  products: Compared[];
  /** Rows that belong together, and what they are; without a name they are all. */
  groups: { name?: string; rows: ComparedRow[] }[];
  /** Where each column can be given to another product: all of them, and what is done with the one that was chosen. */
  places?: { choices: Compared[]; onPlace: (column: number, key: string) => void } | undefined;
  /** What stands between the names and the rows, across the products' columns. */
  children?: ReactNode;
  /** What stands below the rows. */
  foot?: ReactNode;
};

/**
 * Products as columns under a head that stays in view. Where the chosen ones stand in its columns, the head is what
 * names them.
 */
export function CompareTable({ label, products, groups, places, children, foot }: Props) {
  return (
    <table className="compare-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          {products.map(({ key, title, path }, index) => (
            // The place, not the product, is what stays: the focus is in its choice.
            <th scope="col" key={index}>
              <div>
                <a href={path}>{title}</a>
                {places && (
                  <select
                    aria-label={index === 0 ? 'Första produkten' : 'Andra produkten'}
                    value={key}
                    onChange={({ target }) => places.onPlace(index, target.value)}
                  >
                    {places.choices.map(({ key, listed }) => (
                      <option value={key} key={key}>
                        {listed}
                      </option>
                    ))}
                  </select>
                )}
              </div>
            </th>
          ))}
        </tr>
      </thead>
      {children && (
        <tbody>
          <tr className="compare-drawn">
            <td colSpan={products.length + 1}>{children}</td>
          </tr>
        </tbody>
      )}
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, rows }) => (
          <tbody key={name}>
            {name && (
              <tr>
                <th colSpan={products.length + 1} scope="rowgroup">
                  {name}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row row={row} key={row.id} />
            ))}
          </tbody>
        ))}
      {foot}
    </table>
  );
}

function Row({ row: { name, cells, asked, told } }: { row: ComparedRow }) {
  return (
    <tr data-told={told}>
      <th scope="row">
        <TechnicalText text={name} />
      </th>
      {cells.map((lines, index) => (
        <td key={index}>
          {lines.map(({ name, value }, line) => (
            <p key={line}>
              <Value text={value} />
              {name && (
                <>
                  {' '}
                  <small>
                    <TechnicalText text={inSentence(name)} />
                  </small>
                </>
              )}
            </p>
          ))}
          {lines.length === 0 && (asked[index] ? <small>{askedInQuote}</small> : <NoFigure>Framgår inte</NoFigure>)}
        </td>
      ))}
    </tr>
  );
}

/** ”Karmdjup” after its value; ”Rw” and ”Ucw” stay as they are. */
function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}{3}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** A figure stays on one line with its unit, which browsers break after a slash: ”från 1,49 W/(m²·K)”. */
function Value({ text }: { text: string }) {
  const [figure = ''] = /\d[\S\u00a0]*\u00a0\S{1,12}$/.exec(text) ?? [];
  return (
    <span>
      <TechnicalText text={text.slice(0, text.length - figure.length)} />
      <span className="unbroken">
        <TechnicalText text={figure} />
      </span>
    </span>
  );
}
