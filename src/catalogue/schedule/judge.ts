/** Whether the product of a row fulfils what the row asks for, and has room for its opening. The browser loads it with the first row. */
import type { Claims } from '../claims.ts';
import { formatFireClasses, isBlank, parseFireClasses } from '../fireClass.ts';
import { fitFrame, type Sizes } from '../fit.ts';
import { fitReason } from '../fitWords.ts';
import { guessClass } from '../guessClass.ts';
import { match, questionOf } from '../match.ts';
import type { Answer } from '../matchWords.ts';
import { elementGroupIn, elementGroups, type ElementGroup } from '../elementGroups.ts';
import { convertOpening, formatOpening } from '../size.ts';
import type { DoorRow } from './doorRow.ts';

/** A product as the list knows it. JSON can hold it. */
export type ListedProduct = { key: string; title: string; claims: Claims; sizes: Sizes };

/** An answer and why, in Swedish; the reason may be empty. `question` asks for what is not stated. */
export type Judgement = { answer: Answer; reason: string; question?: string };

/** What is known of a row. */
export type Judged = {
  requirement?: Judgement;
  size?: Judgement;
  /** What the row is of. */
  group: ElementGroup | undefined;
  /** The products of that group that fulfil the row. */
  possible: ListedProduct[];
  /** True where the row requires something that was understood, so that none of them is an answer too. */
  asks?: boolean;
  /** What may be meant by a requirement in which no class was understood. */
  guess?: ClassGuess;
};

/** What to read in place of a requirement, ”EI 60” with a no-break space, and what of the old one makes no class, in Swedish; that may be empty. */
export type ClassGuess = { text: string; said: string };

/**
 * What is known of a row; nothing is said of what the row leaves out.
 *
 * @param products those among which the possible ones are looked for
 */
export function judgeRow(
  row: DoorRow,
  product: ListedProduct | undefined,
  products: readonly ListedProduct[] = [],
): Judged {
  const group = groupOf(row, product);
  const asked = readRequirement(row);
  const requirement = asked && product && judgeRequirement(asked, product, group);
  const size = product && judgeSize(row, product);
  const guess = asked && guessOf(asked);
  return {
    group,
    possible: possibleFor(row, group, products),
    ...(asked && !isBlank(asked) && { asks: true }),
    ...(requirement && { requirement }),
    ...(size && { size }),
    ...(guess && { guess }),
  };
}

/** What a row is of: what it names, if its product has such a part; else what its product is, and without one a door. Of several the door is meant, or what is most like it. */
function groupOf({ product, requirement, note }: DoorRow, chosen?: ListedProduct): ElementGroup | undefined {
  const [, type] = /(?:typ|slag|benämning): ([^;]+)/i.exec(note) ?? [];
  const named = [!chosen && product, requirement, type]
    .join(' ')
    .split(/[^\p{L}]+/u)
    .map(elementGroupIn);
  const may = (group: ElementGroup) => !chosen || isOf(group, chosen);
  return elementGroups.find((group) => named.includes(group) && may(group)) ?? elementGroups.find(may);
}

/** Whether a product is of a group, or has a part that is. */
const isOf = (group: ElementGroup | undefined, { claims }: ListedProduct) =>
  claims.parts.some(({ element }) => group?.elements.includes(element));

type Asked = ReturnType<typeof parseFireClasses>;

/** What is required; a word for what the row is of is no class that was not understood. */
function readRequirement({ requirement }: DoorRow): Asked | undefined {
  if (!requirement.trim()) return undefined;
  const { unknown, ...read } = parseFireClasses(requirement);
  return { ...read, unknown: unknown.filter((word) => !elementGroupIn(word)) };
}

function guessOf(asked: Asked): ClassGuess | undefined {
  const guess = guessClass(asked);
  if (!guess) return undefined;
  const { meant, left, skipped, said } = guess;
  const lost = skipped.filter((word) => !left.includes(word));
  return {
    text: [formatFireClasses(meant), ...left].join(', '),
    said: [said, lost.length > 0 && `Hoppar över ”${lost.join(' ')}”.`].filter(Boolean).join(' '),
  };
}

/** Products by what they are of and the requirement that they fulfil: most rows of a list share both. */
const fulfilling = new WeakMap<readonly ListedProduct[], Map<string, ListedProduct[]>>();

/** The products of a group that fulfil what a row requires, and do not say no to its opening; none where nothing is required. */
function possibleFor(
  row: DoorRow,
  group: ElementGroup | undefined,
  products: readonly ListedProduct[],
): ListedProduct[] {
  const known = fulfilling.get(products) ?? new Map<string, ListedProduct[]>();
  fulfilling.set(products, known);
  const key = `${group?.id} ${row.requirement}`;
  const asked = known.has(key) ? undefined : readRequirement(row);
  const found =
    known.get(key) ??
    products.filter((one) => isOf(group, one) && asked && judgeRequirement(asked, one, group).answer === 'yes');
  known.set(key, found);
  const slides = /skjut/i.test(row.product);
  return found.filter((one) => (!slides || one.sizes.kind === 'sliding-door') && judgeSize(row, one)?.answer !== 'no');
}

function judgeRequirement(
  { unknown, ...read }: Asked,
  product: ListedProduct,
  group: ElementGroup | undefined,
): Judgement {
  const { title, claims } = product;
  const strange = unknown.length > 0 ? `Förstod inte ”${unknown.join(' ')}”.` : '';
  if (isBlank(read)) return { answer: 'unknown', reason: strange };
  // A door is not what stands beside it, even in one product.
  const found = match(read, claims, isOf(group, product) ? group?.elements : undefined);
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
