/**
 * Guesses the class that somebody may mean who wrote none. A guess is offered, and never taken for what was asked. The
 * browser uses this too.
 */
import {
  formatFireClasses,
  isStrangeClass,
  parseFireClasses,
  timeSteps,
  type FireClass,
  type FirePerformance,
} from './fireClass.ts';

/** What may be meant by a text. */
export type Guess = {
  meant: FirePerformance;
  /** Words that stay beside what is meant. */
  left: readonly string[];
  /** Words that nothing is made of. */
  skipped: readonly string[];
  /** What is said of the words that were used, in Swedish, or ''. */
  said: string;
};

/** A guess while it is made. */
type Draft = { meant: FirePerformance; left: readonly string[]; said: string[] };

/**
 * Guesses from the words that were not understood:
 *
 * - S200 and C, from words for them: ”Sm”, ”rökgastät”, ”självstängande”;
 * - the strictest value of a range: ”Rw 35-40”;
 * - where no class was understood, a class from a single time, ”branddörr 60 minuter”, with an old or German letter
 *   before it, ”A60”, ”T90”, or letters apart from it, ”EI-C 60”;
 * - beside one class, another class from a single time: ”EI 30/60”.
 *
 * @param read what was understood, and the words that were not, as they were written
 */
export function guessClass(read: FirePerformance & { unknown: readonly string[] }): Guess | undefined {
  const { unknown, ...asked } = read;
  const draft: Draft = { meant: asked, left: unknown, said: [] };
  guessLetters(draft);
  guessRanges(draft);
  const { meant, said } = draft;
  const [time, ...otherTimes] = timesIn(draft.left);
  const [first] = meant.classes;
  let { left } = draft;
  let skipped = left;
  if (time && !otherTimes[0] && !first) {
    skipped = guessFromTime(draft, time);
    left = [];
  } else if (time && !time.letter && first && !meant.classes[1] && unknown.length === 1) {
    meant.classes = [first, { ...first, minutes: time.minutes }];
    said.push(`Menas även ${time.minutes}\u00a0minuter?`);
    [left, skipped] = [[], []];
  } else if (said.length === 0) return undefined;
  // A class with a strange time would still stand there: ”S200, EI 75” is no answer to ”EI 75, Sm”.
  if (!meant.classes[0] && left.some(isStrangeClass)) return undefined;
  return { meant, left, skipped, said: said.join(' ') };
}

/** Words for what a class says in letters, and what is said of them. */
const inLetters = [
  [/^sm$/i, 'smoke', ['S200'], 'Sm heter numera S200.'],
  [/(?:gas|rök)tät|rökdörr/i, 'smoke', ['S200'], 'Brandgastät skrivs Sa eller S200.'],
  [/självst|dörrstäng/i, 'selfClosing', 'C', 'Självstängande skrivs C.'],
] as const;

function guessLetters(draft: Draft): void {
  for (const [word, key, letters, words] of inLetters) {
    const others = draft.left.filter((written) => !word.test(written));
    if (others.length === draft.left.length || key in draft.meant) continue;
    Object.assign(draft.meant, { [key]: letters });
    draft.said.push(words);
    draft.left = others;
  }
}

/** A range with what stands before it: ”Rw 35-40 dB”, ”RC 2-RC 3”. */
const range = /^(\D*?(?:EI\d )?)(\d+(?:[.,]\d+)?)(?: ?dB)? ?[-.t]\D*(\d+(?:[.,]\d+)?)( ?dB)?$/i;

function guessRanges(draft: Draft): void {
  for (const word of draft.left) {
    const strictest = strictestOf(word);
    if (!strictest) continue;
    const { classes, ...values } = strictest;
    if (Object.keys(values).some((key) => key in draft.meant)) continue;
    Object.assign(draft.meant, values, { classes: [...draft.meant.classes, ...classes] });
    draft.said.push(`”${word.replace(/ ?- ?/, '–')}” är ett spann: strängast är ${formatFireClasses(strictest)}.`);
    draft.left = draft.left.filter((other) => other !== word);
  }
}

/** The strictest value of a range; undefined of any other word. */
function strictestOf(word: string): FirePerformance | undefined {
  const [, name = '', from = '', to = '', unit = ''] = range.exec(word) ?? [];
  if (!to) return undefined;
  const figure = (text: string) => Number(text.replace(',', '.'));
  // The lower of two U-values is the stricter.
  const isFrom = /^U/i.test(name) === figure(from) < figure(to);
  const { unknown, ...strictest } = parseFireClasses(name + (isFrom ? from : to) + unit);
  return unknown[0] ? undefined : strictest;
}

/** A time, and the letter of an old class before it. `words` are the words that both take. */
type Time = { letter: string; minutes: number; words: readonly string[] };

/**
 * Guesses a class from a time, and tells what it is where its letter is an old one.
 *
 * @returns the words that nothing was made of
 */
function guessFromTime({ meant, left, said }: Draft, { letter, minutes, words }: Time): readonly string[] {
  const withTime = (letters: string): FireClass[] => parseFireClasses(`${letters} ${minutes}`).classes;
  const letters = left.find((word) => withTime(word)[0]) ?? 'EI';
  // The German T is of a door that closes by itself; EI2 60-C has replaced it.
  const isGerman = letter === 'T';
  meant.classes = withTime(isGerman ? 'EI2' : letters);
  if (isGerman) meant.selfClosing = 'C';
  // In older Swedish rules A is of what does not burn, and B of what may. Ship doors have an A today too.
  const kind = isGerman
    ? 'tysk beteckning, enligt DIN\u00a04102-5'
    : 'äldre beteckning, inte en klass enligt EN\u00a013501-2';
  if (letter) said.push(`${letter}${minutes} är en ${kind}.`);
  return left.filter((word) => word !== letters && !words.includes(word));
}

function timesIn(texts: readonly string[]): Time[] {
  return texts.flatMap((word, index) => {
    const [, own = '', digits] = /^([abt]?)(\d+)$/i.exec(word) ?? [];
    const before = texts[index - 1] ?? '';
    const letter = own || (/^[abt]$/i.test(before) ? before : '');
    const minutes = Number(digits);
    const words = own ? [word] : [letter, word];
    return timeSteps.includes(minutes) ? [{ letter: letter.toUpperCase(), minutes, words }] : [];
  });
}
