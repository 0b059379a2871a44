import { explainClasses } from '../../catalogue/classes/explainClass.ts';
import { formatFireClasses, parseFireClasses } from '../../catalogue/classes/fireClass.ts';
import { NarrowFold } from '../ui/NarrowFold.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import './ClassExample.css';

const requirement = parseFireClasses('EI2 30-S200C5, Rw 37');

/**
 * One requirement taken apart, so that whoever has none at hand sees what the reader does. It gives way to an answer.
 */
export function ClassExample() {
  return (
    <div className="class-example">
      <NarrowFold
        heading={
          <h2>
            Så läses ett krav
            <span>
              , till exempel{' '}
              <span>
                <TechnicalText text={formatFireClasses(requirement)} />
              </span>
            </span>
          </h2>
        }
      >
        <dl>
          {explainClasses(requirement).map(({ symbol, text }) => (
            <div key={symbol}>
              {/* E and I stand before it. */}
              <dt>{/^EI\d$/.test(symbol) ? <sub>{symbol.slice(2)}</sub> : <TechnicalText text={symbol} />}</dt>
              <dd>
                <TechnicalText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </NarrowFold>
    </div>
  );
}
