import { canonicalPath, errorPageFor, errorPages, isHidden, malformed } from '../build/hosting.ts';

/** What the server does with a path. */
export type Route =
  /** A file of the site, as a path below its root. */
  | { kind: 'file'; path: string }
  /** The same page under its one address; the query is kept. */
  | { kind: 'redirect'; to: string }
  /** There is nothing; this page says so, with status 404. */
  | { kind: 'missing'; page: string }
  /** No path at all: status 400. */
  | { kind: 'malformed' };

const pagesWithoutAddress: string[] = Object.values(errorPages);

/**
 * Finds what a path refers to: pages have clean addresses (`/produkter`, `/produkter/steel/3`), and any other spelling
 * of one (`.html`, `/index.html`, a trailing slash) redirects to it in one step.
 *
 * @param pathname the path of the request's address as it was sent: percent-encoded, without the query
 * @param isFile tells whether a path below the site's root is a file
 */
export function findRoute(pathname: string, isFile: (path: string) => boolean): Route {
  const path = decode(pathname);
  if (path === null) return { kind: 'malformed' };
  const missing: Route = { kind: 'missing', page: errorPageFor(path) };
  // Two slashes at the start would make the redirect below leave the site.
  if (path.includes('//') || isHidden(path)) return missing;

  const clean = canonicalPath(path);
  const page = [`${clean === '/' ? '' : clean}.html`, `${clean === '/' ? '' : clean}/index.html`].find(
    (file) => file !== '.html' && isFile(file),
  );
  if (page && pagesWithoutAddress.includes(page)) return missing;
  if (page) return clean === path ? { kind: 'file', path: page } : { kind: 'redirect', to: encodeURI(clean) };
  return isFile(path) ? { kind: 'file', path } : missing;
}

/** @returns the decoded path, or null when it is malformed */
function decode(pathname: string): string | null {
  if (!pathname.startsWith('/')) return null;
  try {
    const path = decodeURIComponent(pathname);
    return malformed.test(path) || /(?:^|\/)\.\.?(?:\/|$)/.test(path) ? null : path;
  } catch {
    return null;
  }
}
