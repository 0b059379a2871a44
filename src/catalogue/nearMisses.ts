/** Which part of a requirement stands in the way where nothing fulfils all of it. The class reader loads it with the answer. */
import { formatFireClasses, isBlank, type FirePerformance } from './fireClass.ts';

/** A part of a requirement, ”Rw 40 dB”, and the requirement without it. */
type Shorter = { without: string; rest: FirePerformance };

/** A requirement without one of its parts, and how many products fulfil that. */
export type NearMiss = Shorter & { count: number };

/** So many are named. */
const most = 3;

/**
 * The parts without which products fulfil the rest, first that without which most do. Letters and minutes of the only class are none of them:
 * whoever has to keep a fire in for an hour cannot do without, but can look for the sound elsewhere.
 *
 * @param count how many products fulfil a requirement
 */
export function nearMisses(asked: FirePerformance, count: (rest: FirePerformance) => number): NearMiss[] {
  return shorterOf(asked)
    .filter(({ rest }) => !isBlank(rest))
    .map((shorter) => ({ ...shorter, count: count(shorter.rest) }))
    .filter((miss) => miss.count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most);
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
