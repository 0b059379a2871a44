/** A class that somebody may mean who wrote none: a guess to be offered, never to be taken for what was asked. The browser uses it too. */
import { timeSteps, type FirePerformance } from './fireClass.ts';

/**
 * What may be meant, what of the text stays beside it, and which words it makes nothing of; of a word from another time or country what it
 * is, in Swedish.
 */
export type Guess = { meant: FirePerformance; left: readonly string[]; skipped: readonly string[]; said?: string };

/**
 * Guesses S200 from ”Sm”; else, where no class was understood, EI from a time that stands alone or behind a letter of an old class or a
 * German one: ”branddörr 60 minuter”, ”A60”, ”B 30”, ”T90”.
 *
 * @param read what was understood, and the words that were not, as they were written
 */
export function guessClass(read: FirePerformance & { unknown: readonly string[] }): Guess | undefined {
  const { unknown, ...asked } = read;
  const left = unknown.filter((word) => word.toLowerCase() !== 'sm');
  if (left.length < unknown.length && !asked.smoke)
    return {
      meant: { ...asked, smoke: ['S200'] },
      left,
      skipped: left,
      said: 'Sm är den äldre beteckningen för S200.',
    };
  const times = unknown.flatMap((word, index) => {
    const [, own = '', digits] = /^([abt]?)(\d+)$/i.exec(word) ?? [];
    const before = unknown[index - 1] ?? '';
    const letter = own || (/^[abt]$/i.test(before) ? before : '');
    return timeSteps.includes(Number(digits))
      ? [{ letter: letter.toUpperCase(), minutes: Number(digits), words: own ? [word] : [before && letter, word] }]
      : [];
  });
  const [time, ...more] = times;
  if (!time || more.length > 0 || asked.classes.length > 0) return undefined;
  const { letter, minutes, words } = time;
  const skipped = unknown.filter((word) => !words.includes(word));
  // DIN 4102-5: a door that closes by itself; what replaces it is EI2 60-C.
  if (letter === 'T')
    return {
      meant: { ...asked, classes: [{ letters: 'EI', index: 2, minutes }], selfClosing: 'C' },
      left: [],
      skipped,
      said: `T${minutes} är en tysk beteckning, enligt DIN\u00a04102-5.`,
    };
  return {
    meant: { ...asked, classes: [{ letters: 'EI', minutes }] },
    left: [],
    skipped,
    // Older Swedish rules: A of what does not burn, B of what may. A ship's door of today is A too.
    ...(letter && { said: `${letter}${minutes} är en äldre beteckning, inte en klass enligt EN\u00a013501-2.` }),
  };
}
