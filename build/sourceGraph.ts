/** Which source files import which, read from the files themselves: the same in a build and while developing. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';

/** A file and every project file that it imports, directly or not, in the order in which they are evaluated; absolute paths. */
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

/** Project files that a script imports when it runs; types, packages and what is imported late are left out. */
function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const reexported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? moduleRequest.value : [])),
  );
  return [...imported, ...reexported]
    .filter((request) => request.startsWith('.'))
    .map((request) => resolve(dirname(file), request.replace(/\?.*/, '')));
}
