/** The content as its data files state it: Playwright cannot import them the way Vite does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../../../src/catalogue/schema.ts';
import { byFamily } from '../../../src/catalogue/families.ts';
import { categories, type ProductCategory } from '../../../src/catalogue/vocabulary.ts';
import type { Project } from '../../../src/content/schema.ts';

/** The projects in the gallery's order. */
export const projects = readAll<Project>('content/projects');
const byCategory = new Map(
  categories.map((category) => [category, readAll<Product>(`catalogue/data/${category}`).toSorted(byFamily)]),
);

/** The products of one category in the catalogue's order. */
export function productsIn(category: ProductCategory): Product[] {
  return byCategory.get(category) ?? [];
}

/** A product with everything that a page can have: neighbours on both sides, a cut, and a picture of it built in. */
export function exampleOf(category: ProductCategory): Product {
  const example = productsIn(category)
    .slice(1, -1)
    .find(({ image, built }) => image.src && built);
  if (!example)
    throw new Error(`These tests need a product in ${category} with two pictures and a neighbour on each side.`);
  return example;
}

function readAll<T extends { id: number }>(folder: string): T[] {
  const path = join(import.meta.dirname, '../../../src', folder);
  return readdirSync(path)
    .map((file) => JSON.parse(readFileSync(join(path, file), 'utf8')) as T)
    .toSorted((a, b) => a.id - b.id);
}
