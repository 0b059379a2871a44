import { Fragment, useState, type ComponentProps } from 'react';
import { elementGroupOf } from '../catalogue/elementGroups.ts';
import { isBlank, type FirePerformance } from '../catalogue/fireClass.ts';
import type { Match } from '../catalogue/match.ts';
import { indexNote } from '../catalogue/matchWords.ts';
import { leastMissing, nearestSound, nearMisses } from '../catalogue/nearMisses.ts';
import { ofUnsized } from '../catalogue/phrasing.ts';
import { commonReason } from '../catalogue/reasonGroups.ts';
import { paths } from '../content/paths.ts';
import type { Answers } from './ClassReader.island.tsx';
import { MatchList } from './MatchList.tsx';
import { RequirementParts } from './RequirementParts.tsx';
import { TechnicalText } from './TechnicalText.tsx';
import { useLater } from './useLater.ts';

type Props = ComponentProps<typeof RequirementParts> &
  ComponentProps<typeof MatchList> & {
    /** The requirement as it was written. */
    text: string;
    /** The products by their answers to another requirement, on the same material, and where nothing else is said on the same kind and size. */
    answersTo: (requirement: FirePerformance, of?: ReturnType<typeof elementGroupOf>, isSized?: boolean) => Answers;
    /** A requirement as it goes into the field, with what stands there beside the classes. */
    inWords: (requirement: FirePerformance) => string;
  };

/** Self-closing before smoke, which is written the other way round here. */
const smokeLast = /C[0-5]?\W*S(?:a|200)/i;

/** It has a file of its own, as on the pages where it is an island. */
const loadBar = () => import('./CompareBar.island.tsx');

/**
 * The answer to a requirement: which products fulfil it, and what its letters say; the letters first for whoever comes for them, from a
 * product. It comes as a file of its own with the first one.
 */
export function ClassAnswer(props: Props) {
  const [forLetters] = useState(() => location.hash === '#krav');
  const bar = useLater(loadBar);
  // A model is checked for one kind: of several, the first.
  const [kind = ''] = props.kind.split(',');
  const { smoke, selfClosing } = props.asked;
  const index = Object.values(props.groups)
    .flat()
    .map((match) => indexNote(props.asked, match))
    .find(Boolean);
  // Where no class is asked for the answer is a list, and has no letters.
  const parts = !isBlank(props.asked) && <RequirementParts {...props} kind={kind} />;
  return (
    <>
      {parts && <Counts {...props} />}
      {smoke && selfClosing && smokeLast.test(props.text) && (
        <p className="note">Skrivet som hos Boverket: brandgas före självstängning. Det är samma krav.</p>
      )}
      {props.opening?.instead && (
        <p className="note">
          {`Är ${props.size} ${props.opening.instead.is}? `}
          <a
            href={paths.classesFor(
              props.text
                .replace(props.sized.replace(props.size, ''), '')
                .replace(props.size, props.opening.instead.text.replaceAll('\u00a0', ' ')),
              props.kind,
            )}
          >
            Läs som {props.opening.instead.text}
          </a>
        </p>
      )}
      <NearMisses {...props} />
      {forLetters && parts}
      <MatchList {...props} />
      {index && (
        <p className="note">
          <TechnicalText
            text={`${index} Dörrar och öppningsbara fönster har alltid index 1 eller 2, och EI1 är strängare.`}
          />
        </p>
      )}
      {!forLetters && parts}
      {bar && <bar.CompareBar />}
    </>
  );
}

