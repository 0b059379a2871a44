import type { DoorRow } from '../catalogue/schedule/doorRow.ts';
import type { judgeRow, Judgement } from '../catalogue/schedule/judge.ts';
import { sizeText } from '../catalogue/schedule/openingWords.ts';

/** The answers in words. Copied on purpose: importing fitWords.ts would load that tool's code. */
export const answers = { yes: 'Ja', no: 'Nej', unknown: 'Framgår inte' };

/** What a row lacks before there is an answer: the next thing to fill in. */
const lackedBy = ({ product, opening, requirement }: DoorRow, possible: Props['judged']['possible']) => {
  if (product) return !opening && !requirement.trim() && 'Fyll i mått och krav';
  return possible?.length ? `Välj produkt: ${possible.length} uppfyller kravet` : 'Välj produkt';
};

/** The answers to a row in a few words, each with what it answers: a no to the requirement is none to the size. */
export function ScheduleAnswer({ judged, row }: Pick<Props, 'judged' | 'row'>) {
  const { requirement, size, possible } = judged;
  if (!requirement && !size) return <small>{lackedBy(row, possible)}</small>;
  return (
    <>
      <small data-answer={requirement?.answer}>Krav: {said(requirement)}</small>{' '}
      <small data-answer={size?.answer}>Mått: {said(size)}</small>
    </>
  );
}

const said = (judgement: Judgement | undefined) => (judgement ? answers[judgement.answer] : 'inte ifyllt');

type Props = {
  /** Number of the row, from one. */
  number: number;
  row: DoorRow;
  title: string;
  judged: ReturnType<typeof judgeRow>;
  isOpen: boolean;
  onToggle: () => void;
};

/** A row of the list in short, on a narrow screen: what it is, and what is known of it. It opens the fields. */
export function ScheduleSummary({ number, row, title, judged, isOpen, onToggle }: Props) {
  return (
    <tr className="schedule-summary">
      <td colSpan={12}>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          <b>{row.mark || `Rad ${number}`}</b>{' '}
          <strong>
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
