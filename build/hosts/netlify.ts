import { errorPages } from '../hosting.ts';

/** `productForm` in the words of `_redirects`. */
const productPattern = '/produkter/:category/:id';

/**
 * The text of `_redirects` for Netlify: which error page belongs to which address. Existing files win, because no rule
 * ends in `!`. Netlify itself leads to the canonical form of an address (its setting Pretty URLs, on by default).
 *
 * The file is not put beside the site, because Cloudflare would read it as well and refuse it.
 */
export function redirectsFile(): string {
  return `# Made by the build from build/hosting.ts.\n${productPattern} ${errorPages.product} 404\n/* ${errorPages.other} 404\n`;
}
