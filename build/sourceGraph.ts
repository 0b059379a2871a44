/** Which source files import which, read from the files themselves: the same in a build and while developing. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

/**
 * A file and every project file that it imports, directly or not, in the order in which they are evaluated; absolute
 * paths.
 */
export function reach(...files: string[]): string[] {
  const reached = new Set<string>();
  const entered = new Set<string>();
  const enter = (file: string) => {
    if (entered.has(file)) return;
    entered.add(file);
    importsOf(file).forEach(enter);
    reached.add(file);
  };
  files.forEach(enter);
  return [...reached];
}

const known = new Map<string, { changed: number; imports: string[] }>();

/** Project files that a script imports when it runs; types, packages and what is imported late are left out. */
function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const changed = statSync(file).mtimeMs;
  const before = known.get(file);
  if (before?.changed === changed) return before.imports;
  const imports = readImports(file);
  known.set(file, { changed, imports });
  return imports;
}

function readImports(file: string): string[] {
  return importsIn(file, readFileSync(file, 'utf8'))
    .filter(({ request, isType, isLate }) => request.startsWith('.') && !isType && !isLate)
    .map(({ request }) => resolve(dirname(file), request.replace(/\?.*/, '')));
}

/** What a script imports, as it is written there: for its types alone, late (`import()`), or when it begins to run. */
export function importsIn(file: string, text: string): { request: string; isType: boolean; isLate: boolean }[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
      isLate: false,
    })),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? { request: moduleRequest.value, isType, isLate: false } : [],
      ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      request: text.slice(start + 1, end - 1),
      isType: false,
      isLate: true,
    })),
  ];
}

/** Hash of a module and of all project files that it imports: the cache key of what they make. */
export function codeKey(file: string): string {
  const hash = createHash('sha256');
  for (const part of reach(file)) hash.update(readFileSync(part));
  return hash.digest('hex');
}

/**
 * The scripts of each page that no other page has, by the page's name: `src/pages/${page}.tsx` and what it alone
 * imports of pages, components and content, as paths from the project's folder.
 */
export function pageScripts(root: string, pages: string[]): Map<string, string[]> {
  const isScript = /^src\/(?:pages|components|content)\/.*\.tsx?$/;
  const reached = pages.map((page) => {
    const files = reach(join(root, `src/pages/${page}.tsx`)).map((file) => relative(root, file).replaceAll('\\', '/'));
    return [page, files.filter((file) => isScript.test(file))] as const;
  });
  const uses = Map.groupBy(
    reached.flatMap(([, files]) => files),
    (file) => file,
  );
  return new Map(reached.map(([page, files]) => [page, files.filter((file) => uses.get(file)?.length === 1)]));
}
