/** What a single cell or word says by itself: a class, a number of doors, the side of the hinges, the swing. */
import { parseFireClasses } from '../classes/fireClass.ts';
import { measureIn } from '../fit/measureWords.ts';
import type { Measure } from '../fit/size.ts';

/** Whether a cell says nothing: it is empty, or a dash stands in it. */
export const isEmpty = (text: string) => /^[-–—]?$/.test(text);

/** Whether every word of a text is understood as a class. */
export function isClass(text: string): boolean {
  const { classes, unknown, ...others } = parseFireClasses(text);
  return unknown.length === 0 && classes.length + Object.keys(others).length > 0;
}

/** A class of older rules or a German one, ”A60”, ”T 30”. It may as well be a littera or a room. */
export const oldClass = /^[abt][- ]?(?:[369]0|15|120)$/i;

/**
 * What can only be a class, even if it is not one that is understood: ”EI-C 60”, ”EI 25”, ”EI 30/60”, ”EI 30–60”, a
 * range of sound, ”Rw+C 35 dB”.
 */
export const strangeClass =
  /^(?:R?E[IW]\d?(?:[- ]|S(?:200|[am])|C\d?)*\d{2,3}(?:(?:\/| ?[-–] ?)\d{2,3})?|R\W?w[-–+ctr\d =:≥>]*\d\d(?: ?dB)?|\d\d ?[-–] ?\d\d ?dB)$/i;

/** Whether a text is a class, or can only be meant as one. */
export const isLikeClass = (text: string) => isClass(text) || strangeClass.test(text);

/** The largest bare number that is read as a number of doors without a heading: a larger one may be anything. */
const mostGuessed = 50;

/**
 * ”2”, ”2 st”, ”st 2”, ”2 (st)”, and as spreadsheets write them ”2,0” and ”1 000”.
 *
 * @param label the heading above it; '' where there is none
 */
export function readCount(text: string, label?: string): number | undefined {
  const [, digits] = /^(?:st )?([1-9]\d{0,3}|[1-9][ \u00a0]\d{3})(?:,0+)?(?: ?\(?stk?\.?\)?)?$/i.exec(text) ?? [];
  return digits && !(label === '' && Number(text) > mostGuessed) ? Number(digits.replace(/\D/, '')) : undefined;
}

/**
 * A number of doors that is uncertain, ”ca 4”, or written as a sum, ”2+1”. The visitor has to be told that it was read.
 */
export function readLooseCount(text: string): number | undefined {
  const parts = text.replace(/^(?:ca|cirka|c:a)\.? ?/i, '').split(/ ?\+ ?/);
  return readCount(String(parts.reduce((sum, part) => sum + (readCount(part) ?? NaN), 0)));
}

/** What may follow a size: two leaves, ”13x21 par”, or the side of the hinges, ”9x21 H”, ”10x21V”. */
export const behindSize = /[ ,/-]*(?<=[\dm][ ,/-]*)(?:(par(?:dörr)?)|([hv](?:[äö]\p{L}*)?))$/iu;

/** ”V”, ”VH”, ”Hö”, ”vänster”, ”högerhängd”. */
export function readHanging(text: string): 'V' | 'H' | undefined {
  const [, letter] = /^(v|h)(?:(?<=v)ä(?:nster)?|(?<=h)ö(?:ger)?)?(?:-?häng(?:d|t|ning)|h)?$/i.exec(text) ?? [];
  return letter ? (letter.toUpperCase() as 'V' | 'H') : undefined;
}

/** The side of the hinges followed by the swing: ”HU”, ”V in”, ”vänster, utåt”. */
export const behindHanging = /^([vh]\p{L}*?)[ ,/-]*((?:in|ut)(?:åt\p{L}*)?|[iu])$/iu;

/** ”in”, ”utåt”, ”inåtgående”. */
export function readSwing(text: string): 'in' | 'out' | undefined {
  const [, word] = /^(in|ut|i|u)(?:(?<=in|ut)åt(?:gående|slående)?)?$/i.exec(text) ?? [];
  return word ? (word.toLowerCase().startsWith('i') ? 'in' : 'out') : undefined;
}

/** What a size is measured on, by its name in a heading or a file. */
export function readMeasure(text: string): Measure | undefined {
  const of = measureIn(text)?.of;
  return of === 'clear' ? undefined : of;
}
