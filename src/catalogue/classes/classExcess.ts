/** How far the class of a product lies above the one that is asked for. The class reader loads it with its answer. */
import { coversClass, type FireClass } from './fireClass.ts';

/**
 * Nought where a part has just what is asked for, in letters and minutes; else how much longer its nearest class lasts,
 * and a little for other letters. Of several that are asked for, all together.
 *
 * @param opens see coversClass
 */
export function classExcess(asked: readonly FireClass[], offered: readonly FireClass[], opens?: boolean): number {
  const above = (one: FireClass) =>
    Math.min(
      ...offered
        .filter((other) => coversClass(other, one, opens).answer === 'yes')
        .map((other) => other.minutes - one.minutes + (other.letters === one.letters ? 0 : 0.5)),
    );
  return asked.map(above).reduce((sum, excess) => sum + excess, 0);
}
