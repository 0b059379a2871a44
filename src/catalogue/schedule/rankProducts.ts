/** Ranks the products of a list by how well they fulfil a row. */
import { withoutDenials } from '../requirement/denials.ts';
import type { ElementGroup } from '../elementGroups.ts';
import { distances, nearestFirst } from '../requirement/match.ts';
import type { Answer } from '../answer.ts';
import { missingOf } from '../requirement/questionOf.ts';
import type { DoorRow } from './doorRow.ts';
import { fitRow, judgeRequirement, nearestOf } from './judgeProduct.ts';
import type { Judged, ListedProduct } from './judged.ts';
import type { Asked } from './rowReading.ts';
import { isOf, type RowWanted } from './rowWanted.ts';

type Sought = {
  row: DoorRow;
  /** What is required; undefined where no product is looked for. */
  asked: Asked | undefined;
  group: ElementGroup | undefined;
  wanted: RowWanted;
  products: readonly ListedProduct[];
};

/** What a product answers to a requirement, and its place among the others, the least first. */
type RankedAnswer = {
  one: ListedProduct;
  answer: Answer;
  reason: string;
  lacks: readonly string[];
  distance: number;
  rank: number;
};

/**
 * The products of a group by their answers to what a row requires and to its opening; none where none is looked for.
 */
export function rankProducts(sought: Sought): Pick<Judged, 'possible' | 'unsized' | 'open' | 'missing' | 'nearest'> {
  const ranked = answersTo(sought);
  const meant = meantBy(sought, ranked);
  const of = (which: Answer) => meant.filter(({ answer }) => answer === which);
  const open = of('unknown');
  const nearest = meant[0] ? undefined : nearestIn(sought, ranked);
  return {
    ...(nearest && { nearest }),
    possible: of('yes').map(({ one }) => one),
    unsized: meant.filter(({ isUnsized }) => isUnsized).length,
    open: open.map(({ one }) => one),
    missing: missingOf(open.map(({ lacks }) => lacks)),
  };
}

/** Answers that are known, by what is required and what the rows are of: most rows of a list share both. */
const answering = new WeakMap<readonly ListedProduct[], Map<string, RankedAnswer[]>>();

function answersTo(sought: Sought): RankedAnswer[] {
  const { asked, group, wanted, products } = sought;
  const known = answering.get(products) ?? new Map<string, RankedAnswer[]>();
  answering.set(products, known);
  const key = JSON.stringify([group?.id, asked, wanted.material, wanted.slides]);
  const found = known.get(key) ?? rankedAnswers(sought);
  known.set(key, found);
  return found;
}

/**
 * First those that come nearest, then those that are sold as what the row is of, then those that last no longer than
 * needed; of equals, those of which nothing has to be said.
 */
function rankedAnswers({ asked, group, wanted, products }: Sought): RankedAnswer[] {
  if (!asked) return [];
  return products
    .filter((one) => isOf(group, one))
    .map((one) => {
      const { answer, reason, lacks = [], distance = 0 } = judgeRequirement(asked, one, group, wanted);
      const [main] = one.claims.parts;
      const isBeside = !(main && group?.elements.includes(main.element));
      const among = answer === 'no' ? 0 : (isBeside ? 1e3 : 0) + nearestOf(one, asked) + (reason ? 0.5 : 0);
      return { one, answer, reason, lacks, distance, rank: distance * 1e5 + among };
    })
    .toSorted((a, b) => a.rank - b.rank);
}

/** Those that say no to nothing, the ones that the row names first. Where it names products, no others are meant. */
function meantBy({ row, group, wanted }: Sought, ranked: readonly RankedAnswer[]) {
  const isNamed = namedIn(row);
  const may = ranked.flatMap((known) => {
    const { answer: size, isBeyond } = fitRow(row, known.one, wanted, group) ?? {};
    if (size === 'no' || known.answer === 'no') return [];
    const isUnsized = known.answer === 'yes' && size === 'unknown';
    // What slides is proposed last where the row does not ask for it: most doors have hinges.
    const isOther = known.one.claims.slides && !wanted.slides;
    const last = (isOther ? 4 : 0) + (isNamed(known.one.title) ? 0 : 2) + (isUnsized ? (isBeyond ? 1.5 : 1) : 0);
    return { ...known, isUnsized, last };
  });
  // A word for a kind or a class names no product, nor does ”Design: enligt ritning”.
  const named = may.filter(({ one }) => isNamed(one.title.replace(/,.*|Design|glas|fön|skjut/g, '')));
  return (named[0] ? named : may).toSorted((a, b) => a.last - b.last);
}

/** Tells the titles that hold a word of the row, ”stumfogat”, by its first six letters, whatever ending it has. */
function namedIn({ product, requirement, note }: DoorRow): (title: string) => boolean {
  const text = withoutDenials(`${product} ${requirement} ${note}`).text.toLowerCase();
  const words = text.match(/(?<!\p{L})\p{L}{6}(?=\p{L}{0,4}(?!\p{L}))/gu) ?? [];
  return (title) => words.some((word) => title.toLowerCase().includes(word));
}

/** The product that comes nearest where none will do. One that fulfils the requirement has no room for the opening. */
function nearestIn({ row, group, wanted }: Sought, ranked: readonly RankedAnswer[]): Judged['nearest'] {
  const [nearest] = nearestFirst(
    ranked.map((known) =>
      known.answer === 'no'
        ? known
        : {
            ...known,
            reason: fitRow(row, known.one, wanted, group)?.reason ?? '',
            distance: known.distance + distances.no,
          },
    ),
  );
  return nearest && { product: nearest.one, reason: nearest.reason };
}
