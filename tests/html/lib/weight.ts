/** What a page makes a browser fetch, derived from the built files alone. */
import { posix } from 'node:path';
import { products } from '../../../src/catalogue/products.ts';
import { paths } from '../../../src/content/paths.ts';
import { resources } from './addresses.ts';
import { all, attribute } from './dom.ts';
import { readSite, siteFiles, type Page } from './site.ts';

/** Scripts that an island fetches only for an address that asks for them, or for a click. */
const askedFor = /\/(?:AddToSchedule\.island|enquiry|judge|paste|csv|scheduleXlsx|scheduleFile)-/;

/** Scripts that make or read a file for the visitor: they come with that file. */
const writers = /\/(?:dxfInSize|ifcInSize|ids|csv|scheduleXlsx|scheduleFile)-/;

/** Scripts that make a file of the page's product, whose values come as a module of their own. */
const ofProduct = /\/(?:dxfInSize|ifcInSize)-/;

const pictures = /\.(?:svg|avif|webp|jpe?g|png|gif|webmanifest)$/;

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

/** Scripts that come by themselves when the page has loaded, or as it is read: React and the islands of the page. */
export function lateScripts(page: Page): string[] {
  const early = earlyScripts(page);
  const react = early.flatMap(lateImports).filter((file) => !file.includes('.island-'));
  return reach([...react, ...islandScripts(page, ['load', 'visible'])], unaskedImports, early);
}

/** Scripts that come only when the visitor uses their part of the page. */
export function scriptsOnUse(page: Page): string[] {
  return reach(islandScripts(page, ['use']), staticImports, [...earlyScripts(page), ...lateScripts(page)]);
}

/** The same, part by part. */
export function scriptsOfEachUse(page: Page): string[][] {
  const there = [...earlyScripts(page), ...lateScripts(page)];
  return islandScripts(page, ['use']).map((script) => reach([script], staticImports, there));
}

/** Scripts that tools fetch for a further step, or for an address that asks for more. */
export function scriptsOfSteps(page: Page): string[] {
  const others = [...earlyScripts(page), ...lateScripts(page), ...scriptsOnUse(page)];
  const steps = stepsOf(page).filter((file) => !writers.test(file));
  return reach(steps, (file) => everyImport(file).filter((other) => !writers.test(other)), others);
}

/**
 * For each file that a visitor can request, and each text to copy: the scripts that come with that click, libraries
 * included.
 */
export function scriptsOfFiles(page: Page): string[][] {
  const others = [earlyScripts, lateScripts, scriptsOnUse, scriptsOfSteps].flatMap((of) => of(page));
  const makers = [...stepsOf(page), ...others.flatMap(lateImports)].filter((file) => writers.test(file));
  const model = products.filter((product) => paths.product(product) === page.path).map(paths.productModel);
  const copied = all(page.document, '[data-island="CopyText"]').flatMap((island) => {
    const { module } = JSON.parse(attribute(island, 'data-props') ?? '{}') as { module?: string };
    return module ? [[module]] : [];
  });
  return [
    ...copied,
    ...[...new Set(makers)].map((file) => [
      ...reach([file], everyImport, others),
      ...(ofProduct.test(file) ? model : []),
    ]),
  ];
}

function stepsOf(page: Page): string[] {
  const asked = lateScripts(page)
    .flatMap(lateImports)
    .filter((file) => askedFor.test(file));
  return [...islandScripts(page, ['use']).flatMap(lateImports), ...asked];
}

function islandScripts({ document }: Page, moments: string[]): string[] {
  return all(document, '[data-island]')
    .filter((island) => moments.includes(attribute(island, 'data-when') ?? ''))
    .map((island) => {
      const name = attribute(island, 'data-island');
      const file = siteFiles.find((candidate) => candidate.startsWith(`/assets/${name}.island-`));
      if (!file) throw new Error(`The island ${name} has no script.`);
      return file;
    });
}

/**
 * Everything that the page fetches by itself apart from pictures, the page included. Icon and manifest only name the
 * page and do not count.
 */
export function requests(page: Page): string[] {
  const fetched = resources(page.document).map(({ address }) => address);
  return [...new Set([page.path, ...fetched.filter((address) => !pictures.test(address)), ...lateScripts(page)])];
}

/** All files reached from `start`, without those that are `there` already and what they reach. */
function reach(start: string[], next: (file: string) => string[], there: string[] = []): string[] {
  const reached = new Set<string>();
  const follow = (file: string) => {
    if (reached.has(file) || there.includes(file)) return;
    reached.add(file);
    next(file).forEach(follow);
  };
  start.forEach(follow);
  return [...reached];
}

const staticImports = (file: string) => imports(file, /(?:\bfrom|\bimport|\})\s*["'`](\.[^"'`]+\.js)["'`]/g);
const everyImport = (file: string) => [...staticImports(file), ...lateImports(file)];
const unaskedImports = (file: string) => everyImport(file).filter((other) => !askedFor.test(other));
const lateImports = (file: string) => imports(file, /\bimport\(\s*["'`](\.[^"'`]+\.js)["'`]/g);

function imports(file: string, pattern: RegExp): string[] {
  return Array.from(readSite(file).toString('utf8').matchAll(pattern), ([, path = '']) =>
    posix.join(posix.dirname(file), path),
  );
}
