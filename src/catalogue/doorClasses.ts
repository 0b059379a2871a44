import { formatFireClass, parseFireClass } from './fireClass.ts';
import type { Product } from './schema.ts';

/** From the lowest to the highest EI class that a door among the products has: ”EI 30–EI 120”. Empty when none has one. */
export function doorClasses(products: readonly Pick<Product, 'facts'>[]): string {
  const classes = products
    .flatMap(({ facts }) => facts.fire.filter(({ element }) => element === 'door'))
    .flatMap((part) => part.classes.flatMap((text) => parseFireClass(text) ?? []))
    .filter(({ letters }) => letters === 'EI')
    .toSorted((a, b) => a.minutes - b.minutes);
  const ends = [classes[0], classes.at(-1)].flatMap((end) => (end ? [formatFireClass(end)] : []));
  return [...new Set(ends)].join('–');
}
