/** What can be put into the fire test: every class of every product. */
import { productKeyOf } from '../productKey.ts';
import { formatFireClass, parseFireClass } from './fireClass.ts';
import type { TestedClass } from './fireTest.ts';
import type { Product } from '../schema.ts';
import { elementNames } from '../vocabulary.ts';

/** A class of a product, small enough that the browser gets all of them. */
export type FireRun = TestedClass & {
  /** Its name in addresses: ”aluminium-2.EI60”. */
  id: string;
  title: string;
  /**
   * The printed class, ”EI 60”, with the part that has it where it is not the one that the product is sold as:
   * ”glasparti EI 120”.
   */
  name: string;
};

/**
 * The classes of a product, those of the part that it is sold as first; a class that several parts have is told once.
 */
export function fireRunsOf(product: Pick<Product, 'category' | 'id' | 'title' | 'facts'>): FireRun[] {
  const runs = product.facts.fire.flatMap(({ element, classes }, index) =>
    classes.flatMap((text): FireRun[] => {
      const parsed = parseFireClass(text);
      if (!parsed) return [];
      const printed = formatFireClass(parsed);
      return [
        {
          id: `${productKeyOf(product)}.${text.replaceAll(/\s/g, '')}`,
          title: product.title,
          name: index === 0 ? printed : `${elementNames[element]} ${printed}`,
          letters: parsed.letters,
          minutes: parsed.minutes,
        },
      ];
    }),
  );
  return runs.filter(({ id }, index) => runs.findIndex((run) => run.id === id) === index);
}

/** Classes without a product, for whoever wants to know what their letters are worth. */
export const classRuns: FireRun[] = ([30, 60] as const).flatMap((minutes) =>
  (['E', 'EW', 'EI'] as const).map((letters) => ({
    id: `${letters}${minutes}`,
    title: 'bara klassen',
    name: formatFireClass({ letters, minutes }),
    letters,
    minutes,
  })),
);

/** The runs that begin the comparison: the first two of an hour, one that insulates and one that is only tight. */
export function firstRuns(runs: readonly FireRun[]): FireRun[] {
  const find = (letters: string) => runs.find((run) => run.letters === letters && run.minutes === 60);
  const chosen = [find('EI'), find('E')].filter((run) => run !== undefined);
  return chosen.length > 0 ? chosen : runs.slice(0, 1);
}

/**
 * The class that says most of a product: of the part that it is sold as, insulating before limiting radiation before
 * tight, and then the longest.
 */
export function strictestRun(runs: readonly FireRun[]): FireRun[] {
  const rank = ({ letters, minutes }: FireRun) => 'EWI'.indexOf(letters.at(-1) ?? '') * 1000 + minutes;
  return runs
    .filter(({ name, letters }) => name.startsWith(letters))
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, 1);
}
