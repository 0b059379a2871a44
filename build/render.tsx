/** What the build and the development server ask for: the lists of pages, drawings and files for machines, and the text of each. */
import type { ReactElement, ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { PageFrame, type PageAssets } from '../src/components/PageFrame.tsx';
import { Islands } from '../src/engine/Island.tsx';
import { checkContent } from '../src/content/check.ts';
import { company } from '../src/content/company.ts';
import { pages } from '../src/pages/pages.tsx';
import { listDrawings, renderDrawing } from '../src/drawings/files.tsx';
import { listReaderFiles } from './machineFiles.ts';

export { checkContent, company, listDrawings, listReaderFiles, renderDrawing };

/** Where the browser finds what is not in the pages; `styles` by the name of the page's component. */
export type Assets = Omit<PageAssets, 'styles'> & { styles: Record<string, PageAssets['styles']> };

const islandFiles = import.meta.glob<Record<string, unknown>>('../src/components/**/*.island.tsx', { eager: true });
const known = new Set(
  Object.entries(islandFiles).map(([file, module]) => module[file.split('/').at(-1)?.split('.')[0] ?? '']),
);

const kindOf = ({ type }: ReactElement) => (type as { name: string }).name;

/** Names of the components that pages are made of, each once: the files in src/pages. */
export function listPageKinds(): string[] {
  return [...new Set(pages().map(({ element }) => kindOf(element)))];
}

/** Addresses of all pages. `file` is where a static host looks for it, below the root of the site. */
export function listPages(): { path: string; file: string; indexed: boolean }[] {
  return pages().map(({ path, indexed = true }) => ({
    path,
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    indexed,
  }));
}

let pageByPath: Map<string, ReturnType<typeof pages>[number]> | undefined;

/** The complete HTML of the page at `path`; undefined when there is none. */
export async function renderPage(path: string, { styles, font, script }: Assets): Promise<string | undefined> {
  pageByPath ??= new Map(pages().map((page) => [page.path, page]));
  const element = pageByPath.get(path)?.element;
  const sheet = element && styles[kindOf(element)];
  if (!sheet) return undefined;
  return renderToText(
    <Islands value={{ known }}>
      <PageFrame path={path} styles={sheet} font={font} script={script}>
        {element}
      </PageFrame>
    </Islands>,
  );
}

async function renderToText(element: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element);
  let text = '';
  for await (const chunk of prelude) text += String(chunk);
  return text;
}
