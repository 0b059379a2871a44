/** The drawings that stand in for pictures, as standalone SVG files by address. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { classLinesOf } from '../catalogue/classLine.ts';
import { productKeyOf } from '../catalogue/productKey.ts';
import { products } from '../catalogue/products.ts';
import { elevationOf } from '../catalogue/schema.ts';
import { paths } from '../content/paths.ts';
import { ExampleElevation } from './ExampleElevation.tsx';
import { finishOf } from './finish.ts';
import { drawPlaceholder } from './model/placeholder.ts';
import { withoutWall } from './model/withoutWall.ts';
import { SvgDrawing } from './svg/SvgDrawing.tsx';

const drawings = new Map<string, () => ReactElement>([
  [paths.placeholder, () => <SvgDrawing drawing={drawPlaceholder()} standalone />],
  // And one without class and line, which cannot be read where drawings are side by side.
  ...products.flatMap((product) =>
    [
      { path: paths.productDrawing(product), says: { classes: classLinesOf(product) } },
      { path: paths.plainDrawing(productKeyOf(product)), says: { plain: true } },
    ].map(
      ({ path, says }) =>
        [
          path,
          () => <ExampleElevation spec={elevationOf(product)} finish={finishOf(product)} {...says} standalone />,
        ] as const,
    ),
  ),
  // And one for the wall of a comparison, at the scale that all share.
  ...products.map(
    (product) =>
      [
        paths.drawingWithoutWall(productKeyOf(product)),
        () => <SvgDrawing drawing={withoutWall(elevationOf(product))} finish={finishOf(product)} standalone />,
      ] as const,
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
