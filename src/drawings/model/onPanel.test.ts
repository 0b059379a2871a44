import { describe, expect, test } from 'vitest';
import { classLinesOf } from '../../catalogue/classLine.ts';
import { products } from '../../catalogue/products.ts';
import { elevationOf } from '../../catalogue/schema.ts';
import { drawProduct } from './drawProduct.ts';
import { onPanel } from './onPanel.ts';

/** Width of the drawing on a telephone of 390 px, and the smallest legible letters there, px. */
const [telephone, readable] = [358, 12];

const drawn = products.map((product) => ({
  name: `${product.category} ${product.id}`,
  drawing: onPanel(drawProduct(elevationOf(product), { classes: classLinesOf(product), dimensions: true })),
}));

describe.each(drawn)('on its panel $name', ({ drawing: { sheet, shapes } }) => {
  const surroundings = new Set(['wall', 'floor', 'ground', 'boundary']);
  const right = sheet.x + sheet.width;
  const top = sheet.y + sheet.height;

  test('is read on a telephone', () => {
    const heights = shapes.flatMap((shape) => ('text' in shape ? shape.height : []));
    expect((Math.min(...heights) * telephone) / sheet.width).toBeGreaterThanOrEqual(readable);
  });

  test('is shown whole, with its dimensions and classes', () => {
    for (const shape of shapes.filter(({ layer }) => !surroundings.has(layer)))
      for (const [x, y] of 'text' in shape ? [shape.at] : shape.points) {
        expect(x).toBeGreaterThan(sheet.x);
        expect(x).toBeLessThan(right);
        expect(y).toBeGreaterThan(sheet.y);
        expect(y).toBeLessThan(top);
      }
  });

  test('has a wall, a floor and a boundary that go on beyond it', () => {
    for (const layer of ['wall', 'floor', 'ground', 'boundary']) {
      const xs = shapes.flatMap((shape) =>
        'points' in shape && shape.layer === layer ? shape.points.map(([x]) => x) : [],
      );
      expect(Math.max(...xs)).toBeGreaterThan(right + sheet.width);
    }
  });
});
