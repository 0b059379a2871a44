/**
 * Which folder may import which, and what may reach the browser.
 *
 * Whoever opens a folder need not know those above it. Types count too: a type from above is knowledge from above.
 * dependency-cruiser would say the same with 43 more packages, and reads no TypeScript without the compiler's API,
 * which TypeScript 7 does not have; the linter's rules see one import at a time and not what an island reaches through
 * others.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { importsIn } from '../../build/sourceGraph.ts';
import { root } from './project.ts';

/**
 * The folders from the lowest to the highest: each imports from those before it. Those on one line do not know each
 * other.
 */
const floors = [
  ['src/catalogue', 'src/engine'],
  ['src/content'],
  ['src/drawings'],
  ['src/documents'],
  ['src/mail', 'src/seo'],
  ['src/components'],
  ['src/pages', 'src/browser.ts'],
  ['build'],
  ['server'],
  ['scripts/lib'],
  ['bench', 'render', 'tests'],
  ['scripts'],
];

/** Where the browser's code begins: islands, and the first script of every page. */
const browserModules = /\.island\.tsx$|^src\/browser\.ts$/;

/**
 * Modules for the build alone, and those that would send all products, another page's prose or the company's data to
 * every visitor.
 */
const keptFromBrowser = [
  /^node:/,
  /^zod$/,
  /^(?:build|server|scripts)\//,
  /^src\/(?:pages|seo)\//,
  /^src\/catalogue\/(?:products|schema)\.ts$/,
  /^src\/content\/(?:company|projects|schema|check)\.ts$/,
  /^src\/(?:catalogue|content)\/.*\.json$/,
];

/** An import as it is written in a module: `to` is a path from the project's folder, or a package. */
export type Import = { to: string; isType: boolean };

/** All modules of the project by their paths, with what they import. */
export type Graph = Map<string, Import[]>;

/** Finds the patterns of `import.meta.glob` and their options. */
const globs = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'(?:, \{([^}]*)\})?/g;

/** Reads the project's modules. */
export function readImports(folder = root): Graph {
  const files = globSync('{src,build,server,scripts,tests,bench,render}/**/*.{ts,tsx,mjs}', {
    cwd: folder,
    exclude: ['**/node_modules'],
  });
  return new Map(
    files.map((file) => {
      const path = file.replaceAll('\\', '/');
      const text = readFileSync(join(folder, file), 'utf8');
      const imports = [
        ...importsIn(path, text).map(({ request, isType }) => ({ to: request, isType })),
        // All files that match a pattern. The address of an asset is no import, and one field of each file is not the
        // file.
        ...Array.from(text.matchAll(globs), ([, to = '', options = '']) => ({ to, options }))
          .filter(({ options }) => !/query|import: '(?!default)/.test(options))
          .map(({ to }) => ({ to, isType: false })),
      ];
      return [path, imports.map(({ to, isType }) => ({ to: resolve(path, to), isType }))];
    }),
  );
}

function resolve(from: string, to: string): string {
  return to.startsWith('.') ? posix.join(dirname(from), to).replace(/\?.*/, '') : to;
}

/** One sentence for each import that points upwards; tests beside the code may import anything. */
export function upwardImports(graph: Graph): string[] {
  return [...graph].flatMap(([from, imports]) => {
    if (/\.(?:test|d)\.tsx?$/.test(from)) return [];
    const wrong = imports.filter(({ to }) => {
      const [here, there] = [floorOf(from), floorOf(to)];
      return here !== undefined && there !== undefined && here.folder !== there.folder && here.floor <= there.floor;
    });
    return wrong.map(({ to }) => `${from} imports ${to}, which must not be known in ${floorOf(from)?.folder}.`);
  });
}

function floorOf(path: string): { folder: string; floor: number } | undefined {
  const all = floors.flatMap((folders, floor) => folders.map((folder) => ({ folder, floor })));
  return all
    .filter(({ folder }) => path === folder || path.startsWith(`${folder}/`))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

/**
 * One sentence for each forbidden module that the browser's code reaches, with the way to it. Imports of types alone
 * never arrive.
 */
export function browserImports(graph: Graph): string[] {
  return [...graph.keys()]
    .filter((path) => browserModules.test(path))
    .flatMap((start) => {
      const ways = new Map([[start, [start]]]);
      const found: string[] = [];
      // The map grows during the loop: breadth first, so that the shortest way is reported.
      for (const [path, way] of ways) {
        for (const { to, isType } of graph.get(path) ?? []) {
          if (isType || ways.has(to)) continue;
          if (keptFromBrowser.some((pattern) => pattern.test(to)))
            found.push(`${[...way, to].join(' → ')}: the last must not reach the browser.`);
          else ways.set(to, [...way, to]);
        }
      }
      return found;
    });
}
