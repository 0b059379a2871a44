/**
 * Which part of a requirement stands in the way where nothing fulfils all of it. The class reader loads it with the
 * answer.
 */
import type { Claims } from '../classes/claims.ts';
import { formatFireClasses, isBlank, type FirePerformance } from '../classes/fireClass.ts';
import type { Match } from './match.ts';
import { missingOf, namesIn } from './questionOf.ts';

/** A part of a requirement, ”Rw 40 dB”, and the requirement without it. */
type Shorter = { without: string; rest: FirePerformance };

/** A requirement without one of its parts, and how many products fulfil that. */
export type NearMiss = Shorter & { count: number };

/** So many are named. */
const most = 3;

/**
 * The parts without which products fulfil the rest, first that without which most do; two parts together where none
 * alone is in the way. Letters and minutes of the only class are none of them: whoever has to keep a fire in for an
 * hour cannot do without, but can look for the sound elsewhere.
 *
 * @param count how many products fulfil a requirement
 */
export function nearMisses(asked: FirePerformance, count: (rest: FirePerformance) => number): NearMiss[] {
  const fulfilled = (some: readonly Shorter[]) =>
    some
      .filter(({ rest }) => !isBlank(rest))
      .map((shorter) => ({ ...shorter, count: count(shorter.rest) }))
      .filter((miss) => miss.count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, most);
  const single = shorterOf(asked);
  const misses = fulfilled(single);
  if (misses.length > 0) return misses;
  const pairs = single.flatMap(({ without, rest }) =>
    shorterOf(rest).map((other) => ({ ...other, without: `${without} och ${other.without}` })),
  );
  // Each pair was made in both orders.
  return fulfilled([...new Map(pairs.toReversed().map((pair) => [formatFireClasses(pair.rest), pair])).values()]);
}

/**
 * The few of which fewer points are open than of all others, and what those are: ”C5”, of products that lack different
 * things ”C5 eller S200”. Undefined where nobody stands out.
 *
 * @param open the products of which something is not stated
 */
export function leastMissing(
  open: readonly Match[],
): { matches: Match[]; missing: string; isOne: boolean } | undefined {
  const least = Math.min(...open.map(({ binds }) => binds.length));
  const matches = open.filter(({ binds }) => binds.length === least);
  if (matches.length > most || matches.length === open.length) return undefined;
  return { matches, missing: missingOf(matches.map(namesIn)), isOne: least === 1 };
}

/** Products that miss nothing that is known but the sound, and by how many dB the best of them do. */
export type NearestSound = { rw: number; upTo: boolean; matches: Match[] };

/**
 * Those that come nearest to the sound that is asked for, of all that may fulfil the rest: the highest value that is
 * stated. A value that was measured with one glass that is named is none of them, because another glass may do; nothing
 * where no sound is asked for, and where somebody who has it may fulfil the rest too, because all others are worse.
 *
 * @param answersTo the products that fulfil a requirement or may fulfil it, those that do first
 */
export function nearestSound(
  asked: FirePerformance,
  products: readonly Claims[],
  answersTo: (rest: FirePerformance) => readonly Match[],
): NearestSound | undefined {
  const { rw, ...rest } = asked;
  if (!rw || answersTo(asked).some(({ binds }) => !binds.some(({ name }) => name.startsWith('Rw')))) return undefined;
  const soundOf = ({ key, element }: Match) => {
    const { parts, sound } = products.find((product) => product.key === key) ?? {};
    return sound && !(Number(sound.glass) > 1) && sound.rw < rw && parts?.[0]?.element === element ? sound : undefined;
  };
  const all = [...Map.groupBy(answersTo(rest), (match) => soundOf(match)?.rw ?? 0)].toSorted(([a], [b]) => b - a);
  const [[highest, matches] = [0, []]] = all;
  return highest > 0 ? { rw: highest, upTo: matches.some((match) => soundOf(match)?.upTo), matches } : undefined;
}

function shorterOf(asked: FirePerformance): Shorter[] {
  const { classes, smoke, ...others } = asked;
  const ofClasses = classes.flatMap((one, at): Shorter[] => {
    const { index, ...bare } = one;
    return [
      ...(classes.length > 1
        ? [{ without: formatFireClasses({ classes: [one] }), rest: { ...asked, classes: classes.toSpliced(at, 1) } }]
        : []),
      ...(index ? [{ without: `index\u00a0${index}`, rest: { ...asked, classes: classes.with(at, bare) } }] : []),
    ];
  });
  const ofSmoke = (smoke ?? []).map((one, at, { length }): Shorter => {
    const left = length > 1 && { smoke: smoke?.toSpliced(at, 1) ?? [] };
    return { without: one, rest: { classes, ...left, ...others } };
  });
  const ofOthers = (Object.keys(others) as (keyof typeof others)[]).map((key): Shorter => {
    const { [key]: part, ...rest } = asked;
    return { without: formatFireClasses({ classes: [], [key]: part }), rest };
  });
  return [...ofClasses, ...ofSmoke, ...ofOthers];
}
