import type { DoorRow } from '../catalogue/schedule/doorRow.ts';
import type { judgeRow } from '../catalogue/schedule/judge.ts';
import { sizeText } from './OpeningField.tsx';

/** The answers in words; those of other tools would come in a file of their own. */
export const answers = { yes: 'Ja', no: 'Nej', unknown: 'Framgår inte' };

/** The worst that is known of a row. */
export const worstOf = ({ requirement, size }: ReturnType<typeof judgeRow>) =>
  (['no', 'unknown', 'yes'] as const).find((answer) => [requirement?.answer, size?.answer].includes(answer));

/** What a row lacks before there is an answer: the next thing to fill in. */
const lackedBy = ({ product, opening, requirement }: DoorRow) =>
  product ? !opening && !requirement.trim() && 'Fyll i mått och krav' : 'Välj produkt';

/** The answer to a row in a few words: what is so comes before what is not stated, so that a requirement that is met does not look open. */
export function ScheduleAnswer({ judged, row }: Pick<Props, 'judged' | 'row'>) {
  const { requirement, size } = judged;
  const worst = worstOf(judged);
  const isMixed = worst === 'unknown' && requirement && size && requirement.answer !== size.answer;
  if (!worst) return <small>{lackedBy(row)}</small>;
  if (!isMixed) return answers[worst];
  const [met, open] = requirement.answer === 'yes' ? ['Krav', 'Mått'] : ['Mått', 'Krav'];
  return (
    <>
      {met}: Ja <small>{open}: framgår inte</small>
    </>
  );
}

type Props = {
  /** Number of the row, from one. */
  number: number;
  row: DoorRow;
  title: string;
  judged: ReturnType<typeof judgeRow>;
  isOpen: boolean;
  onToggle: () => void;
};

/** A row of the list in short, on a narrow screen: what it is, and the worst that is known of it. It opens the fields. */
export function ScheduleSummary({ number, row, title, judged, isOpen, onToggle }: Props) {
  const worst = worstOf(judged);
  return (
    <tr className="schedule-summary">
      <td colSpan={12}>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          <b>{row.mark || `Rad ${number}`}</b>{' '}
          <strong data-answer={worst}>
            <ScheduleAnswer judged={judged} row={row} />
          </strong>{' '}
          <span>
            {[`${row.count}\u00a0st`, row.opening && sizeText(row.opening), title].filter(Boolean).join(', ')}
          </span>
        </button>
      </td>
    </tr>
  );
}
