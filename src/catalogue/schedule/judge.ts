/** Whether the product of a row fulfils what the row asks for, and has room for its opening. The browser loads it with the first row. */
import type { Claims } from '../claims.ts';
import { parseFireClasses } from '../fireClass.ts';
import { fitFrame, type Sizes } from '../fit.ts';
import { fitReason } from '../fitWords.ts';
import { match, questionOf } from '../match.ts';
import type { Answer } from '../matchWords.ts';
import { convertOpening, formatOpening } from '../size.ts';
import { kindNames, kinds, type Kind } from '../vocabulary.ts';
import type { DoorRow } from './doorRow.ts';

/** A product as the list knows it. JSON can hold it. */
export type ListedProduct = { key: string; title: string; claims: Claims; sizes: Sizes };

/** An answer and why, in Swedish; the reason may be empty. `question` asks for what is not stated. */
export type Judgement = { answer: Answer; reason: string; question?: string };

/** What is known of a row, which product fulfils it where its own does not, and all that fulfil it. */
type Judged = { requirement?: Judgement; size?: Judgement; instead?: ListedProduct; possible?: ListedProduct[] };

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
  const possible = possibleFor(row, products);
  if (!product) return { possible };
  // Read once, for all the products that are tried against it.
  const asked = row.requirement.trim() ? parseFireClasses(row.requirement) : undefined;
  const judgeOne = (one: ListedProduct): Judged => {
    const [requirement, size] = [asked && judgeRequirement(asked, one), judgeSize(row, one)];
    return { ...(requirement && { requirement }), ...(size && { size }) };
  };
  const judged = { ...judgeOne(product), possible };
  if (judged.requirement?.answer !== 'no' && judged.size?.answer !== 'no') return judged;
  const instead = nearestTo(product, judged, products, judgeOne);
  return { ...judged, ...(instead && { instead }) };
}

/** Products by the requirement that they fulfil: most rows of a list share one. */
const fulfilling = new WeakMap<readonly ListedProduct[], Map<string, ListedProduct[]>>();

/**
 * The products that fulfil what a row requires, and do not say no to its opening; none where nothing is required. Where the row names
 * a kind and no product, ”Branddörr”, they are of that kind.
 */
function possibleFor(row: DoorRow, products: readonly ListedProduct[]): ListedProduct[] {
  const { requirement, product } = row;
  const known = fulfilling.get(products) ?? new Map<string, ListedProduct[]>();
  fulfilling.set(products, known);
  const asked = known.has(requirement) ? undefined : parseFireClasses(requirement);
  const found =
    known.get(requirement) ?? products.filter((one) => asked && judgeRequirement(asked, one).answer === 'yes');
  known.set(requirement, found);
  const kind = kindOf(product);
  return found.filter((one) => (!kind || one.sizes.kind === kind) && judgeSize(row, one)?.answer !== 'no');
}

/** The rows with the product that fulfils them, where it is the only one and none was named; the others as they are. */
export function withOnlyProducts(rows: readonly DoorRow[], products: readonly ListedProduct[]): DoorRow[] {
  return rows.map((row) => {
    const [only, ...others] = row.product && !kindOf(row.product) ? [] : possibleFor(row, products);
    return only && others.length === 0 ? { ...row, product: only.key } : row;
  });
}

/** The kind that a text names, ”dörr”, ”Brandglasparti”. */
const kindOf = (text: string): Kind | undefined =>
  kinds.find((kind) => kindNames[kind].one === text.toLowerCase().replace(/^brand/, ''));

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
