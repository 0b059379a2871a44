import { errorPages } from '../hosting.ts';

/** `productForm` in the words of `_redirects`. */
const productPattern = '/produkter/:category/:id';

/**
 * The text of `_redirects` for Netlify: where nothing is, which page says so. A file that is there goes first, because no rule ends in `!`.
 * The canonical forms of addresses are Netlify's own work (its setting Pretty URLs, which is on by default).
 */
export function redirectsFile(): string {
  return `# Made by the build from src/site/hosting.ts.\n${productPattern} ${errorPages.product} 404\n/* ${errorPages.other} 404\n`;
}
