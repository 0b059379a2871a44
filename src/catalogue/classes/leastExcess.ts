/** Which of those that fulfil a requirement go least beyond its class. The class reader loads it with its answer. */
import type { Claims } from './claims.ts';
import { classExcess } from './classExcess.ts';
import { elementGroups } from '../elementGroups.ts';
import type { FirePerformance } from './fireClass.ts';
import type { Match } from '../requirement/match.ts';
import { opens } from '../requirement/matchWords.ts';

/** Products by how far their class goes beyond the one that is asked for. */
export type ByExcess = {
  /** Those with just the class that is asked for; where none has it, those of each kind that come nearest. */
  nearest: readonly Match[];
  /** The others. */
  higher: readonly Match[];
  /** Even the nearest of all has a higher class than the one that is asked for. */
  isAllHigher: boolean;
};

/** Whoever asks for EI 30 wants that, and pays for EI 60 only where nothing else is to be had. */
export function byExcess(matches: readonly Match[], asked: FirePerformance, products: readonly Claims[]): ByExcess {
  const excessOf = ({ key, element }: Match) => {
    const parts = products.find((product) => product.key === key)?.parts ?? [];
    const classes = parts.flatMap((part) => (part.element === element ? part.classes : []));
    return classExcess(asked.classes, classes, opens(element));
  };
  const [least = 0, ...others] = [...new Set(matches.map(excessOf))].toSorted((a, b) => a - b);
  if (others.length === 0) return { nearest: matches, higher: [], isAllHigher: least > 0 };
  const nearest = elementGroups.flatMap(({ elements }) => {
    const own = matches.filter(({ element }) => elements.includes(element));
    const leastOwn = least && Math.min(...own.map(excessOf));
    return own.filter((match) => excessOf(match) === leastOwn);
  });
  return { nearest, higher: matches.filter((match) => !nearest.includes(match)), isAllHigher: least > 0 };
}
