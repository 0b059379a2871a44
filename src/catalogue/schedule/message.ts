/** The list as text, for the message of a quote request. */
import type { ProductNames } from '../productNames.ts';
import { convertOpening } from '../fit/size.ts';
import { answerHeadings, answerWords, headings, swingNames, type DoorRow } from './doorRow.ts';
import type { Judgement } from './judged.ts';
import { isModular, openingText } from './openingWords.ts';

const hangingNames = { V: 'vänsterhängd', H: 'högerhängd' };

/**
 * One line for each row: ”1. D10: 2 st Janisol 2, karmyttermått 990 × 2090 mm (modul 10 × 21M), vänsterhängd, utåt.
 * Krav: EI 60-C5.”
 *
 * @param answers what {@link answerLine} says of each row, on a line below it; fewer or '' where nothing is known
 */
export function messageOf(
  rows: readonly DoorRow[],
  { nameOf }: Pick<ProductNames, 'nameOf'>,
  answers: readonly string[] = [],
): string {
  return rows
    .map((row, index) =>
      [`${index + 1}. ${lineOf(row, nameOf)}`, answers[index]].filter(Boolean).join('\n\u00a0\u00a0\u00a0'),
    )
    .join('\n');
}

/** ”Svar på krav: Nej. 60 minuter krävs, 30 uppfylls. Svar på mått: Ja.”, and '' where nothing was judged. */
export function answerLine({ requirement, size }: { requirement?: Judgement; size?: Judgement }): string {
  return [requirement, size]
    .flatMap((judgement, index) =>
      judgement ? `${answerHeadings[index]}: ${answerText(judgement).replace(/(?<![.!?])$/, '.')}` : [],
    )
    .join(' ');
}

/** ”Nej. 60 minuter krävs, 30 uppfylls.” */
export function answerText({ answer, as = '', reason }: Judgement): string {
  return [answerWords[answer] + as, reason].filter(Boolean).join('. ');
}

function lineOf(row: DoorRow, nameOf: ProductNames['nameOf']): string {
  const { mark, count, product, opening, hanging, swing } = row;
  const what = [
    `${mark && `${mark}: `}${count}\u00a0st${product && ` ${nameOf(product)}`}`,
    opening && withModule(opening),
    hanging && hangingNames[hanging],
    swing && swingNames[swing],
  ];
  const more = (['requirement', 'wall', 'colour', 'fittings', 'note'] as const).map(
    (field) => row[field] && `${headings[field]}: ${row[field]}`,
  );
  return (
    [what.filter(Boolean).join(', '), ...more]
      .filter(Boolean)
      // A row is a line, whatever was written into its cells.
      .map((text) => (text ?? '').replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' / ').replace(/(?<![.!?])$/, '.'))
      .join(' ')
  );
}

/** Whole modules are said beside the frame and the hole. */
function withModule(opening: NonNullable<DoorRow['opening']>): string {
  const module = convertOpening(opening, 'module');
  return openingText(opening) + (isModular(module) && opening.measure !== 'module' ? ` (${openingText(module)})` : '');
}
