import { joined, ofUnsized } from '../../catalogue/phrasing.ts';
import type { Answer } from '../../catalogue/answer.ts';
import { answerWords, type DoorRow } from '../../catalogue/schedule/doorRow.ts';
import type { Judged, Judgement } from '../../catalogue/schedule/judged.ts';
import { paths } from '../../content/paths.ts';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import '../ui/AnswerMark.css';
import './ScheduleVerdict.css';

/** Why no product is looked for. */
const noFireWords = {
  said: 'Ingen brandklass krävs: ingen produkt vald',
  unread: 'Ingen brandklass läst: skriv vilken som gäller',
};

/**
 * ”15 dörrar uppfyller kravet”, ”6 dörrar kan passa, men C5 framgår inte”; '' where nothing is required. In brief, ”15
 * dörrar uppfyller kravet, 3 av dem även måttet”, where the products stand beside it; on paper and in files they do
 * not, and the words have to tell all.
 */
export function fulfillingWords(
  { group, possible = [], unsized = 0, open = [], missing, asks, strange, noFire }: Partial<Judged>,
  isBrief = false,
): string {
  if (strange) return strange;
  if (noFire) return noFireWords[noFire];
  if (!group || !asks) return '';
  const several = group.name.toLowerCase();
  const counted = ({ length }: readonly unknown[]) => `${length} ${length === 1 ? group.word : several}`;
  const sized = possible.length - unsized;
  const brief = sized ? `, ${sized} av dem även måttet` : ', måttet framgår inte';
  if (possible[0])
    return `${counted(possible)} uppfyller kravet${isBrief && unsized ? brief : ofUnsized(unsized, possible.length)}`;
  if (!open[0]) return `Inga ${several} uppfyller allt i raden`;
  return `${counted(open)} kan passa, men ${missing || 'något'} framgår inte`;
}

/**
 * What a row without a product of the catalogue is answered where it is written down: ”Ingen produkt vald. 15 dörrar
 * uppfyller kravet.”
 */
export function unchosenText({ product }: DoorRow, judged: Partial<Judged>): string {
  const lead = product ? 'Produkten finns inte i katalogen.' : judged.noFire === 'said' ? '' : 'Ingen produkt vald.';
  const words = judged.guess ? `Läs kravet som ${judged.guess.text}?` : fulfillingWords(judged).replace(/.+/, '$&.');
  return `${lead} ${words}`.trim();
}

/** The answer to a row as a whole: 'part' depends on which product is chosen, and 'none' is none yet. */
export type RowAnswer = Answer | 'part' | 'none';

/** The answer to a row as a whole, its worst. */
export function answerOf({ product }: Pick<DoorRow, 'product'>, judged: Partial<Judged>): RowAnswer {
  const answers = [judged.requirement?.answer, judged.size?.answer, judged.best];
  const worst = (['no', 'unknown', 'yes'] as const).find((answer) => answers.includes(answer));
  return worst ?? (!product && judged.possible?.[0] ? 'part' : 'none');
}

/** What a row lacks before there is an answer: the next thing to do. */
const lackedBy = ({ product, opening, requirement }: DoorRow, judged: Partial<Judged>) => {
  // Any other would be judged, once its code has come.
  if (product)
    return opening || requirement.trim() ? judged.group && 'Produkten finns inte i katalogen' : 'Fyll i mått och krav';
  if (judged.guess) return `Läs kravet som ${judged.guess.text}?`;
  // Beside those that may be chosen, which the word ”Välj” leads.
  return fulfillingWords(judged, true) || 'Välj produkt';
};

/** The answers to a row in a few words, each with what it answers: a no to the requirement is none to the size. */
export function ScheduleAnswer({ judged, row }: { judged: Partial<Judged>; row: DoorRow }) {
  const { requirement, size } = judged;
  if (!requirement && !size) {
    // What the eye catches: how many of what, or all up to a colon or a comma.
    const [, lead = '', words = ''] = (lackedBy(row, judged) || '').split(/^(\d+ \S+|[^:,]*:?)/);
    const answer = answerOf(row, judged);
    return (
      <small className="answer-mark" data-answer={answer === 'none' ? undefined : answer}>
        <b>
          <TechnicalText text={lead} />
        </b>
        <TechnicalText text={words} />
      </small>
    );
  }
  return (
    <>
      <small className="answer-mark" data-answer={requirement?.answer}>
        <TechnicalText text={`Krav: ${said(requirement)}`} />
      </small>{' '}
      <small className="answer-mark" data-answer={size?.answer}>
        <TechnicalText text={`Mått: ${said(size)}`} />
      </small>
    </>
  );
}

/** What is not stated is named: whoever looks through the rows has no need to open each. */
function said(judgement: Judgement | undefined): string {
  if (!judgement) return 'inte ifyllt';
  const { answer, isHigher, as = '', unstated } = judgement;
  if (unstated?.[0]) return `${answerWords[answer]}: ${joined(unstated, 'och')}`;
  return answerWords[answer] + (isHigher ? ', högre klass' : as);
}

type Props = {
  /** What is judged. */
  name: string;
  judgement: Judgement | undefined;
  /** Key of the product that is asked about where something is not stated; none on paper. */
  product?: string;
};

/** One answer with its reason. */
export function ScheduleVerdict({ name, judgement, product }: Props) {
  if (!judgement) return null;
  const { answer, reason, question } = judgement;
  return (
    <span>
      {name}:{' '}
      <strong data-answer={answer}>
        {answerWords[answer]}
        {reason && '. '}
      </strong>
      <TechnicalText text={reason} />{' '}
      {product && question && <a href={paths.contactAbout({ products: [product], question })}>Fråga oss</a>}
    </span>
  );
}
