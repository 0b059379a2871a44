/** The answers to a requirement with a size beside it. The class reader loads it with the first size. */
import type { Sizes } from './fit.ts';
import { fitOpening } from './fitOpening.ts';
import type { Match } from './match.ts';
import type { Answer } from './matchWords.ts';
import { parseSize, printOpening, type Opening } from './size.ts';

const order: Answer[] = ['yes', 'unknown', 'no'];

/** A size as it is judged; undefined of a text that is none. What no word says it was measured on is taken for the outside, as in the door list. */
export function readSize(text: string): (Opening & { words: string }) | undefined {
  const { value } = parseSize(text);
  if (!value) return undefined;
  const opening: Opening = { measure: 'frame', ...value };
  return { ...opening, words: printOpening(opening).replace('karm', '') };
}

/** The answers again, each product by the worse of what it says to the requirement and to the size. */
export function matchSize(
  groups: Record<Answer, Match[]>,
  opening: Opening,
  products: readonly { key: string; sizes: Sizes }[],
): Record<Answer, Match[]> {
  const judged = products.flatMap(({ key, sizes }) => {
    const found = Object.values(groups)
      .flat()
      .find((one) => one.key === key);
    if (!found || found.answer === 'no') return found ?? [];
    const size = fitOpening(sizes, opening);
    const answer = order[Math.max(order.indexOf(found.answer), order.indexOf(size.answer))] ?? 'no';
    const bind = { name: 'Måttet', text: size.reason };
    return {
      ...found,
      answer,
      binds: size.answer === 'yes' ? found.binds : [...(answer === 'no' ? [] : found.binds), bind],
      notes: answer === 'no' ? [] : found.notes,
      reason: [answer === 'no' ? '' : found.reason, size.reason].filter(Boolean).join(' '),
    };
  });
  const all = Map.groupBy(judged, ({ answer }) => answer);
  return { yes: all.get('yes') ?? [], unknown: all.get('unknown') ?? [], no: all.get('no') ?? [] };
}
