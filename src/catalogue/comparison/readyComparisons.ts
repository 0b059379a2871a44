/** Comparisons that many would make: what there is of one family in one class. */
import { elementsOf } from '../elementGroups.ts';
import { families } from '../families.ts';
import { classLetters, formatFireClass, parseFireClass, type FireClass } from '../classes/fireClass.ts';
import { productKeyOf } from '../productKey.ts';
import type { Product } from '../schema.ts';
import { categories, categoryNames } from '../vocabulary.ts';

/** ”Dörrar EI 60”, and the keys of the products. */
export type ReadyComparison = { name: string; keys: string[] };

/** By minutes, and of the same minutes what says more first. */
const byStrength = (a: FireClass, b: FireClass) =>
  a.minutes - b.minutes || classLetters.indexOf(b.letters) - classLetters.indexOf(a.letters);

/**
 * The products of each family that have the same class, where they are two at least and not more than stand side by
 * side. More of them part by material. Those that share several classes come once, under the one that says most.
 *
 * @param most as many as stand side by side
 */
export function readyComparisons(products: readonly Product[], most: number): ReadyComparison[] {
  const isComparison = (own: readonly unknown[]) => own.length > 1 && own.length <= most;
  const all = families.flatMap(({ name, kinds }) => {
    const members = products.filter(({ kind }) => kinds.includes(kind));
    const classes = new Map(
      members.flatMap((product) => ownClasses(product).map((one) => [formatFireClass(one), one] as const)),
    );
    return [...classes.values()].toSorted(byStrength).flatMap((one) => {
      const text = formatFireClass(one);
      const own = members.filter((product) => ownClasses(product).some((other) => formatFireClass(other) === text));
      const parts =
        own.length > most
          ? categories.map((category) => ({
              name: `${name} ${text}, ${categoryNames[category].toLowerCase()}`,
              own: own.filter((product) => product.category === category),
            }))
          : [{ name: `${name} ${text}`, own }];
      return parts.filter((part) => isComparison(part.own)).map((part) => ({ ...part, one }));
    });
  });
  const said = all.map((part) => ({ ...part, keys: part.own.map(productKeyOf) }));
  const isSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join();
  return said
    .filter((part) => !said.some((other) => isSame(part.keys, other.keys) && saysMore(other.one, part.one)))
    .map(({ name, keys }) => ({ name, keys }));
}

const ownClasses = ({ kind, facts }: Product) =>
  facts.fire
    .filter(({ element }) => elementsOf[kind].includes(element))
    .flatMap(({ classes }) => classes.flatMap((text) => parseFireClass(text) ?? []));

/** What each letter adds counts before the minutes: who has EI asks for EI. */
const saysMore = (a: FireClass, b: FireClass) =>
  (classLetters.indexOf(a.letters) - classLetters.indexOf(b.letters) || a.minutes - b.minutes) > 0;
