/** The fire classes of a product as they are set in headings, on cards and in drawings: by the part that has them. */
import { formatFireClass, parseFireClass, type FireClass } from './fireClass.ts';
import type { Product } from './schema.ts';
import { elementNames, type Element } from './vocabulary.ts';

/** Classes of one part. The first part of a product is what it is sold as; the others are said smaller, with their name. */
export type ClassLine = {
  element: Element;
  /** The part in Swedish. */
  role: string;
  /** Printed classes, few enough for a line: ”EI 60”, ”RE, REW och REI 30–60”. */
  classes: string[];
  /** The same as running text: ”EI 60 eller EI 90”, ”upp till E 120”. */
  text: string;
};

/** More classes than these are grouped by their letters. */
const mostSingle = 4;

/** The classes of a product by part, the part that it is sold as first. */
export function classLinesOf({ facts }: Pick<Product, 'facts'>): ClassLine[] {
  return facts.fire.map(({ element, classes, upTo, either }) => {
    const parsed = classes.flatMap((text) => parseFireClass(text) ?? []);
    const printed = parsed.length > mostSingle ? grouped(parsed) : parsed.map(formatFireClass);
    return {
      element,
      role: elementNames[element],
      classes: printed,
      text: (upTo ? 'upp till ' : '') + list(printed, either ? 'eller' : 'och'),
    };
  });
}

/** Joins letters that have the same minutes: ”EI 30”, ”RE, REW och REI 30–60”. */
function grouped(classes: FireClass[]): string[] {
  const minutesByLetters = Map.groupBy(classes, ({ letters }) => letters);
  const lettersByMinutes = Map.groupBy(minutesByLetters, ([, same]) => same.map(({ minutes }) => minutes).join('–'));
  return Array.from(lettersByMinutes, ([minutes, entries]) => {
    const letters = entries.map(([name]) => name);
    const times = minutes.split('–');
    const range = times.length > 1 ? `${times[0]}–${times.at(-1)}` : minutes;
    return `${list(letters, 'och')}\u00a0${range}`;
  });
}

function list(parts: readonly string[], word: string): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}
