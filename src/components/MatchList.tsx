import { formatFireClasses, type FirePerformance } from '../catalogue/fireClass.ts';
import { questionOf, type Match } from '../catalogue/match.ts';
import { answerNames, type Answer } from '../catalogue/matchWords.ts';
import { elementNames } from '../catalogue/vocabulary.ts';
import { paths } from '../content/paths.ts';
import { TechnicalText } from './TechnicalText.tsx';
import './MatchList.css';

type Props = {
  groups: Record<Answer, Match[]>;
  products: readonly { key: string; title: string }[];
  asked: FirePerformance;
};

/** ”Fråga om alla sex”, as one writes small numbers. */
const countWords = 'ingen,en,båda,alla tre,alla fyra,alla fem,alla sex,alla sju,alla åtta,alla nio'.split(',');

/** The products by their answers, each with the reason; what is not stated can be asked for, of one or of all. */
export function MatchList({ groups, products, asked }: Props) {
  const question = `Vad kan levereras i ${formatFireClasses(asked)}?`;
  const titles = new Map(products.map(({ key, title }) => [key, title]));
  return (
    <div className="match-list">
      {Object.entries(answerNames).map(([answer, name]) => {
        const matches = groups[answer as Answer];
        const list = (
          <ul>
            {matches.map((match) => (
              <Line key={match.key} match={match} title={titles.get(match.key) ?? ''} asked={asked} />
            ))}
          </ul>
        );
        return (
          <section key={answer} aria-labelledby={`traffar-${answer}`}>
            <h3 id={`traffar-${answer}`} data-answer={answer}>
              {name} <span>{matches.length}</span>
            </h3>
            {matches.length === 0 && (
              <p>
                Ingen produkt.
                {answer === 'yes' &&
                  (groups.unknown.length > 0 ? (
                    ' Men inget talar emot dem under Framgår inte.'
                  ) : (
                    <a href={paths.contactAbout({ products: [], question })}>Fråga oss om kravet</a>
                  ))}
              </p>
            )}
            {answer === 'unknown' && matches.length > 1 && (
              <p>
                <a href={paths.contactAbout({ products: matches.map(({ key }) => key), question })}>
                  Fråga om {countWords[matches.length] ?? `alla ${matches.length}`}
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

function Line({ match, title, asked }: { match: Match; title: string; asked: FirePerformance }) {
  const { key, answer, element, reason } = match;
  return (
    <li>
      <a href={paths.productByKey(key)}>{title}</a>
      <span>{elementNames[element]}</span>
      <p>
        <TechnicalText text={reason} />
        {answer === 'unknown' && (
          <a href={paths.contactAbout({ products: [key], question: questionOf(title, asked, match) })}>
            Fråga om det som saknas<span className="visually-hidden"> för {title}</span>
          </a>
        )}
      </p>
    </li>
  );
}
