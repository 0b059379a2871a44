import type { Answered } from '../../catalogue/requirement/answerRequirement.ts';
import { elementGroups, idsOf } from '../../catalogue/elementGroups.ts';
import { formatFireClasses } from '../../catalogue/classes/fireClass.ts';
import { byExcess } from '../../catalogue/classes/leastExcess.ts';
import type { Match } from '../../catalogue/requirement/match.ts';
import type { Answers } from '../../catalogue/requirement/matchAll.ts';
import { answerNames } from '../../catalogue/requirement/matchWords.ts';
import { capital, joined } from '../../catalogue/phrasing.ts';
import { missingSentence } from '../../catalogue/requirement/questionOf.ts';
import { commonReason, reasonGroups } from '../../catalogue/requirement/reasonGroups.ts';
import { paths } from '../../content/paths.ts';
import { askAbout } from './askAbout.ts';
import { mostCompared } from '../compare/compareChoice.ts';
import { MatchRow } from './MatchRow.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';

type Props = Answered & {
  /** Which answer it is. */
  id: keyof Answers;
  name: string;
  matches: readonly Match[];
  /** All products of which something is not stated. */
  open: readonly Match[];
};

/** The products of one answer, by their kind. */
export function MatchSection(props: Props) {
  const { id, matches, open, reading, answer, products } = props;
  const { asked } = reading;
  const isYes = id === 'yes' || id === 'unsized';
  const isOpen = id === 'unknown' || id === 'unsized';
  const common = isOpen ? commonReason(matches) : undefined;
  const { nearest, higher, isAllHigher } = isYes
    ? byExcess(matches, asked, products)
    : { nearest: matches, higher: [], isAllHigher: false };
  const listOf = (some: readonly Match[]) => <MatchKinds {...props} matches={some} isReasonSaid={!!common} />;
  return (
    <section aria-labelledby={`traffar-${id}`}>
      <SectionHeader {...props} />
      {common && (
        <p className="lead">
          <TechnicalText text={common} />
        </p>
      )}
      {isAllHigher && matches.length > 1 && (
        <p>
          <TechnicalText text={`Alla har högre klass än ${formatFireClasses({ classes: asked.classes })}.`} />
        </p>
      )}
      {id === 'no' ? (
        // Most products are here, and few want to read all of them; where there are no others, the reasons are the
        // answer.
        <details open={answer.groups.yes.length + open.length === 0}>
          <summary>Visa vilka och varför</summary>
          {listOf(matches)}
        </details>
      ) : (
        listOf(nearest)
      )}
      {higher.length > 0 && (
        <details>
          <summary>{`${higher.length} ${higher.length === 1 ? 'produkt' : 'produkter'} med ${isAllHigher ? 'ännu ' : ''}högre klass`}</summary>
          {listOf(higher)}
        </details>
      )}
      {/* After the products, which are the answer. */}
      {isOpen && (
        <p>
          <a
            className={matches[0] === open[0] ? 'button' : 'text-link'}
            href={askAbout(matches, formatFireClasses(asked), reading.beside.sized, ` ${missingSentence(matches)}`)}
          >
            Fråga om det som saknas
          </a>
        </p>
      )}
    </section>
  );
}

/** The answer as a heading, how many products give it, and the way to compare those that fulfil it. */
function SectionHeader({ id, name, matches, answer: { names, which } }: Props) {
  // Only a whole answer has the mark of its colour.
  const isWhole = id !== 'unsized' && name === answerNames[id];
  return (
    <header data-answer={isWhole ? id : 'unknown'}>
      {/* A list without a requirement answers nothing. */}
      <h3 id={`traffar-${id}`} className="answer-mark" data-answer={names.no ? (isWhole ? id : 'part') : undefined}>
        {name}{' '}
        <span>
          {matches.length}
          {id === 'yes' && <TechnicalText text={which} />}
        </span>
      </h3>
      {id === 'yes' && matches.length > 1 && matches.length <= mostCompared && (
        <a className="screen-only" href={paths.compareWith(matches.map(({ key }) => key))}>
          {matches.length === 2 ? 'Jämför båda' : `Jämför alla ${matches.length}`}
        </a>
      )}
    </header>
  );
}

type KindsProps = Props & {
  /** What decides is the same for all of them, and stands above. */
  isReasonSaid: boolean;
};

/** Products under the names of their kinds; where only one kind is asked for, under none. */
function MatchKinds({ id, matches, isReasonSaid, reading, answer: { opening }, products }: KindsProps) {
  const shown = isReasonSaid ? matches.map((match) => ({ ...match, reason: '', binds: [] })) : matches;
  return reasonGroups(shown, elementGroups).map(({ kinds, said, matches: own }) => (
    <div className="match-kind" key={own[0]?.key}>
      {kinds.length > 0 && kinds.map((kind) => kind.id).join() !== idsOf(reading.group) && (
        <h4>
          {capital(
            joined(
              kinds.map(({ name }) => name.toLowerCase()),
              'och',
            ),
          )}
        </h4>
      )}
      {said && (
        <p>
          <TechnicalText text={said} />
        </p>
      )}
      <ul>
        {own.map((match) => (
          <MatchRow
            key={match.key}
            match={match}
            product={products.find(({ key }) => key === match.key)}
            reading={reading}
            opening={opening}
            isNo={id === 'no'}
          />
        ))}
      </ul>
    </div>
  ));
}
