/**
 * The test of resistance to fire, minute by minute: how hot the furnace is, and what a class promises of the side that
 * does not burn.
 *
 * Source: EN 1363-1 for the curve of the furnace.
 */
import type { FireClass } from './fireClass.ts';
import { meanRise, pointRise, radiation } from './fireLimits.ts';

/** As long as the test is shown, minutes. */
export const longestTest = 120;

/** Temperature of the furnace after so many minutes, °C: the standard curve of EN 1363-1. */
export function furnaceTemperature(minutes: number): number {
  return 20 + 345 * Math.log10(8 * minutes + 1);
}

/** The same as it is printed: ”1049 °C”. */
export const furnaceDegrees = (minutes: number): string => `${Math.round(furnaceTemperature(minutes))}\u00a0°C`;

/** What the test needs of a class. */
export type TestedClass = Pick<FireClass, 'letters' | 'minutes'>;

/**
 * The strictest thing that a class promises at a minute: it insulates, it limits radiation, it is tight, it bears;
 * nothing after its time.
 */
export type Promised = 'I' | 'W' | 'E' | 'R' | undefined;

/** What a class promises at this minute. */
export function promisedAt({ letters, minutes }: TestedClass, minute: number): Promised {
  return minute > minutes ? undefined : (letters.at(-1) as Promised);
}

/** A promise in Swedish, read on from the printed class: ”lovar högst”, ”+140 °C”, ”i medel, i någon punkt +180 °C”. */
export type PromiseWords = { verb: string; figure: string; note: string };

/** What a class is said to promise at this minute. */
export function promiseWords(tested: TestedClass, minute: number): PromiseWords {
  switch (promisedAt(tested, minute)) {
    case 'I':
      return {
        verb: 'lovar högst',
        figure: `+${meanRise}\u00a0°C`,
        note: `i medel, i någon punkt +${pointRise}\u00a0°C`,
      };
    case 'W':
      return {
        verb: 'lovar högst',
        figure: `${radiation}\u00a0kW/m²`,
        note: 'strålning en meter bort',
      };
    case 'E':
      return { verb: 'lovar', figure: 'täthet', note: 'men inget om värmen' };
    case 'R':
      return { verb: 'lovar', figure: 'bärförmåga', note: 'men ingen täthet' };
    default:
      return {
        verb: 'lovar',
        figure: 'inget mer',
        note: `${tested.letters === 'E' ? 'inte heller täthet ' : ''}efter ${tested.minutes}\u00a0minuter`,
      };
  }
}

/** Minutes worth a still picture: the beginning, half an hour, an hour and the end of the class; four in all. */
export function stillMinutes({ minutes }: TestedClass): number[] {
  const moments = new Set([0, 30, 60, minutes]);
  if (moments.size < 4) moments.add(90);
  return [...moments].toSorted((a, b) => a - b);
}
