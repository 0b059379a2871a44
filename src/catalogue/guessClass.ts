/** A class that somebody may mean who wrote none: a guess to be offered, never to be taken for what was asked. The browser uses it too. */
import { timeSteps, type FirePerformance } from './fireClass.ts';

/**
 * What may be meant, what of the text stays beside it, and which words it makes nothing of; of a word from another time or country what it
 * is, in Swedish.
 */
export type Guess = { meant: FirePerformance; left: readonly string[]; skipped: readonly string[]; said?: string };

/** Words for what a class says in letters, and what is said of them. */
const inLetters: { word: RegExp; letters: Partial<FirePerformance>; said: string }[] = [
  { word: /^sm$/i, letters: { smoke: ['S200'] }, said: 'Sm är den äldre beteckningen för S200.' },
  {
    word: /^(?:brand|rök)(?:gas)?tät(?:t|het)?$/i,
    letters: { smoke: ['S200'] },
    said: 'Brandgastät skrivs Sa eller S200. S200 omfattar Sa.',
  },
  {
    word: /^(?:själv|dörr|automat)-?stäng(?:ande|are|ning)$/i,
    letters: { selfClosing: 'C' },
    said: 'Självstängande skrivs C.',
  },
];

/**
 * Guesses S200 and C from words for them, ”Sm”, ”rökgastät”, ”självstängande”; and, where no class was understood, EI from a time that stands
 * alone or behind a letter of an old class or a German one: ”branddörr 60 minuter”, ”A60”, ”B 30”, ”T90”.
 *
 * @param read what was understood, and the words that were not, as they were written
 */
export function guessClass(read: FirePerformance & { unknown: readonly string[] }): Guess | undefined {
  const { unknown: all, ...understood } = read;
  const lettered = inLetters.filter(
    ({ word, letters }) =>
      all.some((written) => word.test(written)) && !Object.keys(letters).some((key) => key in understood),
  );
  const unknown = all.filter((written) => !lettered.some(({ word }) => word.test(written)));
  const asked: FirePerformance = Object.assign({ ...understood }, ...lettered.map(({ letters }) => letters));
  const timed = guessTime(asked, unknown);
  if (lettered.length === 0) return timed;
  const said = [...lettered.map((each) => each.said), timed?.said].filter(Boolean).join(' ');
  return { ...(timed ?? { meant: asked, left: unknown, skipped: unknown }), said };
}

function guessTime(asked: FirePerformance, unknown: readonly string[]): Guess | undefined {
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
