/** The answers to a requirement with a size beside it. The class reader loads this with the first size. */
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

/** As {@link Answer}; `unsized` where a product fulfils the requirement, and only its largest size is not stated. */
export type SizedAnswer = Answer | 'unsized';

/**
 * The answers in words, from the best to the worst. The caller passes the words of the plain answers: if this module
 * imported them, the bundler would give them a file of their own.
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
  /** What else may have been meant: the hole, where it would be that of a module, or the frame of a clear opening. */
  instead?: { is: string; text: string };
  /** The size is that of the way through that is left clear. */
  clear?: true;
};

/**
 * Reads a size as it is judged: as the outside of a frame, which is also what a size without a word for it is taken
 * for, as in the door list. A hole becomes the frame that belongs in it. Of one side alone, ”bredd 2100”, the other is
 * 0. Undefined where the text is no size.
 */
export function readSize(text: string, of?: Measured): ReadSize | undefined {
  const [, side, mm] = /^(bredd|höjd) (\d+)$/.exec(text) ?? [];
  if (mm) return readSide(side === 'bredd', Number(mm), of);
  const { value } = parseSize(text);
  return value && readBothSides(value, of);
}

const clearly = (of?: Measured) => of === 'clear' && ({ clear: true } as const);
const measureOf = (of?: Measured): Opening['measure'] => (!of || of === 'clear' ? 'frame' : of);
const saidOf = (words: string) => ` Måttet är läst som ${words}.`;

function readSide(isWidth: boolean, mm: number, of?: Measured): ReadSize {
  const { width: one } = convertOpening({ measure: measureOf(of), width: mm, height: mm }, 'frame');
  const whose = of === 'clear' ? 'fri ' : one === mm ? '' : 'karmens ';
  const words = `${whose}${isWidth ? 'bredd' : 'höjd'}\u00a0${decimal(one)}\u00a0mm`;
  const [width, height] = isWidth ? [one, 0] : [0, one];
  return { measure: 'frame', width, height, words, said: saidOf(words), ...clearly(of) };
}

function readBothSides(size: Pick<Opening, 'width' | 'height'>, of?: Measured): ReadSize {
  const written: Opening = { measure: measureOf(of), ...size };
  const isHole = written.measure === 'hole';
  const opening = isHole ? convertOpening(written, 'frame') : written;
  const frame = formatOpening(opening);
  const words = of === 'clear' ? `fritt mått ${sizeName(opening)}` : frame;
  const said = isHole
    ? ` Vägghål ${sidesName(written)}: läst som ${measureNames.frame} ${sidesName(opening)}.`
    : saidOf(words);
  const instead = of === 'clear' ? { is: 'karmens mått', text: frame } : of ? undefined : holeInstead(opening);
  return { ...opening, words, said, ...(instead && { instead }), ...clearly(of) };
}

/** The hole that may have been meant in place of the frame, where it would be that of a whole module. */
function holeInstead(opening: Opening): ReadSize['instead'] {
  const module = convertOpening({ ...opening, measure: 'hole' }, 'module');
  const isWhole = module.width % 100 === 0 && module.height % 100 === 0;
  return isWhole ? { is: 'vägghålet', text: moduleName(module) } : undefined;
}

type JudgedOpening = Opening & Pick<ReadSize, 'clear'>;

/**
 * Answers again with a size: each product by the worse of its answers to the requirement and to the size. Answers that
 * are not yes are sorted by how near they come.
 *
 * @param groups the answers to the requirement
 */
export function matchSize(
  groups: Record<Answer, Match[]>,
  opening: JudgedOpening,
  products: readonly { key: string; sizes: Sizes }[],
  leaves?: 1 | 2,
): Record<SizedAnswer, Match[]> {
  const sizesOf = new Map(products.map(({ key, sizes }) => [key, sizes]));
  const judged = Object.values(groups)
    .flat()
    .flatMap((found) => {
      const sizes = sizesOf.get(found.key);
      return sizes ? { found, match: withSize(found, opening, sizes, leaves) } : [];
    });
  const isUnsized = ({ found, match }: (typeof judged)[number]) => match.answer === 'unknown' && found.answer === 'yes';
  const all = (answer: SizedAnswer) =>
    judged.flatMap((one) => ((isUnsized(one) ? 'unsized' : one.match.answer) === answer ? one.match : []));
  return {
    yes: all('yes'),
    unsized: all('unsized'),
    unknown: nearestFirst(all('unknown')),
    no: nearestFirst(all('no')),
  };
}

/** What a product answers to the requirement and to the size together. */
function withSize(found: Match, opening: JudgedOpening, all: Sizes, leaves?: 1 | 2): Match {
  if (found.answer === 'no') return found;
  const size = fitRead(found.element === 'door' ? all : withoutDoor(all), opening, leaves);
  const answer = worst([found.answer, size.answer]);
  const isNo = answer === 'no';
  return {
    ...found,
    answer,
    binds: size.answer === 'yes' ? found.binds : [...(isNo ? [] : found.binds), { name: 'måttet', text: size.reason }],
    conditions: isNo ? [] : found.conditions,
    distance: found.distance + distances[size.answer],
    reason: [isNo ? '' : found.reason, size.reason].filter(Boolean).join(' '),
  };
}

type SizeAnswer = { answer: Answer; reason: string };

function fitRead(sizes: Sizes, opening: JudgedOpening, leaves?: 1 | 2): SizeAnswer {
  if (opening.clear) return fitClear(sizes, opening, leaves);
  return opening.width && opening.height ? fitOpening(sizes, opening, leaves) : fitSide(sizes, opening, leaves);
}

/** Answers to one side alone: it can be too large, but never says yes. The other side is taken for next to nothing. */
function fitSide(sizes: Sizes, { width, height }: Opening, leaves?: 1 | 2): SizeAnswer {
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
 * Answers to what is left clear. Leaf and frame are larger, so it can only be too large. Where the number of leaves is
 * not known, two share the width.
 */
function fitClear(sizes: Sizes, { width, height }: Opening, leaves: 1 | 2 = 2): SizeAnswer {
  const found = fit(sizes, withinFrame(sizes, { width: width || 1, height: height || 1, leaves }));
  const { answer, limit } = found;
  if (answer === 'no' && limit?.of !== 'pane') return { answer, reason: fitReason(found, sizes) };
  return {
    answer: 'unknown',
    reason:
      'Fritt mått framgår inte: det kräver större blad och karm, och hur mycket större, som beror på gångjärn och beslag, anges i offerten.',
  };
}
