import { formatFireClasses, type FirePerformance } from '../catalogue/fireClass.ts';
import type { Match } from '../catalogue/match.ts';
import { answerNames, elementGroups, type Answer } from '../catalogue/matchWords.ts';
import { joined } from '../catalogue/phrasing.ts';
import { elementNames } from '../catalogue/vocabulary.ts';
import { paths } from '../content/paths.ts';
import type { ReaderProduct } from './ClassReader.island.tsx';
import { TechnicalText } from './TechnicalText.tsx';
import './MatchList.css';

type Props = {
  groups: Record<Answer, Match[]>;
  products: readonly ReaderProduct[];
  asked: FirePerformance;
  /** What the requirement is on; empty where it may be on anything, and then the answers are sorted by it. */
  kind: string;
};

const numbers = ',en,två,tre,fyra,fem,sex,sju,åtta,nio,tio,elva,tolv'.split(',');
/** ”Fråga om de sex”, as one writes small numbers. */
const counted = (count: number) => numbers[count] ?? count;

/** The products by their answers and the reasons for them, each said once; what is not stated can be asked for, of one or of all. */
export function MatchList({ groups, products, asked, kind }: Props) {
  const question = `Vad kan levereras i ${formatFireClasses(asked)}?`;
  const byKey = new Map(products.map((product) => [product.key, product]));
  const missing = joined([...new Set(groups.unknown.flatMap(({ binds }) => binds.map((bind) => bind.name)))], 'och');
  return (
    <div className="match-list">
      {Object.entries(answerNames).map(([answer, name]) => {
        const matches = groups[answer as Answer];
        const list = elementGroups.map(({ id, name: several, elements }) => {
          const own = matches.filter(({ element }) => elements.includes(element));
          return (
            own.length > 0 && (
              <div className="match-kind" key={id}>
                {!kind && <h4>{several}</h4>}
                {[...Map.groupBy(own, ({ reason }) => reason)].map(([reason, same]) => (
                  <Group key={reason} reason={reason} matches={same} byKey={byKey} question={question} />
                ))}
              </div>
            )
          );
        });
        return (
          <section key={answer} aria-labelledby={`traffar-${answer}`}>
            <h3 id={`traffar-${answer}`} data-answer={answer}>
              {name} <span>{matches.length}</span>
            </h3>
            {matches.length === 0 && (
              <p>
                Ingen produkt
                {answer !== 'yes' ? (
                  '.'
                ) : groups.unknown.length > 0 ? (
                  <TechnicalText
                    text={` uppfyller hela kravet. Hos ${counted(groups.unknown.length)} framgår inte allt: fråga om ${missing}.`}
                  />
                ) : (
                  <>
                    {' uppfyller kravet. '}
                    <a href={paths.contactAbout({ products: [], question })}>Fråga oss om kravet</a>
                  </>
                )}
              </p>
            )}
            {answer === 'unknown' && matches.length > 1 && (
              <p>
                <a href={paths.contactAbout({ products: matches.map(({ key }) => key), question })}>
                  Fråga om de {counted(matches.length)}
                </a>
              </p>
            )}
            {answer === 'no' && matches.length > 0 ? (
              // Most products are here, and few want to read all of them; where there are no others, the reasons are the answer.
              <details open={groups.yes.length + groups.unknown.length === 0}>
                <summary>Visa vilka och varför</summary>
                {list}
              </details>
            ) : (
              list
            )}
          </section>
        );
      })}
    </div>
  );
}

type GroupProps = { reason: string; matches: Match[]; byKey: Map<string, ReaderProduct>; question: string };

/** The products of one answer for which the reason is the same, and the question that it leaves. */
function Group({ reason, matches, byKey, question }: GroupProps) {
  const found = matches.flatMap(({ key, element }) => {
    const product = byKey.get(key);
    return product ? [{ ...product, element }] : [];
  });
  return (
    <div className="match-group">
      {reason && (
        <p>
          <TechnicalText text={reason} />
          {matches[0]?.answer === 'unknown' && (
            <a
              href={paths.contactAbout({
                products: matches.map(({ key }) => key),
                question: `${question} ${reason}`,
              })}
            >
              Fråga om det som saknas
              <span className="visually-hidden">
                {' '}
                för{' '}
                {joined(
                  found.map(({ title }) => title),
                  'och',
                )}
              </span>
            </a>
          )}
        </p>
      )}
      <ul>
        {found.map(({ key, title, element, parts, about }) => (
          <li key={key}>
            <a href={paths.productByKey(key)}>{title}</a>{' '}
            <span>
              {/* What is said of a product is of the part that it is sold as. */}
              <TechnicalText text={parts[0]?.element === element ? about : elementNames[element]} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
