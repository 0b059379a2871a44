import type { Product } from './schema.ts';

/**
 * The classes of the part that a product is sold as, one by one: what is built has one of them, and a model states one.
 * None where they are only stated as the most that it can have.
 */
export function ratingsOf({ facts: { fire } }: Pick<Product, 'facts'>): string[] {
  const [main] = fire;
  return main && !main.upTo ? main.classes : [];
}
