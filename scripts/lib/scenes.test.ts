import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import film from '../../src/pictures/film.json' with { type: 'json' };
import renders from '../../src/pictures/renders.json' with { type: 'json' };
import { elevationOf } from '../../src/catalogue/schema.ts';
import { productKeyOf } from '../../src/catalogue/productKey.ts';
import { products } from '../../src/catalogue/products.ts';
import { operation } from '../../src/drawings/model/door.ts';
import { hang } from '../../src/drawings/model/leaf.ts';
import { box } from '../../src/drawings/model/shape.ts';
import { root } from './project.ts';

/**
 * What the pictures' scenes are told of every product; nothing where there is no Python, which only the pictures need.
 */
const { stdout } = spawnSync('python3', ['-B', join(root, 'render/kit/product.py')], { encoding: 'utf8' });
const scenes = stdout ? (JSON.parse(stdout) as Record<string, Record<string, unknown>>) : undefined;

test.skipIf(!scenes)('there is a scene’s product for every product, and no other', () => {
  expect(Object.keys(scenes ?? {}).toSorted()).toEqual(products.map(productKeyOf).toSorted());
});

test.skipIf(!scenes).each(products)('$category $id: the picture is given what the drawing is given', (product) => {
  const scene = scenes?.[productKeyOf(product)];
  const spec = elevationOf(product);
  expect(scene).toMatchObject(spec);
  if (spec.type !== 'door') return;
  const leaves = hang(box(0, 0, spec.width, spec.height), spec.leaves, spec.hinged);
  expect(scene).toMatchObject({
    ...operation(spec),
    hinges: leaves.map(({ hinged, active }) => ({ side: hinged, active })),
    sidelight: spec.sidelight ?? 0,
    sidelightSide: spec.sidelightSide ?? 'left',
    overlight: spec.overlight ?? 0,
  });
});

test('the film shows the pictures of today', () => {
  const today = Object.fromEntries(Object.entries(renders).map(([picture, { from }]) => [picture, from]));
  expect(today, 'A picture of the film is newer: make the film again with "npm run film".').toMatchObject(film);
  expect(film).not.toEqual({});
});
