import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fit, sizesOf } from './fit.ts';
import { paneIn } from './fitWall.ts';
import { products } from '../products.ts';

const walls = products.filter(({ kind, facts }) => kind === 'partition' && facts.paneLimit);

test('a wall of 4800 × 2700 has three panes of 1600', () => {
  expect(walls.map((wall) => paneIn(sizesOf(wall), { width: 4800, height: 2700 }))).toEqual([
    { width: 1600, height: 2700, panes: 3 },
    { width: 1600, height: 2700, panes: 3 },
  ]);
});

test('the pane of a wall that is no higher than a pane is within its limit, and one pane less would be beyond', () => {
  const [width, height] = [fc.integer({ min: 300, max: 20_000 }), fc.integer({ min: 300, max: 3500 })];
  fc.assert(
    fc.property(fc.constantFrom(...walls), width, height, (wall, width, height) => {
      const sizes = sizesOf(wall);
      const pane = paneIn(sizes, { width, height });
      if (!pane) throw new Error(`${wall.title} must be divided.`);
      expect(fit(sizes, pane).answer).toBe('yes');
      const { panes = 1 } = pane;
      // In whole millimetres, like panes: a fraction more could still be within the area.
      expect(panes === 1 || fit(sizes, { width: Math.ceil(width / (panes - 1)), height }).answer !== 'yes').toBe(true);
    }),
  );
});

test('nothing else is divided', () => {
  for (const product of products.filter(({ kind }) => kind !== 'partition'))
    expect(paneIn(sizesOf(product), { width: 4800, height: 2700 })).toBeUndefined();
});
