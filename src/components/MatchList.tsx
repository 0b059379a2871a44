import { formatFireClasses, type FirePerformance } from '../catalogue/fireClass.ts';
import type { Match } from '../catalogue/match.ts';
import { answerNames, type Answer } from '../catalogue/matchWords.ts';
import { joined } from '../catalogue/phrasing.ts';
import { elementNames } from '../catalogue/vocabulary.ts';
import { paths } from '../content/paths.ts';
import { TechnicalText } from './TechnicalText.tsx';
import './MatchList.css';

type Props = {
  groups: Record<Answer, Match[]>;
  products: readonly { key: string; title: string }[];
  asked: FirePerformance;
};

/** ”Fråga om de sex”, as one writes small numbers. */
const countWords = ',,två,tre,fyra,fem,sex,sju,åtta,nio'.split(',');

/** The products by their answers and the reasons for them, each said once; what is not stated can be asked for, of one or of all. */
export function MatchList({ groups, products, asked }: Props) {
  const question = `Vad kan levereras i ${formatFireClasses(asked)}?`;
  const titles = new Map(products.map(({ key, title }) => [key, title]));
  return (
    <div className="match-list">
      {Object.entries(answerNames).map(([answer, name]) => {
        const matches = groups[answer as Answer];
        const list = [...Map.groupBy(matches, ({ reason }) => reason)].map(([reason, same]) => (
          <Group key={reason} reason={reason} matches={same} titles={titles} question={question} />
        ));
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
                  Fråga om de {countWords[matches.length] ?? matches.length}
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

type GroupProps = { reason: string; matches: Match[]; titles: Map<string, string>; question: string };

/** The products of one answer for which the reason is the same, and the question that it leaves. */
function Group({ reason, matches, titles, question }: GroupProps) {
  const names = matches.map(({ key }) => titles.get(key) ?? '');
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
              Fråga om det som saknas<span className="visually-hidden"> för {joined(names, 'och')}</span>
            </a>
          )}
        </p>
      )}
      <ul>
        {matches.map(({ key, element }, index) => (
          <li key={key}>
            <a href={paths.productByKey(key)}>{names[index]}</a> <span>{elementNames[element]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
