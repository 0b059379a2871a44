/** The drawings that stand in for photographs, as standalone SVG files by address. */
import type { ReactElement } from 'react';
import { classLinesOf } from '../catalogue/classLine.ts';
import { elevationOf } from '../catalogue/schema.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { products } from '../catalogue/products.ts';
import { projects } from '../content/projects.ts';
import { Elevation } from './Elevation.tsx';
import { HeroDrawing } from './HeroDrawing.tsx';
import { ProjectDrawing } from './ProjectDrawing.tsx';
import { paths } from '../content/paths.ts';

const drawings = new Map<string, () => ReactElement>([
  [paths.heroDrawing, () => <HeroDrawing />],
  ...products.map(
    (product) =>
      [
        paths.productDrawing(product),
        () => (
          <Elevation
            spec={elevationOf(product)}
            material={product.category}
            classes={classLinesOf(product).flatMap(({ classes }) => classes)}
            standalone
          />
        ),
      ] as const,
  ),
  ...projects.map(
    (project) => [paths.projectDrawing(project), () => <ProjectDrawing id={project.id} standalone />] as const,
  ),
]);

/** Addresses of all drawings. */
export function listDrawings(): { path: string }[] {
  return Array.from(drawings.keys(), (path) => ({ path }));
}

/** The text of the drawing at `path`; undefined when there is none. */
export function renderDrawing(path: string): string | undefined {
  const drawing = drawings.get(path);
  return drawing && renderToStaticMarkup(drawing());
}
