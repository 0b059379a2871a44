import type { ComponentProps } from 'react';
import type { Elevation } from './Elevation.tsx';
import { drawProduct } from './model/drawProduct.ts';
import { onPanel } from './model/onPanel.ts';
import type { Shape } from './model/shape.ts';
import { SvgDrawing } from './svg/SvgDrawing.tsx';

type Props = ComponentProps<typeof Elevation> & {
  /**
   * Shows the product in its wall and nothing else. At card size a slope's figure cannot be read, and without a class
   * beside it the boundary line would say nothing.
   */
  plain?: boolean;
};

/** An elevation rendered by the build, in fewer elements than the browser uses when it draws in the visitor's size. */
export function ExampleElevation({ spec, classes = [], dimensions = false, plain = false, ...svg }: Props) {
  const drawing = drawProduct(spec, { classes, dimensions });
  const shapes = drawing.shapes
    .filter(({ layer }) => !plain || !['boundary', 'dimension'].includes(layer))
    .toSorted((a, b) => (dimensions ? placeOf(a) - placeOf(b) : 0));
  const example = { ...drawing, shapes };
  return <SvgDrawing drawing={dimensions ? onPanel(example) : example} {...svg} />;
}

/** Dimensions come last, as in the drawing, sorted by look: neighbours that look alike become one element. */
function placeOf(shape: Shape): number {
  if (shape.layer === 'tick') return 2;
  if (shape.layer !== 'dimension') return 0;
  return 'text' in shape ? 3 : 1;
}
