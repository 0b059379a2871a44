import { useMemo, type ReactNode } from 'react';
import { splitTitle } from '../../catalogue/schedule/answerBy.ts';
import { encodeSchedule } from '../../catalogue/schedule/address.ts';
import type { Judged } from '../../catalogue/schedule/judged.ts';
import type { ProductNames } from '../../catalogue/productNames.ts';
import { countWords, scheduleLimits, type DoorList, type DoorRow } from '../../catalogue/schedule/doorRow.ts';
import { answerLine, messageOf } from '../../catalogue/schedule/message.ts';
import { paths } from '../../content/paths.ts';
import { saveFile } from '../ui/saveFile.ts';
import { answerOf, fulfillingWords, unchosenText } from './ScheduleVerdict.tsx';
import '../ui/Button.css';
import './ScheduleTools.css';
import '../ui/TextButton.css';
import './ScheduleHandover.css';

type Props = {
  list: DoorList;
  names: Pick<ProductNames, 'nameOf'>;
  email: string;
  /** What is known of a row, once the code for that has come. */
  judge: ((row: DoorRow) => Partial<Judged>) | undefined;
  /** Puts the list into the address; false where it is too long for that, which is then said. */
  save: () => boolean;
  /** What was last said, and the way back: beside the rows where the bar above them does not stay in sight. */
  said: string;
  undo: ReactNode;
  say: (text: string) => void;
  onEmpty: () => void;
};

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Where the list goes: to the form, into a file, onto paper, to somebody else. */
export function ScheduleHandover({ list, names, email, judge, save, said, undo, say, onEmpty }: Props) {
  const { href, isLong, failing } = useMemo(() => {
    const known = judge ? list.rows.map(judge) : [];
    const answers = known.map((judged) => answerLine(judged) || fulfillingWords(judged).replace(/.+/, 'Svar: $&.'));
    return {
      href: paths.contactWithSchedule(encodeSchedule(list), answers),
      isLong: messageOf(list.rows, names, answers).length > scheduleLimits.message,
      /** Rows that will not do as they are. */
      failing: list.rows.filter((row) => judge && answerOf(row, judge(row)) === 'no').length,
    };
  }, [list, names, judge]);
  /** A row without a product has its answer in files too. */
  const judgeForFile =
    judge &&
    ((row: DoorRow) => {
      const judged = judge(row);
      const isChosen = names.nameOf(row.product) !== row.product;
      return isChosen ? judged : { ...judged, unchosen: unchosenText(row, judged) };
    });
  const saveAs = async (end: 'csv' | 'xlsx') => {
    try {
      const { csvOf, fileNameOf } = await import('../../catalogue/schedule/csv.ts');
      const name = fileNameOf(splitTitle(list.title)[0], end);
      if (end === 'csv') {
        saveFile(name, csvOf(list, names, judgeForFile), 'text/csv;charset=utf-8');
      } else {
        const { scheduleXlsx } = await import('../../documents/scheduleXlsx.ts');
        saveFile(name, scheduleXlsx(list, names, judgeForFile), workbook);
      }
    } catch {
      say('Filen kunde inte skapas just nu. Kontrollera din uppkoppling och försök igen.');
    }
  };
  const copy = async () => {
    if (!save()) return;
    await navigator.clipboard.writeText(location.href).then(
      () => say('Länken till listan är kopierad. Hela listan står i länken.'),
      () => say('Länken kunde inte kopieras. Kopiera den ur adressfältet: hela listan står där.'),
    );
  };
  return (
    <div className="schedule-handover">
      <div className="schedule-foot">
        {said && (
          <p className="schedule-note">
            {/* The button beside it says how it is taken back. */}
            <span aria-hidden="true">{said.replace(/ Ångra .*/, '')}</span> {undo}
          </p>
        )}
        {isLong ? (
          <p>
            Listan är för lång för formuläret. Ladda ner den som CSV och mejla den till{' '}
            <a href={`mailto:${email}?subject=${encodeURIComponent(`Dörrlista ${list.title}`.trim())}`}>{email}</a>.
          </p>
        ) : (
          <p className="actions">
            <a className="button" href={href}>
              Be om offert på listan
            </a>
            <span>
              {countWords(list.rows)}
              {failing > 0 && `, ${failing}\u00a0med svaret\u00a0Nej`}
            </span>
          </p>
        )}
      </div>
      <div className="schedule-tools schedule-exports">
        <button className="text-button" type="button" onClick={() => void saveAs('xlsx')}>
          Ladda ner XLSX
        </button>
        <button className="text-button" type="button" onClick={() => void saveAs('csv')}>
          Ladda ner CSV
        </button>
        <button className="text-button" type="button" onClick={() => print()}>
          Skriv ut
        </button>
        <button className="text-button" type="button" onClick={() => void copy()}>
          Kopiera länk till listan
        </button>
        <button className="text-button" type="button" onClick={onEmpty}>
          Töm listan
        </button>
      </div>
    </div>
  );
}
