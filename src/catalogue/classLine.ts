/** The fire classes of a product as they are set in headings, on cards and in drawings: by the part that has them. */
import { formatFireClass, formatFireClasses, parseFireClass, type FireClass } from './classes/fireClass.ts';
import { joined } from './phrasing.ts';
import type { Product } from './schema.ts';
import { elementNames, type Element } from './vocabulary.ts';

/**
 * Classes of one part. The first part of a product is what it is sold as; the others are said smaller, with their name.
 */
export type ClassLine = {
  element: Element;
  /** The part in Swedish, and the others that have the same classes: ”dörr och glasparti”. */
  role: string;
  /** Printed classes, few enough for a line: ”EI 60”, ”RE, REW och REI 30–60”. */
  classes: string[];
  /** Every class, as a requirement is written: ”EI 60/EI 90”; of a choice the first. */
  requirement: string;
  /** The same as running text: ”EI 60 eller EI 90”, ”upp till E 120”. */
  text: string;
};

/** More classes than these are grouped by their letters. */
export const mostSingle = 4;

/** The classes of a product by part, the part that it is sold as first. */
export function classLinesOf({ facts }: Pick<Product, 'facts'>): ClassLine[] {
  const sameClasses = Map.groupBy(facts.fire, ({ classes, upTo, either }) => JSON.stringify([classes, upTo, either]));
  return Array.from(sameClasses.values()).flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    const { element, classes, upTo, either } = first;
    const parsed = classes.flatMap((text) => parseFireClass(text) ?? []);
    const many = parsed.length > mostSingle;
    const printed = many ? groupClasses(parsed).map(printGroup) : parsed.map(formatFireClass);
    return {
      element,
      role: joined(
        parts.map((part) => elementNames[part.element]),
        'och',
      ),
      classes: printed,
      requirement: formatFireClasses({ classes: either ? parsed.slice(0, 1) : parsed }),
      text: (upTo ? 'upp till ' : '') + joined(printed, either ? 'eller' : many ? 'samt' : 'och'),
    };
  });
}

/** Letters that have the same minutes: EI with 30; RE, REW and REI with 30, 45 and 60. */
export function groupClasses(classes: FireClass[]): { letters: string[]; minutes: number[] }[] {
  const byLetters = Map.groupBy(classes, ({ letters }) => letters);
  const byMinutes = Map.groupBy(byLetters, ([, same]) => same.map(({ minutes }) => minutes).join());
  return Array.from(byMinutes.values(), (entries) => ({
    letters: entries.map(([letters]) => letters),
    minutes: entries[0]?.[1].map(({ minutes }) => minutes) ?? [],
  }));
}

/** ”EI 30”, ”RE, REW och REI 30–60”. */
function printGroup({ letters, minutes }: ReturnType<typeof groupClasses>[number]): string {
  return `${joined(letters, 'och')}\u00a0${[...new Set([minutes[0], minutes.at(-1)])].join('–')}`;
}
