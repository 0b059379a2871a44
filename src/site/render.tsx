/** What the build and the development server ask for: the list of pages and drawings, and the text of each. */
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { checkContent, company, products, projects } from '../content/content.ts';
import { Elevation } from '../drawings/Elevation.tsx';
import { HeroDrawing } from '../drawings/HeroDrawing.tsx';
import { ProjectDrawing } from '../drawings/ProjectDrawing.tsx';
import { pages } from '../pages/pages.tsx';
import { Document, type Assets } from './Document.tsx';
import { paths } from './paths.ts';

export { checkContent, company };

/** Addresses of all pages. `file` is where a static host looks for it, below the root of the site. */
export function listPages(): { path: string; file: string; indexed: boolean }[] {
  return pages().map(({ path, indexed = true }) => ({ path, file: path === '/' ? 'index.html' : `${path.slice(1)}.html`, indexed }));
}

/** The complete HTML of the page at `path`; undefined when there is none. */
export async function renderPage(path: string, assets: Assets): Promise<string | undefined> {
  const page = pages().find((candidate) => candidate.path === path);
  if (!page) return undefined;
  return renderToText(
    <Document path={path} assets={assets}>
      {page.render()}
    </Document>,
  );
}

/** The drawings that stand in for photographs, as standalone SVG files by address. */
export function listDrawings(): { path: string; element: ReactNode }[] {
  return [
    { path: paths.heroDrawing, element: <HeroDrawing /> },
    ...products.map((product) => ({
      path: paths.productDrawing(product),
      element: <Elevation spec={product.elevation} material={product.category} classes={product.fireClasses} standalone />,
    })),
    ...projects.map((project) => ({ path: paths.projectDrawing(project), element: <ProjectDrawing id={project.id} standalone /> })),
  ];
}

/** The text of the drawing at `path`; undefined when there is none. */
export async function renderDrawing(path: string): Promise<string | undefined> {
  const drawing = listDrawings().find((candidate) => candidate.path === path);
  return drawing && renderToText(drawing.element);
}

async function renderToText(element: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element);
  let text = '';
  for await (const chunk of prelude) text += String(chunk);
  return text;
}
