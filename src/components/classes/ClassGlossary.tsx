import { classGlossary, type GlossaryGroup } from '../../catalogue/classes/classGlossary.ts';
import { NarrowFold } from '../ui/NarrowFold.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import './ClassGlossary.css';

/** Every letter and figure of a class with its meaning. */
export function ClassGlossary() {
  return (
    <div className="class-glossary">
      {classGlossary.map(({ heading, parts, table }) => (
        <section key={heading}>
          <NarrowFold heading={<h3>{heading}</h3>}>
            <dl>
              {parts.map(({ symbol, text, more }) => (
                <div key={symbol}>
                  <dt>
                    <TechnicalText text={symbol} />
                  </dt>
                  <dd>
                    <TechnicalText text={text} />
                    {more && (
                      <span>
                        {' '}
                        <TechnicalText text={more} />
                      </span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            {table && <FigureTable {...table} />}
          </NarrowFold>
        </section>
      ))}
    </div>
  );
}

/** Figures of the last part, under its words. */
function FigureTable({ name, columns, rows }: NonNullable<GlossaryGroup['table']>) {
  return (
    <div className="class-glossary-figures">
      <table aria-label={name}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([symbol, figure]) => (
            <tr key={symbol}>
              <th scope="row">{symbol}</th>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
