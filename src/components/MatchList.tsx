import { classExcess } from '../catalogue/classExcess.ts';
import type { ElementGroup } from '../catalogue/elementGroups.ts';
import { formatFireClass, formatFireClasses, uSymbols, type FirePerformance } from '../catalogue/fireClass.ts';
import { conditionOf, type Match } from '../catalogue/match.ts';
import { answerNames, opens, uText, type Answer } from '../catalogue/matchWords.ts';
import { capital, joined } from '../catalogue/phrasing.ts';
import { missingSentence } from '../catalogue/questionOf.ts';
import { commonReason, reasonGroups } from '../catalogue/reasonGroups.ts';
import type { ReadSize } from '../catalogue/matchSize.ts';
import type { Opening } from '../catalogue/size.ts';
import { elementNames } from '../catalogue/vocabulary.ts';
import { paths } from '../content/paths.ts';
import type { Answers, ReaderProduct } from './ClassReader.island.tsx';
import { CompareChoice } from './CompareChoice.tsx';
import { mostCompared } from './compareChoice.ts';
import { TechnicalText } from './TechnicalText.tsx';
import './AnswerMark.css';
import './FoldMark.css';
import './MatchList.css';

type Props = {
  groups: Answers;
  /** Goes after the number of those that fulfil it: ”, varav 4 med tillval S200”. */
  which: string;
  /** The answers in words, from the best to the worst. */
  names: Partial<Record<keyof Answers, string>>;
  products: readonly ReaderProduct[];
  /** In the order in which their products stand. */
  elementGroups: readonly ElementGroup[];
  asked: FirePerformance;
  /** What the requirement is on; empty where it may be on anything. Where it is not on one kind alone, the answers are sorted by it. */
  kind: string;
  /** A size that stands beside the requirement, as it was written; each product's page tries it. */
  size: string;
  /** The same with the word for what it was measured on, as it goes into a question. */
  sized: string;
  /** The size as it was read, where it was. */
  opening: ReadSize | undefined;
  /** How many a door is to have, where it is said. */
  leaves: 1 | 2 | undefined;
};

/** What leads to the part of a product's page that tries a size, though not one that is left clear; here, because all other pages would carry it among the addresses. */
const tryOf = (size: string, opening: ReadSize | undefined, leaves: 1 | 2 | undefined) =>
  size && !opening?.clear
    ? `?${String(new URLSearchParams({ ...sides(size, opening), ...(leaves && { blad: `${leaves}` }) }))}#ryms`
    : '';

/** Width and height, each for its field; what was measured on a hole goes along as it was written. */
function sides(size: string, opening: Opening | undefined): Record<string, string> {
  if (!opening || opening.measure === 'hole') return { b: size };
  const [b, h] = [opening.width, opening.height].map((mm) =>
    opening.measure === 'module' ? `${mm / 100}M` : mm ? `${mm}` : '',
  );
  return { ...(b && { b }), ...(h && { h }) };
}

/**
 * The products by their answers, each with what is stated of it and what decides; what is not stated can be asked for, of all at once. Where
 * none fulfils it all, those that may come first.
 */
export function MatchList(props: Props) {
  const { groups, names } = props;
  const open = [...(groups.unsized ?? []), ...groups.unknown];
  return (
    <div className="match-list">
      {Object.entries(names).map(([key, name]) => {
        const answer = key as keyof Answers;
        const matches = groups[answer] ?? [];
        if (matches.length === 0 && (answer !== 'yes' || open.length > 0)) return null;
        return <AnswerSection key={answer} {...props} {...{ answer, name, matches, open }} />;
      })}
    </div>
  );
}

type SectionProps = Props & {
  answer: keyof Answers;
  name: string;
  matches: Match[];
  /** All of which something is not stated. */
  open: Match[];
};

