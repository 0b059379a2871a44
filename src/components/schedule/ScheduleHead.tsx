import { joinTitle, splitTitle } from '../../catalogue/schedule/answerBy.ts';
import { scheduleLimits } from '../../catalogue/schedule/doorRow.ts';
import './ScheduleHead.css';

type Props = {
  title: string;
  /** An empty list has no name yet. */
  hasRows: boolean;
  onEntitle: (title: string) => void;
};

/** The heading of the list, where the list is kept, its own name, and when an answer to it is wanted. */
export function ScheduleHead({ title, hasRows, onEntitle }: Props) {
  const [name, answerBy] = splitTitle(title);
  return (
    <div className="schedule-head">
      <div>
        <h2 id="listan">Din lista</h2>
        <p className="note screen-only">
          Sparas bara i din webbläsare och i sidans adress. Ingenting skickas förrän du själv skickar det.
        </p>
      </div>
      {hasRows && (
        <>
          <p className="field schedule-title">
            <label htmlFor="listan-avser">Projekt, handling och revision</label>
            <input
              id="listan-avser"
              maxLength={scheduleLimits.title}
              value={name}
              aria-describedby="listan-avser-var"
              onChange={({ target }) => onEntitle(joinTitle(target.value, answerBy))}
            />
            <span className="field-hint" id="listan-avser-var">
              Följer med på papper, i filer och i förfrågan.
            </span>
          </p>
          <p className="field schedule-by">
            <label htmlFor="svar-senast">Svar önskas senast</label>
            <input
              id="svar-senast"
              maxLength={40}
              value={answerBy}
              aria-describedby="listan-avser-var"
              onChange={({ target }) => onEntitle(joinTitle(name, target.value))}
            />
          </p>
        </>
      )}
    </div>
  );
}