/** How many products answer how, each number the way to them, and whether nobody fulfils it; those who do come just below, under their number. */
function Counts({ groups, names }: Props) {
  const isNone = groups.yes.length + (groups.unsized?.length ?? 0) === 0;
  /** Where a quote may still say yes nobody has been refused. */
  const isOpen = groups.unknown.length > 0;
  return (
    <>
      <nav className="class-reader-counts" aria-label="Svaret">
        {Object.entries(names)
          .filter(([name]) => groups[name as keyof Answers]?.length)
          .slice(isNone ? 0 : 1)
          .map(([name, words]) => (
            <a href={`#traffar-${name}`} key={name}>
              {words} {groups[name as keyof Answers]?.length}
            </a>
          ))}
        <a href="#delar">Bokstav för bokstav</a>
      </nav>
      {isNone && (
        <h3 className="class-reader-none answer-mark" data-answer={isOpen ? 'unknown' : 'no'}>
          {isOpen ? 'Ingen uppfyller säkert' : 'Ingen uppfyller'}
        </h3>
      )}
    </>
  );
}

/** What to do without where nothing fulfils the requirement, so that nobody has to try one part by one, and who comes nearest with what can be measured. */
function NearMisses({ groups, asked, kind, products, sized, opening, text, answersTo, inWords }: Props) {
  if (groups.yes.length + (groups.unsized?.length ?? 0) > 0) return null;
  const misses = nearMisses(asked, (rest) => {
    const { yes, unsized = [] } = answersTo(rest);
    return yes.length + unsized.length;
  });
  const way = (words: string, text: string, { yes, unsized = [] }: Answers, of = kind) => ({
    words,
    href: paths.classesFor(text, of),
    count: yes.length + unsized.length,
    unsized: unsized.length,
  });
  const whole = inWords(asked);
  const ways = [
    ...misses.map(({ without, rest }) => way(`Utan ${without}`, inWords(rest), answersTo(rest))),
    // What is in the way may be the size, or that it is a window: glass in a partition lasts longer and may be larger.
    ...(opening ? [way('Utan måttet', whole.replace(`, ${sized}`, ''), answersTo(asked, undefined, false))] : []),
    ...(kind === 'fonster' && !/öppn/i.test(text)
      ? [way('Som glasparti', whole, answersTo(asked, elementGroupOf('glasparti')), 'glasparti')]
      : []),
  ].filter(({ count }) => count > 0);
  const nearest = nearestSound(asked, products, (rest) => {
    const { yes, unsized = [], unknown } = answersTo(rest);
    return [...yes, ...unsized, ...unknown];
  });
  const shared = nearest && commonReason(nearest.matches);
  const least = leastMissing(groups.unknown);
  const linkTo = ({ key }: Match, index: number, all: readonly Match[]) => (
    <Fragment key={key}>
      {index > 0 && (index < all.length - 1 ? ', ' : ' och ')}
      <a href={paths.productByKey(key)}>{products.find((product) => product.key === key)?.title}</a>
    </Fragment>
  );
  return (
    <>
      {least && (
        <p>
          Närmast kommer {least.matches.map(linkTo)}:{' '}
          <TechnicalText text={`${least.isOne ? 'bara ' : ''}${least.missing} framgår inte.`} />
        </p>
      )}
      {nearest && (
        <p>
          <TechnicalText
            text={`Närmast i ljud, ${nearest.upTo ? 'högst ' : ''}Rw\u00a0${nearest.rw}\u00a0dB, ${(asked.rw ?? 0) - nearest.rw}\u00a0dB under kravet: `}
          />
          {nearest.matches.map((match, index, all) => (
            <span key={match.key}>
              {linkTo(match, index, all)}
              {match.reason && !shared && (
                <>
                  {' '}
                  (<TechnicalText text={match.reason.replace(/\.$/, '')} />)
                </>
              )}
            </span>
          ))}
          . {shared && <TechnicalText text={shared} />}
        </p>
      )}
      {ways.length > 0 && (
        <div className="class-reader-examples">
          <p className="note" id="krav-utan">
            Om en del av kravet stryks
          </p>
          <ul aria-labelledby="krav-utan">
            {ways.map(({ words, href, count, unsized }) => (
              <li key={words}>
                <a href={href}>
                  <TechnicalText text={`${words}: ${count} uppfyller${ofUnsized(unsized, count)}`} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
