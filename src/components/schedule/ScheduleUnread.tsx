import { saveFile } from '../ui/saveFile.ts';
import type { Unread } from './useSchedule.ts';
import './ScheduleTools.css';
import './ScheduleUnread.css';

type Props = { unread: Unread; onForget: () => void };

/** Why what the browser has stored was not read, and the choice what becomes of it: until then it stays. */
export function ScheduleUnread({ unread: { text, fault }, onForget }: Props) {
  return (
    <div className="schedule-unread" role="alert">
      <p>
        {fault === 'version'
          ? 'Listan som är sparad här är gjord med en nyare version av dörrlistan. Ladda om sidan och försök igen.'
          : 'Listan som är sparad här går inte att läsa.'}{' '}
        Den ligger kvar orörd. Det du gör nu sparas så länge bara i sidans adress.
      </p>
      <div className="schedule-tools">
        <button
          className="schedule-button"
          type="button"
          onClick={() => saveFile('dorrlista.txt', text, 'text/plain;charset=utf-8')}
        >
          Ladda ner den som text
        </button>
        <button
          className="schedule-button"
          type="button"
          onClick={() => {
            onForget();
            // This button goes, and the focus with it.
            document.querySelector<HTMLElement>('[data-first]')?.focus();
          }}
        >
          Ta bort den
        </button>
      </div>
    </div>
  );
}
