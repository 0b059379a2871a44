/**
 * How the site is served, whoever serves it: addresses, error pages, cache lifetimes, types. The local server and the
 * edge worker use these rules as they are; `build/hosts/` translates them for the other hosts. `headers.ts` holds the
 * headers.
 *
 * The patterns are written so that JavaScript, nginx (PCRE) and Caddy (RE2) read them alike: no look-around, no flags.
 */

/**
 * An address that has another, canonical form: slashes, `.html` or `/index` at its end. The first group is that form;
 * empty is `/`.
 */
export const otherForm = /^(|\/.*?)(?:\/index(?:\.html)?|\.html|\/)+$/;

/** The other forms of `/`, for hosts that do not understand an empty group as the home page. */
export const otherFormOfHome = /^(?:\/index(?:\.html)?)+\/?$/;

/** Redirects to the canonical form are permanent and keep the method. Cloudflare has its own (307). */
export const redirectStatus = 308;

/** An address formed like a product's. Where nothing is, it is answered with a page of its own. */
export const productForm = /^\/produkter\/[^/]+\/[^/]+\/?$/;

/** Pages for addresses where nothing is. They have no address of their own. */
export const errorPages = { product: '/produkt-saknas.html', other: '/404.html' } as const;

/** Files that are never answered by their own name: dot files, what other hosts read, and the compressed twins. */
export const hiddenFiles = /\/\.|^\/_(?:headers|redirects)$|\.(?:br|gz)$/;

/** Characters that no path of the site has and that could mean something to a file system; answered with status 400. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
export const malformed = /[\x00-\x1f\x7f\\]/;

/** The one public folder whose name begins with a dot. */
export const wellKnown = '/.well-known/';

/**
 * How long an answer may be kept. Assets carry a hash in their names, so they never change. Pages are revalidated each
 * time: that costs an answer without a body (304) and shows a correction at once. Everything else (film, drawings,
 * icons, texts for robots) keeps its name when it changes. An hour is how long such a change may go unseen, and it
 * saves all but the first request of a visit.
 */
export const cacheRules = {
  page: 'public, max-age=0, must-revalidate',
  asset: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
} as const;

/** Where the files with a hash in their names lie. */
export const assetFolder = '/assets/';

/**
 * The type of every kind of file that the site has, by the end of its name. Texts say their encoding, because they are
 * Swedish.
 */
export const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  pdf: 'application/pdf',
  ics: 'text/calendar; charset=utf-8',
  dxf: 'image/vnd.dxf',
  ifc: 'application/x-step',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Files whose type their name does not tell. */
export const typesByPath: Record<string, string> = {
  '/speculation-rules.json': 'application/speculationrules+json',
};

/** How long an answer with this file may be kept: a `Cache-Control` header. */
export function cacheRule(file: string): string {
  if (file.endsWith('.html')) return cacheRules.page;
  return file.startsWith(assetFolder) ? cacheRules.asset : cacheRules.file;
}

/** The `Content-Type` of a file; undefined when its kind is not known. */
export function contentType(file: string): string | undefined {
  return typesByPath[file] ?? contentTypes[/\.(\w+)$/.exec(file)?.[1] ?? ''];
}

/** Whether files of a type are compressed by themselves, so that compressing them again gains nothing. */
export function isCompressed(type: string): boolean {
  return /^(?:image\/(?!svg|vnd\.dxf)|video\/|font\/|application\/(?:pdf|zip|vnd\.openxml))/.test(type);
}

/** The canonical form of a path; a path that has it is returned as it is. */
export function canonicalPath(path: string): string {
  const match = path === '/' ? null : otherForm.exec(path);
  return match ? match[1] || '/' : path;
}

/** The page that says that nothing is at a path. */
export function errorPageFor(path: string): (typeof errorPages)[keyof typeof errorPages] {
  return productForm.test(path) ? errorPages.product : errorPages.other;
}

/** Whether a path names a file that is not for visitors. */
export function isHidden(path: string): boolean {
  return hiddenFiles.test(path.startsWith(wellKnown) ? path.slice(wellKnown.length - 1) : path);
}
