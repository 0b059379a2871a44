/** The gallery's projects, read from their data files. */
import { productKeyOf } from '../catalogue/productKey.ts';
import { products } from '../catalogue/products.ts';
import type { Project } from './schema.ts';

/** Every project by its file. */
const projectFiles = import.meta.glob<Project>('./projects/*.json', { eager: true, import: 'default' });

const keys = new Set(products.map(productKeyOf));

/**
 * The projects in the order of their ids. A class that leads to a product which has left the catalogue is left out of
 * the picture.
 */
export const projects: Project[] = Object.values(projectFiles)
  .map(({ boundary, ...project }) => ({
    ...project,
    ...(boundary && { boundary: { ...boundary, marks: boundary.marks.filter(({ product }) => keys.has(product)) } }),
  }))
  .toSorted((a, b) => a.id - b.id);
