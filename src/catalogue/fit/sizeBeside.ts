/** A size that stands beside a requirement, and the words that are of it. The class reader loads it with its answer. */
import { bareModule, withBareModule } from './bareModule.ts';
import { measureBeside, type Measured } from './measureWords.ts';
import { readOneSide } from './oneSide.ts';

/** The size, ”1200x2400”, or of one side ”bredd 1200”; '' where there is none. */
export type SizeBeside = {
  size: string;
  /**
   * The same with the word for what it was measured on where that changes it, as it goes back into the field: ”klart
   * mått 1200x2400”.
   */
  sized: string;
  of: Measured | undefined;
  /** The words that are no part of the requirement: of several sizes all stay, because nobody knows which is meant. */
  words: readonly string[];
  /** What to write for a whole answer where one side stands alone. */
  hint: string | undefined;
};

/** What stands beside a class and is none: ”1200x2400”, ”10×21M”. */
const isSize = (word: string) => /^\d[^x×*]*[x×*]/i.test(word);
/** A size whose sides are named: ”bredd 1200 höjd 2100”, ”B 1200 H 2100”. */
const namedSides = /\bb(?:redd)?\W*(\d+)[ m,]*h(?:öjd)?\W*(?=\d)/i;
/** Thousands with a space in a size: ”1 200 x 2 100”. */
const spaced = /(?:(?<![\p{L}\d])(\d)\s)?(\d{3}\s?[x×*]\s?\d)\s(?=\d{3}(?!\d))/giu;
/** The letter of a module in front of it: ”M10x21”, ”M 9x21”. Two small whole numbers are modules without it too. */
const module = /(?<![\p{L}\d-])M ?(?=\d\d?\s?[x×*]\s?\d\d(?!\d))/giu;
/** A side from one length to another: ”bredd 900-1000”, ”900–1000x2100”. */
const ranged =
  /(?:(?:bredd|höjd|mått)[ :=]*|[x×*] ?)\d{3,4} ?(?:[-–]|till) ?\d{3,4}|(?:[3-9]\d\d|\d{4}) ?(?:[-–]|till) ?\d{3,4}(?= ?(?:mm|[x×*]))/i;
/** In front of four digits that are none of a size: a colour, a standard, a room. */
const ofOther = /^(?:ral|ncs|en|rum|nr|\d+)$/i;
/** What a size is called, and its unit. */
const ofSize =
  /^(?:(?:(?:karm)?(?:ytter)?|modul|(?:vägg)?håls?|öppnings?|passage|dag(?:er)?|ljus|dörr)mått(?:et)?|karm|modul|(?:vägg)?hål|håltagning|(?:\p{L}*öppning|passage|passagebredd)(?:en)?|fri(?:tt|a)?|klart?|[bh]|mm)$/iu;

/** A text in which each size is one word. */
export function withPlainSizes(text: string): string {
  return withBareModule(text).replace(namedSides, '$1x').replace(spaced, '$1$2').replace(module, '');
}

/**
 * Reads the size among words that are no classes.
 *
 * @param text in which they stand
 */
export function readSizeBeside(words: readonly string[], text: string): SizeBeside {
  const [range] = ranged.exec(text) ?? [];
  if (range)
    return {
      size: '',
      sized: '',
      of: undefined,
      words: [],
      hint: ` ”${range.replace('-', '–')}” är ett spann: skriv det största måttet.`,
    };
  // One size is tried by each product's own page; of several nobody knows what they are of.
  const [both, ...more] = words.filter(isSize);
  const one = both ? undefined : readOneSide(words);
  const size = both ?? one?.size ?? '';
  const measured = size ? measureBeside(withPlainSizes(text), size) : undefined;
  return {
    size,
    sized: more[0] ? '' : `${wordOf(measured, one !== undefined)}${size}`,
    of: measured?.of,
    words: [
      ...(more[0] ? [] : [size]),
      ...(size ? words.filter((word) => ofSize.test(word)) : []),
      ...(one?.words ?? []),
    ],
    hint: one?.hint ?? (size ? undefined : moduleHint(words)),
  };
}

/** Asks of four digits that may be a module, and may be something else. */
function moduleHint(words: readonly string[]): string | undefined {
  const digits = words.find((word, at) => /^\d{4}$/.test(word) && !ofOther.test(words[at - 1] ?? ''));
  const size = digits && bareModule(digits);
  return size ? ` Är ${digits} ett modulmått? Skriv ${size}M.` : undefined;
}

/**
 * The word for what a size was measured on, where it is no frame; beside one side that is named, one that does not name
 * it again.
 */
function wordOf(measured: ReturnType<typeof measureBeside>, isSide: boolean): string {
  if (!measured || measured.of === 'frame') return '';
  return `${isSide && measured.of === 'clear' ? 'fri' : measured.word} `;
}
