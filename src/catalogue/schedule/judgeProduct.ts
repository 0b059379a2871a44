/** Words what one product answers to a row. */
import type { ElementGroup } from '../elementGroups.ts';
import { isBlank } from '../classes/fireClass.ts';
import { fitOpening, withoutDoor } from '../fit/fitOpening.ts';
import { asLeaves } from '../fit/limitWords.ts';
import { indexNote } from '../requirement/matchWords.ts';
import { missingSentence, namesIn, questionOf } from '../requirement/questionOf.ts';
import { convertOpening, formatOpening } from '../fit/size.ts';
import { fittingsNote, isOfFittings, matchWanted, type Wanted } from '../requirement/wanted.ts';
import type { DoorRow } from './doorRow.ts';
import type { Judgement, ListedProduct } from './judged.ts';
import { soundIn } from './requirementWords.ts';
import type { Asked, RowReading } from './rowReading.ts';
import { isOf, type RowWanted } from './rowWanted.ts';

/** What a product answers to all that a row requires, if that is anything. */
export function judgeReading(
  { other, asked, isDenied, group, wanted }: RowReading,
  product: ListedProduct,
): Judgement | undefined {
  if (!asked && !isDenied) return undefined;
  if (other) return { answer: 'no', reason: `Slaget ”${other}” finns inte bland produkterna.` };
  if (!asked) return { answer: 'yes', reason: 'Ingen brandklass krävs.' };
  const judgement = judgeRequirement(asked, product, group, wanted);
  const longest = Math.max(...asked.classes.map(({ minutes }) => minutes));
  const isHigher = judgement.answer === 'yes' && asked.classes[0] && nearestOf(product, asked) > longest;
  if (!isHigher) return judgement;
  return { ...judgement, reason: `${judgement.reason} Klassen är högre än kravet.`.trim(), isHigher };
}

/** Minutes of the shortest class of a product that lasts as long as each that is asked for. */
export const nearestOf = ({ claims }: ListedProduct, { classes: asked }: Asked): number =>
  Math.min(
    ...claims.parts
      .flatMap(({ classes }) => classes.map(({ minutes }) => minutes))
      .filter((lasts) => asked.every(({ minutes }) => minutes <= lasts)),
  );

/** What a product answers to what is required. */
export function judgeRequirement(
  { unknown, ...read }: Asked,
  product: ListedProduct,
  group: ElementGroup | undefined,
  wanted: Wanted,
): Judgement {
  const { title, claims } = product;
  const sounds = isBlank(read) ? [] : unknown.filter((word) => word.search(soundIn) >= 0);
  const others = unknown.filter((word) => !isOfFittings(word) && !sounds.includes(word));
  const ignored = others[0] && `”${others.join(' ')}”`;
  const asksFittings = unknown.some(isOfFittings);
  const strange = [ignored && `Tog inte med ${ignored}.`, asksFittings && fittingsNote].filter(Boolean).join(' ');
  const beside = [...(ignored ? [ignored] : []), ...(asksFittings ? ['utrymningsbeslag'] : [])];
  if (isBlank(read)) return { answer: 'unknown', reason: strange, unstated: beside };
  // A door is not what stands beside it, even in one product.
  const found = matchWanted(read, claims, wanted, isOf(group, product) ? group?.elements : undefined);
  const more = found.answer === 'no' ? [] : sounds.map((name) => ({ name, text: name }));
  const open = { binds: [...(found.answer === 'unknown' ? found.binds : []), ...more] };
  const answer = (strange || more[0]) && found.answer === 'yes' ? 'unknown' : found.answer;
  const distance = found.distance + more.length;
  return {
    answer,
    reason: [found.reason, indexNote(read, found), more[0] && missingSentence([{ binds: more }]), strange]
      .filter(Boolean)
      .join(' '),
    ...(distance > 0 && { distance }),
    ...(answer === 'unknown' && { unstated: [...namesIn(open), ...beside] }),
    ...(open.binds[0] && { question: questionOf(title, read, open), lacks: namesIn(open) }),
  };
}

/** Whether a product has room for a row's opening; undefined where the row has none. */
export const fitRow = (
  { opening }: DoorRow,
  { sizes }: ListedProduct,
  { leaves, escape }: RowWanted,
  group: ElementGroup | undefined,
) =>
  opening &&
  fitOpening(!group || group.elements.includes('door') ? sizes : withoutDoor(sizes), opening, leaves, escape);

/** What a product answers to a row's opening; undefined where the row has none. */
export function judgeSize(
  row: DoorRow,
  product: ListedProduct,
  wanted: RowWanted,
  group: ElementGroup | undefined,
): Judgement | undefined {
  const fitted = fitRow(row, product, wanted, group);
  if (!row.opening || !fitted) return undefined;
  const { limit, answer, reason, unstated, other } = fitted;
  const found: Judgement = { answer, reason, ...(unstated && { unstated: [unstated] }) };
  // A limit of one leaf does not say that two were held against it.
  if (wanted.leaves === 2 && limit?.of === 'leaf') found.reason += ' Prövat som pardörr.';
  if (other) return { ...found, as: `, ${asLeaves(limit, product.sizes.kind)}` };
  const question = `Kan ${product.title} levereras med ${formatOpening(convertOpening(row.opening, 'frame'))}?`;
  return { ...found, ...(found.answer === 'unknown' && { question }) };
}
