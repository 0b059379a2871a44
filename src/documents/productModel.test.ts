import { expect, test } from 'vitest';
import { elevationToFit } from '../catalogue/fit/elevationToFit.ts';
import { products } from '../catalogue/products.ts';
import { modelModule, modelOf } from './productModel.ts';

test.each(products)('the browser gets all of “$title” that its files are made of', async (product) => {
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(modelModule(product))}`);
  expect(module).toMatchObject({ default: { ...modelOf(product), spec: elevationToFit(product) } });
});
