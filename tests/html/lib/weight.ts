/** What a page makes a browser fetch, told from the built files alone. */
import { posix } from 'node:path';
import { resources } from './addresses.ts';
import { all, attribute } from './dom.ts';
import { readSite, type Page } from './site.ts';

const pictures = /\.(?:svg|avif|webp|jpe?g|png|gif)$/;

/** Scripts that are fetched before the page has loaded, with everything that they import at once. */
export function earlyScripts({ document }: Page): string[] {
  const named = [
    ...all(document, 'script[src]').map((script) => attribute(script, 'src')),
    ...all(document, 'link[rel="modulepreload"]').map((link) => attribute(link, 'href')),
  ];
  return reach(
    named.filter((file) => file !== undefined),
    staticImports,
  );
}

/** Every script that the page may ever fetch. */
export function allScripts(page: Page): string[] {
  return reach(earlyScripts(page), (file) => [...staticImports(file), ...lateImports(file)]);
}

/** Everything that the page may fetch by itself apart from pictures, the page included; the icon is no picture of the page. */
export function requests(page: Page): string[] {
  const icons = all(page.document, 'link[rel="icon"]').flatMap((link) => attribute(link, 'href') ?? []);
  const fetched = resources(page.document).map(({ address }) => address);
  return [
    ...new Set([page.path, ...icons, ...fetched.filter((address) => !pictures.test(address)), ...allScripts(page)]),
  ];
}

function reach(start: string[], next: (file: string) => string[]): string[] {
  const reached = new Set<string>();
  const follow = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    next(file).forEach(follow);
  };
  start.forEach(follow);
  return [...reached];
}

const staticImports = (file: string) => imports(file, /(?:\bfrom|\bimport|\})\s*["'`](\.[^"'`]+\.js)["'`]/g);
const lateImports = (file: string) => imports(file, /\bimport\(\s*["'`](\.[^"'`]+\.js)["'`]/g);

function imports(file: string, pattern: RegExp): string[] {
  return Array.from(readSite(file).toString('utf8').matchAll(pattern), ([, path = '']) =>
    posix.join(posix.dirname(file), path),
  );
}
