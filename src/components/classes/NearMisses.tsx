import type { Answered } from '../../catalogue/requirement/answerRequirement.ts';
import { askedGroup, idsOf, type AskedGroup } from '../../catalogue/elementGroups.ts';
import type { Match } from '../../catalogue/requirement/match.ts';
import type { Answers } from '../../catalogue/requirement/matchAll.ts';
import { leastMissing, nearestSound, nearMisses } from '../../catalogue/requirement/nearMisses.ts';
import { ofUnsized } from '../../catalogue/phrasing.ts';
import { writeRequirement } from '../../catalogue/requirement/readRequirement.ts';
import { commonReason } from '../../catalogue/requirement/reasonGroups.ts';
import { paths } from '../../content/paths.ts';
import { TechnicalText } from '../ui/TechnicalText.tsx';

/** Those who fulfil a requirement, whether they state their size or not. */
const fulfilling = ({ yes, unsized = [] }: Answers) => [...yes, ...unsized];

/**
 * What to do without where nothing fulfils the requirement, so that nobody has to try one part by one, and who comes
 * nearest with what can be measured.
 */
export function NearMisses(answered: Answered) {
  if (fulfilling(answered.answer.groups).length > 0) return null;
  const ways = waysOf(answered);
  return (
    <>
      <LeastMissing {...answered} />
      <NearestSound {...answered} />
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

/** The requirements with a part less that somebody fulfils. */
function waysOf({ reading, answer: { answersTo, opening } }: Answered) {
  const { asked, group, beside, text } = reading;
  const way = (words: string, text: string, answers: Answers, of: AskedGroup | undefined = group) => ({
    words,
    href: paths.classesFor(text, idsOf(of)),
    count: fulfilling(answers).length,
    unsized: answers.unsized?.length ?? 0,
  });
  const whole = writeRequirement(reading, asked);
  const ways = nearMisses(asked, (rest) => fulfilling(answersTo(rest)).length).map(({ without, rest }) =>
    way(`Utan ${without}`, writeRequirement(reading, rest), answersTo(rest)),
  );
  // What is in the way may be the size, or that it is a window: glass in a partition lasts longer and may be larger.
  if (opening)
    ways.push(way('Utan måttet', whole.replace(`, ${beside.sized}`, ''), answersTo(asked, { isSized: false })));
  if (group?.ids.length === 1 && group.ids[0] === 'fonster' && !/öppn/i.test(text)) {
    const partitions = askedGroup(['glasparti']);
    ways.push(way('Som glasparti', whole, answersTo(asked, { group: partitions }), partitions));
  }
  return ways.filter(({ count }) => count > 0);
}

/** Those of whom the fewest parts of the requirement are not stated. */
function LeastMissing({ answer, products }: Answered) {
  const least = leastMissing(answer.groups.unknown);
  return (
    least && (
      <p>
        Närmast kommer{' '}
        {least.matches.map((match, index, all) => (
          <NearestLink key={match.key} {...{ match, index, all, products }} />
        ))}
        : <TechnicalText text={`${least.isOne ? 'bara ' : ''}${least.missing} framgår inte.`} />
      </p>
    )
  );
}

/** Those with the highest sound insulation, where that alone is missing. */
function NearestSound({ reading: { asked }, answer: { answersTo }, products }: Answered) {
  const nearest = nearestSound(asked, products, (rest) => {
    const answers = answersTo(rest);
    return [...fulfilling(answers), ...answers.unknown];
  });
  if (!nearest) return null;
  const shared = commonReason(nearest.matches);
  const lacking = (asked.rw ?? 0) - nearest.rw;
  return (
    <p>
      <TechnicalText
        text={`Närmast i ljud, ${nearest.upTo ? 'högst ' : ''}Rw\u00a0${nearest.rw}\u00a0dB, ${lacking}\u00a0dB under kravet: `}
      />
      {nearest.matches.map((match, index, all) => (
        <span key={match.key}>
          <NearestLink {...{ match, index, all, products }} />
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
  );
}

type NearestProps = Pick<Answered, 'products'> & { match: Match; index: number; all: readonly Match[] };

/** One of several products in a sentence, with what joins it to the one before. */
function NearestLink({ match: { key }, index, all, products }: NearestProps) {
  return (
    <>
      {index > 0 && (index < all.length - 1 ? ', ' : ' och ')}
      <a href={paths.productByKey(key)}>{products.find((product) => product.key === key)?.title}</a>
    </>
  );
}
