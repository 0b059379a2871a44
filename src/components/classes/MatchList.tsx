import type { Answered } from '../../catalogue/requirement/answerRequirement.ts';
import { formatFireClasses } from '../../catalogue/classes/fireClass.ts';
import type { Answers } from '../../catalogue/requirement/matchAll.ts';
import { askAbout } from './askAbout.ts';
import { MatchSection } from './MatchSection.tsx';
import '../ui/AnswerMark.css';
import '../ui/FoldMark.css';
import './MatchList.css';

/**
 * The products by their answers, each with what is stated of it and what decides; what is not stated can be asked for,
 * of all at once. Where none fulfils it all, those that may come first.
 */
export function MatchList(answered: Answered) {
  const { reading, answer } = answered;
  const { groups, names } = answer;
  const open = [...(groups.unsized ?? []), ...groups.unknown];
  return (
    <div className="match-list">
      {Object.entries(names).map(([key, name]) => {
        const id = key as keyof Answers;
        const matches = groups[id] ?? [];
        if (matches.length > 0) return <MatchSection key={id} {...answered} {...{ id, name, matches, open }} />;
        // That nobody fulfils it is said above.
        return (
          id === 'yes' &&
          open.length === 0 && (
            <p key={id}>
              <a className="button" href={askAbout([], formatFireClasses(reading.asked), reading.beside.sized)}>
                Fråga oss om kravet
              </a>
            </p>
          )
        );
      })}
    </div>
  );
}
