/**
 * Where an editor's files lie, as paths from the project's folder: the check of the content names them, and their
 * changes are news of the pages and documents that show them.
 */
import type { ProductKey } from '../catalogue/schema.ts';

/** The file of the company. */
export const companyFile = 'src/content/company.json';

/** The folder of the products, with one folder for each category. */
export const productFolder = 'src/catalogue/data';

/** The folder of the projects. */
export const projectFolder = 'src/content/projects';

/** The file of a product. */
export function productFile({ category, id }: ProductKey): string {
  return `${productFolder}/${category}/${id}.json`;
}

/** The file of a project. */
export function projectFile({ id }: { id: number }): string {
  return `${projectFolder}/${id}.json`;
}
