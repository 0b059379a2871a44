/** The answers to a requirement with a size beside it. The class reader loads it with the first size. */
import type { Answer } from '../answer.ts';
import { fit, fitFrame, withinFrame, type Sizes } from '../fit/fit.ts';
import { fitOpening, withoutDoor } from '../fit/fitOpening.ts';
import { paneIn } from '../fit/fitWall.ts';
import { fitReason } from '../fit/fitWords.ts';
import { distances, nearestFirst, worst, type Match } from './match.ts';
import type { Measured } from '../fit/measureWords.ts';
import { capital, decimal } from '../phrasing.ts';
import {
  convertOpening,
  formatOpening,
  measureNames,
  moduleName,
  parseSize,
  sidesName,
  sizeName,
  type Opening,
} from '../fit/size.ts';

/**
 * The answers to a requirement with a size: who fulfils it and lacks nothing but a stated size stands apart from who
 * may not fulfil it at all.
 */
export type SizedAnswer = Answer | 'unsized';

/**
 * The answers in words, from the best to the worst; imported from here, the bundler would give their words a file of
 * their own.
 */
export const sizedNames = ({ yes, ...others }: Record<Answer, string>): Record<SizedAnswer, string> => ({
  yes,
  unsized: 'Uppfyller, måttet framgår inte',
  ...others,
});

/** A size as it was read. */
export type ReadSize = Opening & {
  /** ”karmyttermått 1010 × 2110 mm”, ”fritt mått 900 × 2100 mm”; of one side alone ”bredd 1010 mm”. */
  words: string;
  /** How it was read, as a sentence with a space in front. */
  said: string;
  /**
   * What else may have been meant: the hole where it is as large as that of a module, and the frame of what is left
   * clear.
   */
  instead?: { is: string; text: string };
  /** True of the way through that is left clear. */
  clear?: true;
};

/**
 * A size as it is judged, of one side alone, ”bredd 2100”, with nought as the other; undefined of a text that is none.
 * What no word says it was measured on is taken for the outside, as in the door list, and a hole is that of the frame
 * which belongs into it.
 */
export function readSize(text: string, of?: Measured): ReadSize | undefined {
  const clear = of === 'clear' && ({ clear: true } as const);
  const measure = !of || of === 'clear' ? 'frame' : of;
  const [, side, mm] = /^(bredd|höjd) (\d+)$/.exec(text) ?? [];
  if (mm) {
    const one = convertOpening({ measure, width: Number(mm), height: Number(mm) }, 'frame').width;
    const [width, height] = side === 'bredd' ? [one, 0] : [0, one];
    const words = `${clear ? 'fri ' : one === Number(mm) ? '' : 'karmens '}${side}\u00a0${decimal(one)}\u00a0mm`;
    return { measure: 'frame', width, height, words, said: saidOf(words), ...clear };
  }
  const { value } = parseSize(text);
  if (!value) return undefined;
  const written: Opening = { measure, ...value };
  const opening = written.measure === 'hole' ? convertOpening(written, 'frame') : written;
  const frame = formatOpening(opening);
  const words = clear ? `fritt mått ${sizeName(opening)}` : frame;
  const module = convertOpening({ ...opening, measure: 'hole' }, 'module');
  const isHole = !of && opening.measure === 'frame' && module.width % 100 === 0 && module.height % 100 === 0;
  return {
    ...opening,
    words,
    said:
      opening === written
        ? saidOf(words)
        : ` Vägghål ${sidesName(written)}: läst som ${measureNames.frame} ${sidesName(opening)}.`,
    ...(isHole && { instead: { is: 'vägghålet', text: moduleName(module) } }),
    ...(clear && { instead: { is: 'karmens mått', text: frame } }),
    ...clear,
  };
}

const saidOf = (words: string) => ` Måttet är läst som ${words}.`;

/**
 * The answers again, each product by the worse of what it says to the requirement and to the size, the nearest first.
 */
export function matchSize(
  groups: Record<Answer, Match[]>,
  opening: Opening & Pick<ReadSize, 'clear'>,
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
      const size = opening.clear
        ? fitClear(sizes, opening, leaves)
        : opening.width && opening.height
          ? fitOpening(sizes, opening, leaves)
          : fitSide(sizes, opening, leaves);
      const answer = worst([found.answer, size.answer]);
      const bind = { name: 'måttet', text: size.reason };
      const match: Match = {
        ...found,
        answer,
        binds: size.answer === 'yes' ? found.binds : [...(answer === 'no' ? [] : found.binds), bind],
        conditions: answer === 'no' ? [] : found.conditions,
        distance: found.distance + distances[size.answer],
        reason: [answer === 'no' ? '' : found.reason, size.reason].filter(Boolean).join(' '),
      };
      const sized: SizedAnswer = answer === 'unknown' && found.answer === 'yes' ? 'unsized' : answer;
      return { match, sized };
    });
  const all = (answer: SizedAnswer) => judged.flatMap(({ match, sized }) => (sized === answer ? match : []));
  return {
    yes: all('yes'),
    unsized: all('unsized'),
    unknown: nearestFirst(all('unknown')),
    no: nearestFirst(all('no')),
  };
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

/**
 * The answer to what is left clear: leaf and frame are larger, so it can only be too large. Where nothing says how many
 * leaves there are, two share the width.
 */
function fitClear(sizes: Sizes, { width, height }: Opening, leaves: 1 | 2 = 2): { answer: Answer; reason: string } {
  const found = fit(sizes, withinFrame(sizes, { width: width || 1, height: height || 1, leaves }));
  const { answer, limit } = found;
  if (answer === 'no' && limit?.of !== 'pane') return { answer, reason: fitReason(found, sizes) };
  return {
    answer: 'unknown',
    reason:
      'Fritt mått framgår inte: det kräver större blad och karm, och hur mycket större, som beror på gångjärn och beslag, anges i offerten.',
  };
}
