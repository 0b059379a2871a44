import { claimsOf } from '../classes/claims.ts';
import { formatFireClass } from '../classes/fireClass.ts';
import type { Product } from '../schema.ts';

/**
 * The class that a product is sold with, ”EI 60”, as a requirement is written; '' where there are several to choose
 * from, or it is the highest of them.
 */
export function ownClassOf(product: Product): string {
  const [part] = claimsOf(product).parts;
  const [only, ...others] = part && !part.upTo && !part.optional ? part.classes : [];
  return only && others.length === 0 ? formatFireClass(only).replaceAll('\u00a0', ' ') : '';
}
