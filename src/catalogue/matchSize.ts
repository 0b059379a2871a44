/** The answers to a requirement with a size beside it. The class reader loads it with the first size. */
import { fitFrame, type Sizes } from './fit.ts';
import { fitOpening, withoutDoor } from './fitOpening.ts';
import { paneIn } from './fitWall.ts';
import { fitReason } from './fitWords.ts';
import { leastOpen, type Match } from './match.ts';
import type { Answer } from './matchWords.ts';
import { capital } from './phrasing.ts';
import { convertOpening, moduleName, parseSize, formatOpening, type Opening } from './size.ts';

const order: Answer[] = ['yes', 'unknown', 'no'];

/** The answers to a requirement with a size: who fulfils it and lacks nothing but a stated size stands apart from who may not fulfil it at all. */
export type SizedAnswer = Answer | 'unsized';

/** The answers in words, from the best to the worst; imported from here, the bundler would give their words a file of their own. */
export const sizedNames = ({ yes, ...others }: Record<Answer, string>): Record<SizedAnswer, string> => ({
  yes,
  unsized: 'Uppfyller, måttet framgår inte',
  ...others,
});

/** A size as it was read. */
export type ReadSize = Opening & {
  /** ”karmyttermått 1010 × 2110 mm”; of one side alone ”bredd 1010 mm”. */
  words: string;
  /** ”10 × 21M” where it is as large as the hole for that module, which may be what was meant. */
  module?: string;
};

/** A size as it is judged, of one side alone, ”bredd 2100”, with nought as the other; undefined of a text that is none. What no word says it was measured on is taken for the outside, as in the door list. */
export function readSize(text: string): ReadSize | undefined {
  const [, side, mm] = /^(bredd|höjd) (\d+)$/.exec(text) ?? [];
  if (mm) {
    const [width, height] = side === 'bredd' ? [Number(mm), 0] : [0, Number(mm)];
    return { measure: 'frame', width, height, words: `${side}\u00a0${mm}\u00a0mm` };
  }
  const { value } = parseSize(text);
  if (!value) return undefined;
  const opening: Opening = { measure: 'frame', ...value };
  const module = convertOpening({ ...opening, measure: 'hole' }, 'module');
  return {
    ...opening,
    words: formatOpening(opening),
    ...(opening.measure === 'frame' &&
      module.width % 100 === 0 &&
      module.height % 100 === 0 && { module: moduleName(module) }),
  };
}

/** The answers again, each product by the worse of what it says to the requirement and to the size, in the order of the answers that are given. */
export function matchSize(
  groups: Record<Answer, Match[]>,
  opening: Opening,
  products: readonly { key: string; sizes: Sizes }[],
  leaves?: 1 | 2,
): Record<SizedAnswer, Match[]> {
  const sizesOf = new Map(products.map(({ key, sizes }) => [key, sizes]));
  const judged = Object.values(groups)
    .flat()
    .flatMap((found) => {
      const all = sizesOf.get(found.key);
      if (!all) return [];
      const sizes = found.element === 'door' ? all : withoutDoor(all);
      if (found.answer === 'no') return { match: found, sized: found.answer };
      const size =
        opening.width && opening.height ? fitOpening(sizes, opening, leaves) : fitSide(sizes, opening, leaves);
      const answer = order[Math.max(order.indexOf(found.answer), order.indexOf(size.answer))] ?? 'no';
      const bind = { name: 'måttet', text: size.reason };
      const match: Match = {
        ...found,
        answer,
        binds: size.answer === 'yes' ? found.binds : [...(answer === 'no' ? [] : found.binds), bind],
        notes: answer === 'no' ? [] : found.notes,
        reason: [answer === 'no' ? '' : found.reason, size.reason].filter(Boolean).join(' '),
      };
      const sized: SizedAnswer = answer === 'unknown' && found.answer === 'yes' ? 'unsized' : answer;
      return { match, sized };
    });
  const all = (answer: SizedAnswer) => judged.flatMap(({ match, sized }) => (sized === answer ? match : []));
  return { yes: all('yes'), unsized: all('unsized'), unknown: leastOpen(all('unknown')), no: all('no') };
}

/** The answer to one side alone: it can be too large, and never says yes. The other is taken for next to nothing. */
function fitSide(sizes: Sizes, { width, height }: Opening, leaves?: 1 | 2): { answer: Answer; reason: string } {
  if (width && paneIn(sizes, { width, height: 1 }))
    return { answer: 'unknown', reason: 'Bredden delas i rutor, men höjden är inte angiven.' };
  const found = fitFrame(sizes, { width: width || 1, height: height || 1, ...(leaves && { leaves }) });
  const { answer, limit, inside } = found;
  if (answer === 'no' || inside) return { answer, reason: fitReason(found, sizes) };
  const [side, own, other] = width ? (['width', 'bredd', 'höjd'] as const) : (['height', 'höjd', 'bredd'] as const);
  const stated = limit?.[side];
  return {
    answer: 'unknown',
    reason: stated
      ? `${capital(own)}en är inom ${stated}\u00a0mm, men ${other}en är inte angiven.`
      : `Största ${own} framgår inte.`,
  };
}
