/** What is added here by rows and characters. Longer lists are left to their own page, which knows how long one may be. */
export const addLimits = { rows: 1000, characters: 100_000 };

/**
 * Adds a row with nothing but a product to a list as the browser keeps it (see address.ts), without the code that reads the list: the
 * pages of products do not have it. Undefined where the list is too long for that, or is none.
 *
 * @param product its key, ”aluminium-2”
 */
export function addProduct(list: string, product: string): string | undefined {
  const isShort = countRows(list) < addLimits.rows && list.length < addLimits.characters;
  return isShort && /^(?:1!|1?$)/.test(list) ? `${list || '1'}!~~${product}` : undefined;
}

/** Rows in a list as the browser keeps it. */
export function countRows(list: string): number {
  return list.split('!').length - 1;
}
