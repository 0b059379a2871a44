import { errorPages } from '../hosting.ts';

/** `productForm` in the words of `_redirects`. */
const productPattern = '/produkter/:category/:id';

/**
 * The text of `_redirects` for Netlify: where nothing is, which page says so. A file that is there goes first, because
 * no rule ends in `!`. The canonical forms of addresses are Netlify's own work (its setting Pretty URLs, which is on by
 * default).
 *
 * It is not put beside the site, because Cloudflare would read it as well and refuses the status 404.
 */
export function redirectsFile(): string {
  return `# Made by the build from build/hosting.ts.\n${productPattern} ${errorPages.product} 404\n/* ${errorPages.other} 404\n`;
}
