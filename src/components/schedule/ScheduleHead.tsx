import { scheduleLimits } from '../../catalogue/schedule/doorRow.ts';
import './ScheduleHead.css';

type Props = {
  title: string;
  /** An empty list has no name yet. */
  hasRows: boolean;
  onEntitle: (title: string) => void;
};

/** The heading of the list, where the list is kept, and its own name. */
export function ScheduleHead({ title, hasRows, onEntitle }: Props) {
  return (
    <div className="schedule-head">
      <div>
        <h2 id="listan">Din lista</h2>
        <p className="note screen-only">
          Sparas bara i din webbläsare och i sidans adress. Ingenting skickas förrän du själv skickar det.
        </p>
      </div>
      {hasRows && (
        <p className="field schedule-title">
          <label htmlFor="listan-avser">Projekt, handling och revision</label>
          <input
            id="listan-avser"
            maxLength={scheduleLimits.title}
            value={title}
            aria-describedby="listan-avser-var"
            onChange={({ target }) => onEntitle(target.value)}
          />
          <span className="field-hint" id="listan-avser-var">
            Följer med på papper, i filer och i förfrågan.
          </span>
        </p>
      )}
    </div>
  );
}
