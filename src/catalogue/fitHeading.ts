/** The answer to a size in short. Apart from its reason: the door list has that without it. */
import type { Fit } from './fit.ts';
import type { ChosenFit } from './fitChosen.ts';
import { conditionsOf } from './limitWords.ts';
import type { Kind } from './vocabulary.ts';

const answers: Record<Fit['answer'], string> = { yes: 'Ja', no: 'Nej', unknown: 'Framgår inte' };

/**
 * The answer as a heading; ”Höjden ryms med bimetallspärr, bredden framgår inte” where only the other side decides, and ”Ja utan
 * utrymningsfunktion, nej med” where the visitor has not.
 */
export function fitHeading(
  { answer, binds: [bind, other], limit, turned, inside, withEscape }: ChosenFit,
  kind: Kind,
): string {
  if (answer === 'unknown' && bind && !other && !turned && !inside) {
    const [within, missing] = bind.limit === 'width' ? ['Höjden', 'bredden'] : ['Bredden', 'höjden'];
    const [lock] = conditionsOf({ when: { lock: limit?.when?.lock } }, kind);
    return `${within} ryms${lock ? ` ${lock}` : ''}, ${missing} framgår inte`;
  }
  if (withEscape) return `Ja utan utrymningsfunktion, ${answers[withEscape].toLowerCase()} med`;
  return limit ? answers[answer] : 'Största mått är inte känt';
}
