import type { DoorRow } from '../../catalogue/schedule/doorRow.ts';
import type { Judged } from '../../catalogue/schedule/judged.ts';
import { sizeText } from '../../catalogue/schedule/openingWords.ts';
import { ScheduleAnswer } from './ScheduleVerdict.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import './ScheduleSummary.css';

type Props = {
  /** Number of the row, from one. */
  number: number;
  row: DoorRow;
  title: string;
  judged: Partial<Judged>;
  isOpen: boolean;
  /** Which rows have the same littera; '' where none has. */
  same: string;
  onToggle: () => void;
};

/** A row of the list in short: what it is, and what is known of it. It opens the fields. */
export function ScheduleSummary({ number, row, title, judged, isOpen, same, onToggle }: Props) {
  return (
    <tr className="schedule-summary">
      <td colSpan={12}>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          <b>{row.mark || `Rad ${number}`}</b>{' '}
          <strong>
            <ScheduleAnswer judged={judged} row={row} />
          </strong>{' '}
          <span>
            {[`${row.count}\u00a0st`, row.opening && sizeText(row.opening), row.requirement, row.note].map(
              (text, index) => (
                // A column each where there is room, else one text; what the note says may decide, and stands below in
                // one line.
                <span key={index}>
                  {index > 0 && text && <i>, </i>}
                  <TechnicalText text={text || ''} />
                </span>
              ),
            )}
            {same && <em>{same}</em>}
          </span>
          <span className="schedule-product" data-none={!title || undefined}>
            <i>, </i>
            {title || 'Ingen produkt vald'}
          </span>
        </button>
      </td>
    </tr>
  );
}
