import { answerWords } from '../../catalogue/schedule/doorRow.ts';
import type { RowAnswer } from './ScheduleVerdict.tsx';
import './ScheduleFilter.css';

/** What a row can be answered, and all rows. */
const words = { '': 'Alla', ...answerWords, part: 'Välj produkt', none: 'Utan svar' };

/** Which rows are shown: those of one answer, or all. */
export type Shown = RowAnswer | '';

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
      {(['', 'yes', 'unknown', 'no', 'part', 'none'] as const).map(
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
