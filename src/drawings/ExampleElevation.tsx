import type { ComponentProps } from 'react';
import type { Elevation } from './Elevation.tsx';
import { drawProduct } from './model/drawProduct.ts';
import { onPanel } from './model/onPanel.ts';
import type { Shape } from './model/shape.ts';
import { SvgDrawing } from './svg/SvgDrawing.tsx';

type Props = ComponentProps<typeof Elevation> & {
  /**
   * The product in its wall and nothing else: without a class beside it the boundary line would say nothing, and a
   * slope's figure is too small to be read where such a drawing stands.
   */
  plain?: boolean;
};

/**
 * An elevation that is written while the site is built, in fewer elements. The browser, which draws in the visitor's
 * size, does without.
 */
export function ExampleElevation({ spec, classes = [], dimensions = false, plain = false, ...svg }: Props) {
  const drawing = drawProduct(spec, { classes, dimensions });
  const shapes = drawing.shapes
    .filter(({ layer }) => !plain || !['boundary', 'dimension'].includes(layer))
    .toSorted((a, b) => (dimensions ? placeOf(a) - placeOf(b) : 0));
  const example = { ...drawing, shapes };
  return <SvgDrawing drawing={dimensions ? onPanel(example) : example} {...svg} />;
}

/**
 * Dimensions come last, as they do in the drawing, and what is drawn alike among them follows each other: so it becomes
 * one element.
 */
function placeOf(shape: Shape): number {
  if (shape.layer === 'tick') return 2;
  if (shape.layer !== 'dimension') return 0;
  return 'text' in shape ? 3 : 1;
}
