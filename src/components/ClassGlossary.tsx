import { classGlossary } from '../catalogue/classGlossary.ts';
import { NarrowFold } from './NarrowFold.tsx';
import { TechnicalText } from './TechnicalText.tsx';
import './ClassGlossary.css';

/** Every letter and figure of a class with its meaning. */
export function ClassGlossary() {
  return (
    <div className="class-glossary">
      {classGlossary.map(({ heading, parts }) => (
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
          </NarrowFold>
        </section>
      ))}
    </div>
  );
}
