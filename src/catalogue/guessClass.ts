/** A class that somebody may mean who wrote none: a guess to be offered, never to be taken for what was asked. The browser uses it too. */
import { timeSteps, type FireClass } from './fireClass.ts';

/** A guess; `old` is the word where it is a Swedish class from before EN 13501-2. */
export type Guess = { class: FireClass; old?: string };

/**
 * Guesses EI from a time that stands alone, or behind a letter of an old class: ”branddörr 60 minuter”, ”A60”, ”B 30”.
 *
 * @param unknown the words that were not understood, as they were written
 */
export function guessClass(unknown: readonly string[]): Guess | undefined {
  const times = unknown.flatMap((word, index) => {
    const [, own = '', digits] = /^([ab]?)(\d+)$/i.exec(word) ?? [];
    const before = unknown[index - 1] ?? '';
    const letter = own || (/^[ab]$/i.test(before) ? before : '');
    return timeSteps.includes(Number(digits)) ? [{ letter: letter.toUpperCase(), minutes: Number(digits) }] : [];
  });
  const [time, ...more] = times;
  if (!time || more.length > 0) return undefined;
  const { letter, minutes } = time;
  // Of B there is no source at hand.
  return { class: { letters: 'EI', minutes }, ...(letter === 'A' && { old: `A${minutes}` }) };
}
