/** Whether the product of a row fulfils what the row asks for, and has room for its opening. The browser loads it with the first row. */
import type { Claims } from '../claims.ts';
import { parseFireClasses } from '../fireClass.ts';
import { fitFrame, type Sizes } from '../fit.ts';
import { fitReason } from '../fitWords.ts';
import { match, questionOf } from '../match.ts';
import type { Answer } from '../matchWords.ts';
import { convertOpening, formatOpening } from '../size.ts';
import type { DoorRow } from './doorRow.ts';

/** A product as the list knows it. JSON can hold it. */
export type ListedProduct = { key: string; title: string; claims: Claims; sizes: Sizes };

/** An answer and why, in Swedish; the reason may be empty. `question` asks for what is not stated. */
export type Judgement = { answer: Answer; reason: string; question?: string };

/** What is known of a row, and which product fulfils it where its own does not. */
type Judged = { requirement?: Judgement; size?: Judgement; instead?: ListedProduct };

/**
 * What is known of a row; nothing is said of what the row leaves out.
 *
 * @param products those among which another is looked for
 */
export function judgeRow(
  row: DoorRow,
  product: ListedProduct | undefined,
  products: readonly ListedProduct[] = [],
): Judged {
  if (!product) return {};
  // Read once, for all the products that are tried against it.
  const asked = row.requirement.trim() ? parseFireClasses(row.requirement) : undefined;
  const judgeOne = (one: ListedProduct): Judged => {
    const [requirement, size] = [asked && judgeRequirement(asked, one), judgeSize(row, one)];
    return { ...(requirement && { requirement }), ...(size && { size }) };
  };
  const judged = judgeOne(product);
  if (judged.requirement?.answer !== 'no' && judged.size?.answer !== 'no') return judged;
  const instead = nearestTo(product, judged, products, judgeOne);
  return { ...judged, ...(instead && { instead }) };
}

/**
 * The product of the same kind that says yes to what this one says no to, and no to nothing: one that says yes to all before one of which
 * something is not stated, one of the same material before others, and one that lasts no longer than needed.
 */
function nearestTo(
  { key, sizes: { kind } }: ListedProduct,
  before: Judged,
  products: readonly ListedProduct[],
  judgeOne: (one: ListedProduct) => Judged,
): ListedProduct | undefined {
  const material = key.split('-')[0] ?? '';
  const [nearest] = products
    .filter((other) => other.sizes.kind === kind)
    .flatMap((other) => {
      const after = judgeOne(other);
      const points = (['requirement', 'size'] as const).map((name) => [before[name]?.answer, after[name]?.answer]);
      if (points.some(([was, is]) => is === 'no' || (was === 'no' && is !== 'yes'))) return [];
      const open = points.filter(([, is]) => is === 'unknown').length;
      const longest = Math.max(...(other.claims.parts[0]?.classes ?? []).map(({ minutes }) => minutes));
      return [{ other, distance: 2e3 * open + (other.key.startsWith(material) ? 0 : 1e3) + longest }];
    })
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.other;
}

function judgeRequirement(
  { unknown, ...read }: ReturnType<typeof parseFireClasses>,
  { title, claims }: ListedProduct,
): Judgement {
  const asks = read.classes.length > 0 || Object.keys(read).length > 1;
  const strange = unknown.length > 0 ? `Förstod inte ”${unknown.join(' ')}”.` : '';
  if (!asks) return { answer: 'unknown', reason: strange };
  const found = match(read, claims);
  const answer = strange && found.answer === 'yes' ? 'unknown' : found.answer;
  return {
    answer,
    reason: [found.reason, strange].filter(Boolean).join(' '),
    ...(found.answer === 'unknown' && { question: questionOf(title, read, found) }),
  };
}

function judgeSize({ opening }: DoorRow, { title, sizes }: ListedProduct): Judgement | undefined {
  if (!opening) return undefined;
  const { width, height } = convertOpening(opening, 'frame');
  const found = fitFrame(sizes, { width, height });
  const question = `Kan ${title} levereras med ${formatOpening({ measure: 'frame', width, height })}?`;
  return {
    answer: found.answer,
    reason: fitReason(found, sizes),
    ...(found.answer === 'unknown' && { question }),
  };
}
