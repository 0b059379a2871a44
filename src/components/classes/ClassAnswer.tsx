import { useState, type ComponentProps } from 'react';
import type { Answered } from '../../catalogue/requirement/answerRequirement.ts';
import { isBlank } from '../../catalogue/classes/fireClass.ts';
import type { Answers } from '../../catalogue/requirement/matchAll.ts';
import { indexNote } from '../../catalogue/requirement/matchWords.ts';
import { idsOf } from '../../catalogue/elementGroups.ts';
import { paths } from '../../content/paths.ts';
import { MatchList } from './MatchList.tsx';
import { NearMisses } from './NearMisses.tsx';
import { RequirementParts } from './RequirementParts.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import { useLater } from '../ui/useLater.ts';

type Props = Answered & Pick<ComponentProps<typeof RequirementParts>, 'field' | 'onChange'>;

/** Self-closing before smoke, which is written the other way round here. */
const smokeLast = /C[0-5]?\W*S(?:a|200)/i;

/** It has a file of its own, as on the pages where it is an island. */
const loadBar = () => import('../compare/CompareBar.island.tsx');

/**
 * The answer to a requirement: which products fulfil it, and what its letters say; the letters first for whoever comes
 * for them, from a product. It comes as a file of its own with the first one.
 */
export function ClassAnswer({ field, onChange, ...answered }: Props) {
  const { reading, answer } = answered;
  const { asked, group, text } = reading;
  const [forLetters] = useState(() => location.hash === '#krav');
  const bar = useLater(loadBar);
  const index = Object.values(answer.groups)
    .flat()
    .map((match) => indexNote(asked, match))
    .find(Boolean);
  // Where no class is asked for the answer is a list, and has no letters. A model is checked for one kind: of several,
  // the first.
  const parts = !isBlank(asked) && (
    <RequirementParts asked={asked} kind={group?.ids[0]} field={field} onChange={onChange} />
  );
  return (
    <>
      {parts && <Counts {...answer} />}
      {asked.smoke && asked.selfClosing && smokeLast.test(text) && (
        <p className="note">Skrivet som hos Boverket: brandgas före självstängning. Det är samma krav.</p>
      )}
      <OtherSize {...answered} />
      <NearMisses {...answered} />
      {forLetters && parts}
      <MatchList {...answered} />
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

/** What else a size may have been measured on. */
function OtherSize({ reading: { beside, text, group }, answer: { opening } }: Answered) {
  if (!opening?.instead) return null;
  const { size, sized } = beside;
  const { is, text: other } = opening.instead;
  const withoutMeasure = text.replace(sized.replace(size, ''), '');
  const href = paths.classesFor(withoutMeasure.replace(size, other.replaceAll('\u00a0', ' ')), idsOf(group));
  return (
    <p className="note">
      {`Är ${size} ${is}? `}
      <a href={href}>Läs som {other}</a>
    </p>
  );
}

/**
 * How many products answer how, each number the way to them, and whether nobody fulfils it; those who do come just
 * below, under their number.
 */
function Counts({ groups, names }: Answered['answer']) {
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
