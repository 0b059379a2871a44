/**
 * A class that somebody may mean who wrote none: a guess to be offered, never to be taken for what was asked. The
 * browser uses it too.
 */
import { formatFireClasses, parseFireClasses, timeSteps, type FirePerformance } from './fireClass.ts';

/**
 * What may be meant, what of the text stays beside it, and which words it makes nothing of; and what is said of the
 * words that it took, in Swedish, which may be nothing.
 */
export type Guess = { meant: FirePerformance; left: readonly string[]; skipped: readonly string[]; said: string };

/** Words for what a class says in letters, and what is said of them. */
const inLetters = [
  [/^sm$/i, 'smoke', ['S200'], 'Sm heter numera S200.'],
  [/(?:gas|rök)tät|rökdörr/i, 'smoke', ['S200'], 'Brandgastät skrivs Sa eller S200.'],
  [/självst|dörrstäng/i, 'selfClosing', 'C', 'Självstängande skrivs C.'],
] as const;

/** A range with what stands before it: ”Rw 35-40 dB”, ”RC 2-RC 3”. */
const range = /^(\D*?(?:EI\d )?)(\d+(?:[.,]\d+)?)(?: ?dB)? ?[-.t]\D*(\d+(?:[.,]\d+)?)( ?dB)?$/i;

/**
 * Guesses of a range its strictest value, S200 and C from words for them, ”Sm”, ”rökgastät”, ”självstängande”; and,
 * where no class was understood, EI from a time that stands alone or behind a letter of an old class or a German one,
 * ”branddörr 60 minuter”, ”A60”, ”B 30”, ”T90”, or the letters that stand apart from it: ”EI-C 60”. Beside one class a
 * time alone may be a second one: ”EI 30/60”.
 *
 * @param read what was understood, and the words that were not, as they were written
 */
export function guessClass(read: FirePerformance & { unknown: readonly string[] }): Guess | undefined {
  const { unknown: all, ...asked } = read;
  const said: string[] = [];
  let unknown = all;
  for (const [word, key, letters, words] of inLetters) {
    const others = unknown.filter((written) => !word.test(written));
    if (others.length === unknown.length || key in asked) continue;
    Object.assign(asked, { [key]: letters });
    said.push(words);
    unknown = others;
  }
  for (const word of unknown) {
    const [, name = '', from = '', to = '', unit = ''] = range.exec(word) ?? [];
    const [low = 0, high = 0] = [from, to].map((figure) => Number(figure.replace(',', '.')));
    // Of a U-value the lower is the stricter.
    const strictest = parseFireClasses(name + (/^U/i.test(name) === low < high ? from : to) + unit);
    const { classes, unknown: others, ...values } = strictest;
    if (!to || others[0] || Object.keys(values).some((key) => key in asked)) continue;
    Object.assign(asked, values, { classes: [...asked.classes, ...classes] });
    said.push(`”${word.replace(/ ?- ?/, '–')}” är ett spann: strängast är ${formatFireClasses(strictest)}.`);
    unknown = unknown.filter((other) => other !== word);
  }
  const [time, ...more] = timesIn(unknown);
  let [left, skipped] = [unknown, unknown];
  const [first] = asked.classes;
  if (time && more.length === 0 && asked.classes.length === 0) {
    const { letter, minutes, words } = time;
    // A door that closes by itself; what replaces it is EI2 60-C.
    const isGerman = letter === 'T';
    const withTime = (letters: string) => parseFireClasses(`${letters} ${minutes}`).classes;
    const letters = unknown.find((word) => withTime(word)[0]) ?? 'EI';
    asked.classes = withTime(isGerman ? 'EI2' : letters);
    if (isGerman) asked.selfClosing = 'C';
    left = [];
    skipped = unknown.filter((word) => word !== letters && !words.includes(word));
    // Older Swedish rules: A of what does not burn, B of what may. A ship's door of today is A too.
    const kind = isGerman
      ? 'tysk beteckning, enligt DIN\u00a04102-5'
      : 'äldre beteckning, inte en klass enligt EN\u00a013501-2';
    if (letter) said.push(`${letter}${minutes} är en ${kind}.`);
  } else if (time && !time.letter && first && all.length === 1 && asked.classes.length === 1) {
    asked.classes = [first, { ...first, minutes: time.minutes }];
    [left, skipped] = [[], []];
    said.push(`Menas även ${time.minutes}\u00a0minuter?`);
  } else if (said.length === 0) return undefined;
  // A class that is none would still be one: ”S200, EI 75” is no answer to ”EI 75, Sm”.
  if (!asked.classes[0] && left.some((word) => /^R?E[IW]?\d? ?\d/i.test(word))) return undefined;
  return { meant: asked, left, skipped, said: said.join(' ') };
}

/** The times among some words, with the letter of an old class before them; `words` are those that it took. */
function timesIn(texts: readonly string[]) {
  return texts.flatMap((word, index) => {
    const [, own = '', digits] = /^([abt]?)(\d+)$/i.exec(word) ?? [];
    const before = texts[index - 1] ?? '';
    const letter = own || (/^[abt]$/i.test(before) ? before : '');
    const minutes = Number(digits);
    return timeSteps.includes(minutes)
      ? [{ letter: letter.toUpperCase(), minutes, words: own ? [word] : [before && letter, word] }]
      : [];
  });
}
