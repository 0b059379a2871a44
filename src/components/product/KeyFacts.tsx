import { askedFactsOf, keyFactsOf } from '../../catalogue/keyFacts.ts';
import { withUnit } from '../../catalogue/phrasing.ts';
import type { Product } from '../../catalogue/schema.ts';
import { askedInQuote } from '../../catalogue/vocabulary.ts';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import './KeyFacts.css';

type Props = { product: Pick<Product, 'kind' | 'facts'> };

/** What is looked for first, large, and in small what only the quote tells, which on paper the table does. */
export function KeyFacts({ product }: Props) {
  const asked = askedFactsOf(product).join(', ');
  return (
    <>
      <dl className="key-facts">
        {keyFactsOf(product).map(({ id, name, value, unit }) => {
          // ”C5 (200 000 cykler, EN 1191)”: the class is the figure, and what it depends on stands below its name.
          const [, figure = value, note] = /^(.+?) \((.+)\)$/.exec(value) ?? [];
          return (
            <div key={id}>
              <dt>
                <TechnicalText text={name} />
              </dt>
              <dd>
                <TechnicalText text={withUnit(figure, unit)} />
              </dd>
              {note && (
                <dd>
                  <TechnicalText text={note} />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {asked && (
        <p className="note screen-only">
          <TechnicalText text={`${askedInQuote}: ${asked}`} />
        </p>
      )}
    </>
  );
}
