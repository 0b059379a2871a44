/** The built site as the tests see it: its files, its pages, and where an address leads. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../../../scripts/lib/project.ts';
import { findRoute } from '../../../server/route.ts';
import { company } from '../../../src/content/company.ts';
import { products } from '../../../src/catalogue/products.ts';
import { textParts } from '../../../src/catalogue/textParts.ts';
import { paths } from '../../../src/content/paths.ts';
import { toolLinks } from '../../../src/content/toolLinks.ts';
import { parse, type HtmlElement } from './dom.ts';

/** A page of the built site. */
export type Page = {
  /** Its address, `/produkter/steel/3`; the two error pages go by the names of their files. */
  path: string;
  /** File below the site's folder. */
  file: string;
  html: string;
  document: HtmlElement;
};

const siteFolder = folders.localSite;
if (!existsSync(join(siteFolder, 'index.html')))
  throw new Error(`There is no built site in ${siteFolder}: "npm test -- build" makes one.`);

/** Addresses that search engines list: those of the specification's section 2, and the tools. */
export const indexedPaths: string[] = [
  paths.home,
  paths.products,
  ...products.map(paths.product),
  paths.gallery,
  paths.about,
  paths.contact,
  ...toolLinks.map(({ href }) => href),
];

/** Pages that are shown for other addresses and have none of their own. */
export const errorPaths = { page: '/404', product: '/produkt-saknas' };

/** All files below the site's folder, with a slash before. */
export const siteFiles: string[] = globSync('**/*', { cwd: siteFolder })
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .filter((file) => statSync(join(siteFolder, file)).isFile());

/** Every HTML page that was built. */
export const sitePages: Page[] = siteFiles
  .filter((file) => file.endsWith('.html'))
  .toSorted()
  .map((file) => {
    const html = readSite(file).toString('utf8');
    return { path: file.replace(/\.html$/, '').replace(/^\/index$/, '/'), file, html, document: parse(html) };
  });

const isFile = new Set(siteFiles);

/** The bytes of a file of the site. */
export function readSite(file: string): Buffer {
  return readFileSync(join(siteFolder, file));
}

/** Bytes of a file as hosts send it, from its brotli copy. */
export function brotliBytes(file: string): number {
  if (!isFile.has(`${file}.br`))
    throw new Error(`${file} has no brotli copy beside it: see writeWithCopies in build/build.ts.`);
  return statSync(join(siteFolder, `${file}.br`)).size;
}

/** A text of the content as pages show it, with some spaces that do not break. */
export function shown(text: string): string {
  return textParts(text)
    .map((part) => part.text)
    .join('');
}

/** The page at `path`. */
export function sitePage(path: string): Page {
  const page = sitePages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not built.`);
  return page;
}

/**
 * Where an address of a page leads, by the rules of the server.
 *
 * @returns the file, as `/produkter.html`, or a sentence that says what is wrong
 */
export function followAddress(address: string, from: Page): { file: string } | { problem: string } {
  const url = new URL(address, company.website + from.path);
  if (url.origin !== company.website) return { problem: `${address} leads to another site` };
  const route = findRoute(url.pathname, (path) => isFile.has(path));
  if (route.kind === 'file') return { file: route.path };
  return {
    problem:
      route.kind === 'redirect'
        ? `${address} is redirected: write ${route.to}`
        : `${address} leads nowhere: no page or file of the site has this address`,
  };
}
