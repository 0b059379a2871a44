/**
 * A page's style sheet: the styles of everything that the page imports, in the order of the imports. Components say
 * `import './X.css'` and nobody keeps a list.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { reach } from './sourceGraph.ts';

const prefix = '/@styles/';
const noStyles = '\0no-styles';

/** Address of the style sheet of a page while developing, and its name as an entry of the build. */
export const sheetAddress = (page: string): string => `${prefix}${page}.css`;

/** The style sheets that the page `src/pages/${page}.tsx` and the frame around it import; absolute paths. */
export function stylesOf(root: string, page: string): string[] {
  const start = [join(root, 'src/components/frame/PageFrame.tsx'), join(root, `src/pages/${page}.tsx`)];
  return reach(...start).filter((file) => file.endsWith('.css'));
}

/** Each page with the first page that imports the same style sheets: they share one sheet. */
export function sharedSheets(root: string, pages: string[]): Map<string, string> {
  const first = new Map<string, string>();
  return new Map(
    pages.map((page) => {
      const list = stylesOf(root, page).join();
      if (!first.has(list)) first.set(list, page);
      return [page, first.get(list) ?? page];
    }),
  );
}

/** Makes the sheets of the pages; to scripts an imported style sheet is nothing. */
export function styleSheets(root: string): Plugin {
  return {
    name: 'style-sheets',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith(prefix)) return source;
      return source.endsWith('.css') && /\.tsx?$/.test(importer ?? '') ? noStyles : undefined;
    },
    load(id) {
      if (id === noStyles) return '';
      if (!id.startsWith(prefix)) return undefined;
      const page = id.slice(prefix.length).replace(/\.css.*/, '');
      return stylesOf(root, page)
        .map((file) => file.replace(root, '').replaceAll('\\', '/'))
        .map((file) => `@import '${file}'${file.startsWith('/src/styles/') ? '' : ' layer(components)'};`)
        .join('\n');
    },
    hotUpdate({ file, modules }) {
      // The script's imports may have changed, and the sheets with them.
      if (!/\.tsx?$/.test(file)) return undefined;
      const sheets = [...this.environment.moduleGraph.idToModuleMap].filter(([id]) => id.startsWith(prefix));
      for (const [, sheet] of sheets) this.environment.moduleGraph.invalidateModule(sheet);
      return modules;
    },
  };
}
