/** The answer to a size in short. Apart from its reason: the door list has that without it. */
import { answerWords } from '../requirement/answerWords.ts';
import type { Fit } from './fit.ts';
import type { ChosenFit } from './fitChosen.ts';
import { asLeaves, conditionsOf } from './limitWords.ts';
import type { Kind } from '../vocabulary.ts';

/**
 * The answer as a heading; ”Höjden ryms med bimetallspärr, bredden framgår inte” where only the other side decides, and
 * ”Ja, som dubbel” or ”Ja utan utrymningsfunktion, nej med” where the visitor has not.
 */
export function fitHeading(result: ChosenFit, kind: Kind): string {
  const { answer, limit, withEscape, other } = result;
  const side = sideWithin(result);
  if (side) {
    const [within, missing] = side === 'height' ? ['Höjden', 'bredden'] : ['Bredden', 'höjden'];
    const [lock] = conditionsOf({ when: { lock: limit?.when?.lock } }, kind);
    return `${within} ryms${lock ? ` ${lock}` : ''}, ${missing} framgår inte`;
  }
  const as = other ? `, ${asLeaves(limit, kind)}` : '';
  if (withEscape) return `Ja${as} utan utrymningsfunktion, ${answerWords[withEscape].toLowerCase()} med`;
  return answerWords[answer] + as;
}

/** The side that is within its limit where only the other decides; the heading says both. */
export function sideWithin({ answer, binds: [bind, other], turned, inside }: Fit): 'width' | 'height' | undefined {
  if (answer !== 'unknown' || !bind || other || turned || inside) return undefined;
  return bind.limit === 'width' ? 'height' : 'width';
}
