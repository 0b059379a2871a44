/** What the build and the development server ask for: the lists of pages, drawings and files for machines, and the text of each. */
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { checkContent } from '../src/content/check.ts';
import { company } from '../src/content/company.ts';
import { pages } from '../src/pages/pages.tsx';
import { Document, type Assets } from '../src/engine/Document.tsx';
import { listDrawings, renderDrawing } from '../src/drawings/files.tsx';
import { listReaderFiles } from './machineFiles.ts';

export { checkContent, company, listDrawings, listReaderFiles, renderDrawing };

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
export async function renderPage(path: string, assets: Assets): Promise<string | undefined> {
  pageByPath ??= new Map(pages().map((page) => [page.path, page]));
  const page = pageByPath.get(path);
  if (!page) return undefined;
  return renderToText(
    <Document path={path} assets={assets} detailed={page.detailed ?? true}>
      {page.render()}
    </Document>,
  );
}

async function renderToText(element: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element);
  let text = '';
  for await (const chunk of prelude) text += String(chunk);
  return text;
}
