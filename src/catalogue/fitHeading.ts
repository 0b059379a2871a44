/** The answer to a size in short, and sizes in words. Apart from its reason: the door list has that without them. */
import type { Fit, WantedSize } from './fit.ts';
import type { ChosenFit } from './fitChosen.ts';
import { conditionsOf } from './limitWords.ts';
import { decimal } from './phrasing.ts';
import type { Kind } from './vocabulary.ts';

/** ”1250 × 2760 mm”. */
export function printSize({ width, height }: Pick<WantedSize, 'width' | 'height'>): string {
  return `${decimal(width)}\u00a0×\u00a0${decimal(height)}\u00a0mm`;
}

/** What fits in place of what was asked, with the conditions that it holds on: ”3000 × 3000 mm (pardörr)”, ”… med 20 mm glas”. */
export function printWay(way: WantedSize, asked: WantedSize, { limit }: Pick<Fit, 'limit'>, kind: Kind): string {
  const conditions = limit ? conditionsOf(limit, kind) : [];
  return [
    printSize(way),
    way.glass !== asked.glass && `med ${way.glass}\u00a0mm glas`,
    conditions.length > 0 && `(${conditions.join(', ')})`,
  ]
    .filter(Boolean)
    .join(' ');
}

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
