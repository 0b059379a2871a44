/**
 * What is added here by rows and characters. Longer lists are left to their own page, which knows how long one may be.
 */
export const addLimits = { rows: 1000, characters: 100_000 };

/**
 * Adds a row with a product, and what is required of it, to a list as the browser keeps it (see address.ts), without
 * the code that reads the list: the pages of products do not have it. Undefined where the list is too long for that, or
 * is none.
 *
 * @param product its key, ”aluminium-2”
 * @param requirement ”EI 60”, or '' for none
 */
export function addProduct(list: string, product: string, requirement = ''): string | undefined {
  const cells = requirement && `~~~${encodeURIComponent(requirement).replaceAll('%20', '_')}`;
  const isShort = countRows(list) < addLimits.rows && list.length < addLimits.characters;
  return isShort && /^(?:1[!~]|1?$)/.test(list) ? `${list || '1'}!~~${product}${cells}` : undefined;
}

/** Rows in a list as the browser keeps it. */
export function countRows(list: string): number {
  return list.split('!').length - 1;
}
