/**
 * Which part of a requirement stands in the way where nothing fulfils all of it. The class reader loads this with its
 * answer.
 */
import type { ClaimedSound, Claims } from '../classes/claims.ts';
import { formatFireClasses, isBlank, type FireClass, type FirePerformance } from '../classes/fireClass.ts';
import type { Match } from './match.ts';
import { missingOf, namesIn } from './questionOf.ts';

/** A part of a requirement, ”Rw 40 dB”, and the requirement without it. */
type Shorter = { without: string; rest: FirePerformance };

/** A requirement without one of its parts, and how many products fulfil that. */
export type NearMiss = Shorter & { count: number };

/** At most this many are named. */
const most = 3;

/**
 * The parts without which products fulfil the rest, the one that frees most products first; pairs of parts where no
 * single one is enough. Letters and minutes of the only class are no such part: whoever has to hold back a fire for an
 * hour cannot do without, but can solve the sound in another way.
 *
 * @param count tells how many products fulfil a requirement
 */
export function nearMisses(asked: FirePerformance, count: (rest: FirePerformance) => number): NearMiss[] {
  const single = shorterOf(asked);
  const misses = fulfilledOf(single, count);
  return misses[0] ? misses : fulfilledOf(pairsOf(single), count);
}

function fulfilledOf(some: readonly Shorter[], count: (rest: FirePerformance) => number): NearMiss[] {
  return some
    .filter(({ rest }) => !isBlank(rest))
    .map((shorter) => ({ ...shorter, count: count(shorter.rest) }))
    .filter((miss) => miss.count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most);
}

/** The requirement without two of its parts. */
function pairsOf(single: readonly Shorter[]): Shorter[] {
  const pairs = single.flatMap(({ without, rest }) =>
    shorterOf(rest).map((other) => ({ ...other, without: `${without} och ${other.without}` })),
  );
  // Each pair is made in both orders, and the first of them stays.
  return [...new Map(pairs.toReversed().map((pair) => [formatFireClasses(pair.rest), pair])).values()];
}

/** A requirement without each of its parts in turn. */
function shorterOf(asked: FirePerformance): Shorter[] {
  const { classes, smoke = [], ...others } = asked;
  const withoutSmoke = smoke.map((one, at): Shorter => {
    const left = smoke.length > 1 && { smoke: smoke.toSpliced(at, 1) };
    return { without: one, rest: { classes, ...left, ...others } };
  });
  const withoutOther = (Object.keys(others) as (keyof typeof others)[]).map((key): Shorter => {
    const { [key]: part, ...rest } = asked;
    return { without: formatFireClasses({ classes: [], [key]: part }), rest };
  });
  return [...classes.flatMap((one, at) => withoutClass(asked, one, at)), ...withoutSmoke, ...withoutOther];
}

/** A requirement without one of several classes, and without the index of that class. */
function withoutClass(asked: FirePerformance, { index, ...bare }: FireClass, at: number): Shorter[] {
  const { classes } = asked;
  const one = classes.slice(at, at + 1);
  return [
    ...(classes.length > 1
      ? [{ without: formatFireClasses({ classes: one }), rest: { ...asked, classes: classes.toSpliced(at, 1) } }]
      : []),
    ...(index ? [{ without: `index\u00a0${index}`, rest: { ...asked, classes: classes.with(at, bare) } }] : []),
  ];
}

/**
 * The few products that leave fewer points open than all others, and what those points are: ”C5”, or ”C5 eller S200”
 * where they lack different things. Undefined where none stands out.
 *
 * @param open products of which something is not stated
 */
export function leastMissing(
  open: readonly Match[],
): { matches: Match[]; missing: string; isOne: boolean } | undefined {
  const least = Math.min(...open.map(({ binds }) => binds.length));
  const matches = open.filter(({ binds }) => binds.length === least);
  if (matches.length > most || matches.length === open.length) return undefined;
  return { matches, missing: missingOf(matches.map(namesIn)), isOne: least === 1 };
}

/** The highest sound that is stated by products that miss nothing known but the sound. */
export type NearestSound = { rw: number; upTo: boolean; matches: Match[] };

/**
 * The products that come nearest to the sound that is asked for, of all that may fulfil the rest. Undefined where no
 * sound is asked for, and where a product has it and may fulfil the rest too: all others are worse.
 *
 * @param answersTo the products that fulfil a requirement or may fulfil it; those that do come first
 */
export function nearestSound(
  asked: FirePerformance,
  products: readonly Claims[],
  answersTo: (rest: FirePerformance) => readonly Match[],
): NearestSound | undefined {
  const { rw, ...rest } = asked;
  if (!rw || answersTo(asked).some((match) => !namesIn(match).some((name) => name.startsWith('Rw')))) return undefined;
  const soundOf = (match: Match) => lowerSound(match, rw, products);
  const all = [...Map.groupBy(answersTo(rest), (match) => soundOf(match)?.rw ?? 0)].toSorted(([a], [b]) => b - a);
  const [[highest, matches] = [0, []]] = all;
  return highest > 0 ? { rw: highest, upTo: matches.some((match) => soundOf(match)?.upTo), matches } : undefined;
}

/**
 * The sound of a product, where it is known to be lower than asked for. A value that was measured with a glass of a
 * stated thickness is not: another glass may reach it.
 */
function lowerSound({ key, element }: Match, asked: number, products: readonly Claims[]): ClaimedSound | undefined {
  const { parts, sound } = products.find((product) => product.key === key) ?? {};
  const isLower = sound && !(Number(sound.glass) > 1) && sound.rw < asked;
  return isLower && parts?.[0]?.element === element ? sound : undefined;
}
