import { Fragment } from 'react';
import type { Answered } from '../../catalogue/requirement/answerRequirement.ts';
import { countWords } from '../../catalogue/requirement/countWords.ts';
import { idsOf } from '../../catalogue/elementGroups.ts';
import { formatFireClasses } from '../../catalogue/classes/fireClass.ts';
import { quoted } from '../../catalogue/phrasing.ts';
import { writeRequirement } from '../../catalogue/requirement/readRequirement.ts';
import { fittingsNote } from '../../catalogue/requirement/wanted.ts';
import { leavesHint } from '../../catalogue/requirement/wantedWords.ts';
import { paths } from '../../content/paths.ts';
import type { ReadLink } from './ReadLink.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';

type PartProps = Omit<Answered, 'products'>;
type Props = PartProps & {
  onChoose: (text: string) => void;
  /** Passed by the island, which has it too: if both imported it, the bundler would make a file more. */
  Link: typeof ReadLink;
};

/** How a requirement was read, what of it was not understood, and for whoever listens how many products fulfil it. */
export function ReaderStatus({ Link, onChoose, ...read }: Props) {
  const { several, beside, wanted, placing } = read.reading;
  const { asksNothing, guess, groups, which, isPart, opening } = read.answer;
  return (
    <>
      {several && (
        <>
          {several.said} <a href={paths.schedule + several.fragment}>{several.way}</a>.
        </>
      )}
      <ReadWords {...read} />
      <ReadLetters {...read} Link={Link} onChoose={onChoose} />
      {guess?.said && `${guess.said} `}
      <UnreadWords {...read} />
      <SizeOrClass {...read} />
      {beside.hint ?? (!beside.size && leavesHint(wanted))}
      <GuessLink {...read} Link={Link} onChoose={onChoose} />
      {!asksNothing && !placing.isOther && (
        <span>{` ${countWords({ groups, which, isPart, hasSize: opening !== undefined })}`}</span>
      )}
    </>
  );
}

/** The kind, the names and the words in part that were read. */
function ReadWords({ reading: { ownGroup, named, wanted }, answer: { isList, groups } }: PartProps) {
  const count = isList ? groups.yes.length : 'Bara';
  return (
    <>
      {/* It is heard; whoever sees it reads it in its own field. */}
      {ownGroup && <span>{`Slag: ${ownGroup.name}. `}</span>}
      {(isList || named) &&
        `${count} produkt${count === 1 ? '' : 'er'}${named ? ` med ${quoted([named.words.join(' ')])} i namnet` : ''}. `}
      {wanted.partly.length > 0 && `Vi prövar slaget i ${quoted(wanted.partly)}, inte resten av ordet. `}
    </>
  );
}

/** The words that were read as letters, each with the way to leave it out, and what no class answers for. */
function ReadLetters({ reading: { letters, placing, wanted, group }, Link, onChoose }: Props) {
  return (
    <>
      {letters.said}
      {placing.said && `${placing.said} `}
      {wanted.fittings.length > 0 && `${fittingsNote} `}
      {letters.read.map(({ said, name, rest }) => (
        <Fragment key={name}>
          <TechnicalText text={said} />{' '}
          <Link text={rest} kind={idsOf(group)} onChoose={onChoose}>
            Läs utan {name}
          </Link>
          .{' '}
        </Fragment>
      ))}
    </>
  );
}

/** What was not understood, and what was read nevertheless. */
function UnreadWords({ reading: { asked }, answer: { asksNothing, unread } }: PartProps) {
  const { words, isMissed, bare } = unread;
  if (words.length === 0) return null;
  if (!isMissed) return `Hoppar över ${quoted(words)}.`;
  if (bare) return `Minuterna saknas: skriv till exempel ${bare.toUpperCase()}\u00a030.`;
  if (asksNothing) return `${quoted(words)} förstod vi inte.`;
  return (
    <>
      Vi läste <TechnicalText text={formatFireClasses(asked)} />. {`${quoted(words)} förstod vi inte och tog inte med.`}
    </>
  );
}

/** How the size was read; without a class, what to write for an answer. */
function SizeOrClass({ reading, answer: { asksNothing, opening, unread } }: PartProps) {
  const { beside, text, unknown, placing } = reading;
  if (!beside.size) {
    if (!asksNothing || unread.bare) return null;
    if (unread.isMissed) return ' Börja med E, EI, EW eller R, till exempel EI\u00a060.';
    const isUnderstood = text.trim() && unknown.length === 0 && !placing.isOther;
    return isUnderstood ? 'Skriv en klass också, till exempel EI\u00a060.' : null;
  }
  if (asksNothing) return ' Skriv en klass till måttet.';
  if (!opening) return ` Måttet ${beside.size} prövas på produktens egen sida: länkarna här nedanför tar det med.`;
  // The heading below shows a frame of two sides as it was written. Anything else is seen here.
  return beside.hint || beside.of === 'hole' ? opening.said : <span>{opening.said}</span>;
}

/** The way to what may have been meant. */
function GuessLink({ reading, answer: { guess }, Link, onChoose }: Props) {
  const meant = guess && formatFireClasses(guess.meant);
  if (!guess || !meant) return null;
  const unknown = guess.left.filter((word) => !reading.wanted.partly.includes(word));
  return (
    <>
      {' '}
      <Link
        text={writeRequirement(reading, guess.meant, { unknown })}
        kind={idsOf(reading.group)}
        isButton
        onChoose={onChoose}
      >
        Läs som <TechnicalText text={meant} />
      </Link>
    </>
  );
}
