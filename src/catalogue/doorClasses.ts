import { classLetters, formatFireClass, parseFireClass } from './classes/fireClass.ts';
import type { Product } from './schema.ts';

type Products = readonly Pick<Product, 'facts'>[];

const classesOf = (products: Products) =>
  products
    .flatMap(({ facts }) => facts.fire.filter(({ element }) => element === 'door'))
    .flatMap((part) => part.classes.flatMap((text) => parseFireClass(text) ?? []));

/**
 * From the lowest to the highest EI class that a door among the products has: ”EI 30–EI 120”. Empty when none has one.
 */
export function doorClasses(products: Products): string {
  const classes = classesOf(products)
    .filter(({ letters }) => letters === 'EI')
    .toSorted((a, b) => a.minutes - b.minutes);
  const ends = [classes[0], classes.at(-1)].flatMap((end) => (end ? [formatFireClass(end)] : []));
  return [...new Set(ends)].join('–');
}

/** The letters that doors among the products have beside EI: `['E', 'EW']`. */
export function otherDoorLetters(products: Products): string[] {
  const own = new Set(classesOf(products).map(({ letters }) => letters));
  return classLetters.filter((letters) => letters !== 'EI' && own.has(letters));
}