/** The products of one answer, by their kind. */
function AnswerSection(props: SectionProps) {
  const {
    answer,
    name,
    names,
    matches,
    open,
    groups,
    which,
    products,
    elementGroups,
    asked,
    kind,
    size,
    sized,
    opening,
    leaves,
  } = props;
  const requirement = formatFireClasses(asked);
  const isYes = answer === 'yes' || answer === 'unsized';
  const isOpen = answer === 'unknown' || answer === 'unsized';
  const common = isOpen ? commonReason(matches) : undefined;
  const listOf = (some: readonly Match[]) =>
    reasonGroups(common ? some.map((match) => ({ ...match, reason: '', binds: [] })) : some, elementGroups).map(
      ({ kinds, said, matches }) => (
        <div className="match-kind" key={matches[0]?.key}>
          {kinds.length > 0 && kinds.map(({ id }) => id).join() !== kind && (
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
            {matches.map((match) => (
              <Row
                key={match.key}
                match={match}
                product={products.find(({ key }) => key === match.key)}
                requirement={answer === 'no' ? undefined : requirement}
                size={size}
                opening={opening}
                leaves={match.element === 'door' ? leaves : undefined}
                hasU={uSymbols.some((symbol) => asked[symbol])}
              />
            ))}
          </ul>
        </div>
      ),
    );
  // Whoever asks for EI 30 wants that, and pays for EI 60 only where nothing else is to be had.
  const excessOf = ({ key, element }: Match) => {
    const parts = products.find((product) => product.key === key)?.parts ?? [];
    return classExcess(
      asked.classes,
      parts.flatMap((part) => (part.element === element ? part.classes : [])),
      opens(element),
    );
  };
  const [least, ...others] = isYes ? [...new Set(matches.map(excessOf))].toSorted((a, b) => a - b) : [];
  // Where none has it, those of each kind that come nearest.
  const seen = elementGroups.flatMap(({ elements }) => {
    const own = matches.filter(({ element }) => elements.includes(element));
    const nearest = least && Math.min(...own.map(excessOf));
    return others.length > 0 ? own.filter((match) => excessOf(match) === nearest) : own;
  });
  const higher = matches.filter((match) => !seen.includes(match));
  const isWhole = name === answerNames[answer as Answer];
  // That nobody does is said above.
  if (matches.length === 0)
    return (
      <p>
        <a className="button" href={askAbout([], requirement, sized)}>
          Fråga oss om kravet
        </a>
      </p>
    );
  return (
    <section aria-labelledby={`traffar-${answer}`}>
      <header data-answer={isWhole ? answer : 'unknown'}>
        {/* A list without a requirement answers nothing. */}
        <h3
          id={`traffar-${answer}`}
          className="answer-mark"
          data-answer={names.no ? (isWhole ? answer : 'part') : undefined}
        >
          {name}{' '}
          <span>
            {matches.length}
            {answer === 'yes' && <TechnicalText text={which} />}
          </span>
        </h3>
        {answer === 'yes' && matches.length > 1 && matches.length <= mostCompared && (
          <a className="screen-only" href={paths.compareWith(matches.map(({ key }) => key))}>
            {matches.length === 2 ? 'Jämför båda' : `Jämför alla ${matches.length}`}
          </a>
        )}
      </header>
      {isOpen && common && (
        <p className="lead">
          <TechnicalText text={common} />
        </p>
      )}
      {least !== undefined && least > 0 && matches.length > 1 && (
        <p>
          <TechnicalText text={`Alla har högre klass än ${formatFireClasses({ classes: asked.classes })}.`} />
        </p>
      )}
      {answer === 'no' ? (
        // Most products are here, and few want to read all of them; where there are no others, the reasons are the answer.
        <details open={groups.yes.length + open.length === 0}>
          <summary>Visa vilka och varför</summary>
          {listOf(matches)}
        </details>
      ) : (
        listOf(seen)
      )}
      {higher.length > 0 && (
        <details>
          <summary>{`${higher.length} ${higher.length === 1 ? 'produkt' : 'produkter'} med ${least ? 'ännu ' : ''}högre klass`}</summary>
          {listOf(higher)}
        </details>
      )}
      {isOpen && <AskForRest {...props} />}
    </section>
  );
}

/** The way to ask for what is not stated; after the products, which are the answer. */
function AskForRest({ matches, open, asked, sized }: SectionProps) {
  return (
    <p>
      <a
        className={matches[0] === open[0] ? 'button' : 'text-link'}
        href={askAbout(matches, formatFireClasses(asked), sized, ` ${missingSentence(matches)}`)}
      >
        Fråga om det som saknas
      </a>
    </p>
  );
}

/** The form, with a question on some products. */
function askAbout(about: Match[], requirement: string, size: string, more = ''): string {
  const question = `Vad kan levereras i ${requirement}${size && `, ${size}`}?${more}`;
  return paths.contactAbout({ products: about.map(({ key }) => key), question });
}

/** A size as it goes along into the door schedule. */
const openingIn = ({ measure, width, height }: Opening) => ({
  width,
  height,
  ...(measure === 'module' && { measure }),
});

type RowProps = {
  match: Match;
  product: ReaderProduct | undefined;
  /** Goes along into the door schedule; undefined where the product does not fulfil it, which leads nowhere. */
  requirement: string | undefined;
  size: string;
  opening: ReadSize | undefined;
  leaves: 1 | 2 | undefined;
  /** A U-value is asked for: what decides says it. */
  hasU: boolean;
};

/** A product: what is stated of the part that answers, what decides, and where it goes from here. */
function Row({ match, product, requirement, size, opening, leaves, hasU }: RowProps) {
  const { element, reason } = match;
  const condition = conditionOf(match);
  const part = product?.parts.find((one) => one.element === element);
  // What is said of a product besides its class is of the part that it is sold as.
  const about =
    product && part === product.parts[0] ? [product.about, !hasU && uText(product)] : [elementNames[element]];
  return (
    product && (
      <li>
        {/* Who chooses a door by its looks knows it here. */}
        <img
          src={paths.plainDrawing(product.key)}
          alt=""
          width="400"
          height="300"
          loading="lazy"
          data-door={product.parts[0]?.element === 'door' || undefined}
        />
        <a href={paths.productByKey(product.key) + tryOf(size, opening, leaves)}>{product.title}</a>{' '}
        <span>
          <TechnicalText
            text={[...(part?.classes.map(formatFireClass) ?? []), ...about].filter(Boolean).join('\u00a0· ')}
          />
        </span>{' '}
        {reason && (
          <span>
            {condition && (
              <b>
                <TechnicalText text={condition} />
              </b>
            )}
            <TechnicalText text={reason.slice(condition.length)} />
          </span>
        )}{' '}
        {requirement !== undefined && (
          <p className="screen-only">
            <CompareChoice product={product.key} name={product.title} />
            <a
              href={paths.scheduleWith(product.key, {
                requirement,
                ...(opening && !opening.clear && openingIn(opening)),
                // The list takes what is called a pair for one with hinges.
                ...(leaves && !product.slides && { leaves }),
              })}
              aria-label={`Lägg i listan: ${product.title}`}
            >
              Lägg i listan
            </a>
          </p>
        )}
      </li>
    )
  );
}
