import type { Compared, ComparedRow } from '../catalogue/comparison.ts';
import { askedInQuote } from '../catalogue/vocabulary.ts';
import { NoFigure } from './NoFigure.tsx';
import { TechnicalText } from './TechnicalText.tsx';

type Props = {
  products: Compared[];
  /** Rows that belong together, and what they are; without a name they are all. */
  groups: { name?: string; rows: ComparedRow[] }[];
  /** On a telephone two columns are shown: puts what is not shown in the place of one of them. */
  onSwap: (column: number) => void;
};

/** Products as columns under a head that stays in view. Where the chosen ones stand in its columns, the head is what names them. */
export function CompareTable({ products, groups, onSwap }: Props) {
  const [, , next] = products;
  return (
    <table className="compare-table" aria-label="Jämförelse">
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          {products.map(({ key, title, path }, index) => (
            <th scope="col" key={key}>
              <a href={path}>{title}</a>
              {next && index < 2 && (
                <button type="button" onClick={() => onSwap(index)}>
                  Byt<span className="visually-hidden"> till {next.title}</span>
                </button>
              )}
            </th>
          ))}
        </tr>
      </thead>
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
              <Row row={row} products={products} key={row.id} />
            ))}
          </tbody>
        ))}
    </table>
  );
}

function Row({ row: { name, cells, asked }, products }: { row: ComparedRow; products: Compared[] }) {
  return (
    <tr data-blank={cells.slice(0, 2).every((lines) => lines.length === 0) || undefined}>
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
          {asked[index] && <span>{askedInQuote}</span>}
          {lines.length === 0 && !asked[index] && <NoFigure>Finns inte i tabellen</NoFigure>}
        </td>
      ))}
    </tr>
  );
}
