/** The note of a row while it is read: remarks with their headings. They become one text at the very end. */
import { readHanging } from './cellValues.ts';

/** A remark, and the heading of the column that it comes from; '' where it needs none. */
export type Remark = { label: string; text: string };

/** ”Rum: Hall”. */
export const remarkText = ({ label, text }: Remark) => (label ? `${label}: ${text}` : text);

/** ”Självlåsande; Rum: Hall”. */
export const noteText = (remarks: readonly Remark[]) => remarks.map(remarkText).join('; ');

/** What a note says of the hinges. */
const side = /(?:vänster|höger)häng[dt]/gi;
/** The same where nothing else stands between two commas or semicolons. */
const sideAlone = /^(?:vänster|höger)häng[dt](?:$|[,;] ?)|[,;] (?:vänster|höger)häng[dt](?=[,;]|$)/iu;

/** The side of the hinges that the remarks name; undefined where they name none, or several. */
function sideIn(remarks: readonly Remark[]): 'V' | 'H' | undefined {
  const [only = '', ...others] = noteText(remarks).match(side) ?? [];
  return others.length === 0 ? readHanging(only) : undefined;
}

/**
 * The side of the hinges: that of its own field, else the one that the remarks name. Where both say the same, the
 * remarks need not say it again.
 */
export function readSide<One extends Remark>(
  remarks: readonly One[],
  own: 'V' | 'H' | undefined,
): { hanging: 'V' | 'H' | undefined; note: One[] } {
  const said = sideIn(remarks);
  const hanging = own ?? said;
  return { hanging, note: said && said === hanging ? remarks.flatMap(withoutSide) : [...remarks] };
}

/** A remark without the side of the hinges, where that stands by itself; none where nothing is left. */
function withoutSide<One extends Remark>(remark: One): One[] {
  const text = remark.text.replace(sideAlone, '');
  if (text === remark.text) return [remark];
  return text ? [{ ...remark, text }] : [];
}
