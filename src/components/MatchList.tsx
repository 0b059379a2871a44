import { formatFireClass, formatFireClasses, type FirePerformance } from '../catalogue/fireClass.ts';
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
  /** The answers in words. */
  names: Record<Answer, string>;
  products: readonly ReaderProduct[];
  asked: FirePerformance;
  /** What the requirement is on; empty where it may be on anything, and then the answers are sorted by it. */
  kind: string;
};

const numbers = ',en,två,tre,fyra,fem,sex,sju,åtta,nio,tio,elva,tolv'.split(',');
/** ”Hos sex framgår inte allt”, as one writes small numbers. */
const counted = (count: number) => numbers[count] ?? count;

/** The products by their answers, each with what is stated of it and what decides; what is not stated can be asked for, of all at once. */
export function MatchList({ groups, names, products, asked, kind }: Props) {
  const question = `Vad kan levereras i ${formatFireClasses(asked)}?`;
  const missing = joined([...new Set(groups.unknown.flatMap(({ binds }) => binds.map((bind) => bind.name)))], 'och');
  const ask = (text: string, about: Match[], more = '') => (
    <a href={paths.contactAbout({ products: about.map(({ key }) => key), question: question + more })}>{text}</a>
  );
  return (
    <div className="match-list">
      {Object.entries(names).map(([answer, name]) => {
        const matches = groups[answer as Answer];
        const list = elementGroups.map(({ id, name: several, elements }) => {
          const own = matches.filter(({ element }) => elements.includes(element));
          return (
            own.length > 0 && (
              <div className="match-kind" key={id}>
                {!kind && <h4>{several}</h4>}
                <ul>
                  {own.map((match) => (
                    <Row key={match.key} match={match} product={products.find(({ key }) => key === match.key)} />
                  ))}
                </ul>
              </div>
            )
          );
        });
        return (
          <section key={answer} aria-labelledby={`traffar-${answer}`}>
            <h3
              id={`traffar-${answer}`}
              data-answer={matches.length > 0 && (name === answerNames[answer as Answer] ? answer : 'unknown')}
            >
              {name} <span>{matches.length}</span>
            </h3>
            {answer === 'yes' && matches.length === 0 && groups.unknown.length > 0 && (
              <p>
                <TechnicalText
                  text={`Ingen produkt uppfyller hela kravet. Hos ${counted(groups.unknown.length)} framgår inte allt.`}
                />
              </p>
            )}
            {answer === 'yes' && matches.length + groups.unknown.length === 0 && (
              <p>Ingen produkt uppfyller kravet. {ask('Fråga oss om kravet', [])}</p>
            )}
            {answer === 'unknown' && matches.length > 0 && (
              <p>{ask('Fråga om det som saknas', matches, ` ${missing} framgår inte.`)}</p>
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

/** A product: what is stated of the part that answers, and what decides. */
function Row({ match: { element, reason }, product }: { match: Match; product: ReaderProduct | undefined }) {
  const part = product?.parts.find((one) => one.element === element);
  // What is said of a product besides its class is of the part that it is sold as.
  const about = part === product?.parts[0] ? product?.about : elementNames[element];
  return (
    product && (
      <li>
        <a href={paths.productByKey(product.key)}>{product.title}</a>{' '}
        <span>
          <TechnicalText text={[...(part?.classes.map(formatFireClass) ?? []), about].filter(Boolean).join(' · ')} />
        </span>{' '}
        <span>
          <TechnicalText text={reason} />
        </span>
      </li>
    )
  );
}
