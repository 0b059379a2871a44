/** The answers of all products to a requirement. The class reader alone uses it. */
import type { Claims } from '../classes/claims.ts';
import type { FirePerformance } from '../classes/fireClass.ts';
import { conditionOf, nearestFirst, type Match } from './match.ts';
import type { Answer } from '../answer.ts';
import type { Element } from '../vocabulary.ts';
import { matchWanted, type Wanted } from './wanted.ts';

/** The products by their answers; `unsized` where a size is asked for too. */
export type Answers = Record<Answer, Match[]> & { unsized?: Match[] };

/**
 * The products by their answers. Those that fulfil the requirement without a condition come first; the others are
 * sorted by how near they come.
 *
 * @param elements only products with such a part answer
 */
export function matchAll(
  requirement: FirePerformance,
  products: readonly Claims[],
  elements?: readonly Element[],
  wanted: Pick<Wanted, 'material' | 'slides'> = {},
): Record<Answer, Match[]> {
  const asked = products.filter(({ parts }) => !elements || parts.some(({ element }) => elements.includes(element)));
  /** The partition in ”skjutdörr och glasparti” need not slide. */
  const beside = wanted.material ? { material: wanted.material } : {};
  const isBeside = ({ parts }: Claims) =>
    elements?.includes('door') && !parts.some(({ element }) => element === 'door');
  const all = Map.groupBy(
    asked.map((claims) => matchWanted(requirement, claims, isBeside(claims) ? beside : wanted, elements)),
    ({ answer }) => answer,
  );
  const isBound = (match: Match) => Number(conditionOf(match) !== '');
  const yes = (all.get('yes') ?? []).toSorted((a, b) => isBound(a) - isBound(b));
  return { yes, unknown: nearestFirst(all.get('unknown') ?? []), no: nearestFirst(all.get('no') ?? []) };
}
