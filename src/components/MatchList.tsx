import type { FirePerformance } from '../catalogue/fireClass.ts';
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

/** The products by their answers, each with the reason; what is not stated can be asked for. */
export function MatchList({ groups, products, asked }: Props) {
  const titles = new Map(products.map(({ key, title }) => [key, title]));
  return (
    <div className="match-list">
      {Object.entries(answerNames).map(([answer, name]) => {
        const matches = groups[answer as Answer];
        return (
          <section key={answer} aria-labelledby={`traffar-${answer}`}>
            <h3 id={`traffar-${answer}`} data-answer={answer}>
              {name} <span>{matches.length}</span>
            </h3>
            {matches.length === 0 && (
              <p>
                Ingen produkt.
                {answer === 'yes' && groups.unknown.length > 0 && ' Men inget talar emot dem under Framgår inte.'}
              </p>
            )}
            <ul>
              {matches.map((match) => (
                <Line key={match.key} match={match} title={titles.get(match.key) ?? ''} asked={asked} />
              ))}
            </ul>
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
