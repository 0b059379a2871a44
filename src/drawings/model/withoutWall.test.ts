import { expect, test } from 'vitest';
import { products } from '../../catalogue/products.ts';
import { elevationOf } from '../../catalogue/schema.ts';
import { drawPart } from './drawProduct.ts';
import { withoutWall } from './withoutWall.ts';

test('a product without its wall has all that is drawn of it and nothing else, from its floor up', () => {
  for (const product of products.filter(({ kind }) => kind !== 'roof')) {
    const spec = elevationOf(product);
    const { shapes, extent } = drawPart(spec);
    expect(withoutWall(spec).shapes, `${product.title}`).toEqual(shapes.filter((shape) => 'points' in shape));
    expect(withoutWall(spec).sheet).toEqual(extent);
  }
});

test('of a roof with two views the one on the floor stays, and nothing that is written', () => {
  const spec = {
    type: 'roof',
    width: 5000,
    length: 6000,
    face: 50,
    columns: 4,
    rows: 3,
    form: 'saddle',
    pitch: 30,
  } as const;
  const { shapes, sheet } = withoutWall(spec);
  expect(sheet).toEqual(drawPart(spec).product);
  expect(shapes.filter(({ layer }) => layer === 'panel')).toHaveLength(1);
  const points = shapes.flatMap((shape) => ('points' in shape ? shape.points : []));
  expect(shapes.every((shape) => 'points' in shape)).toBe(true);
  expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(sheet.height, 0);
});
