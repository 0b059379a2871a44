import type { Answer } from '../catalogue/matchWords.ts';
import { answerWords } from '../catalogue/schedule/doorRow.ts';
import './ScheduleFilter.css';

/** What a row can be answered, the worst last but one; and all rows. */
const words = { '': 'Alla', ...answerWords, none: 'Utan svar' };

/** Which rows are shown: those of one answer, or all. */
export type Shown = Answer | 'none' | '';

type Props = {
  /** What each row is answered. */
  answers: readonly Shown[];
  shown: Shown;
  onShow: (shown: Shown) => void;
};

/** How many rows have which answer; pressed, each shows only these. */
export function ScheduleFilter({ answers, shown, onShow }: Props) {
  const countOf = (answer: Shown) => answers.filter((each) => !answer || each === answer).length;
  return (
    <div className="schedule-filter" role="group" aria-label="Visa rader">
      {(['', 'yes', 'unknown', 'no', 'none'] as const).map(
        (answer) =>
          countOf(answer) > 0 && (
            <button type="button" key={answer} aria-pressed={answer === shown} onClick={() => onShow(answer)}>
              {words[answer]} {countOf(answer)}
            </button>
          ),
      )}
    </div>
  );
}
