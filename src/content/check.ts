/** Looks for mistakes in the content, which an editor writes. build/checkContent.ts reads the files. */
import type { ZodType } from 'zod';
import { inconsistencies } from '../catalogue/check.ts';
import { productKeyOf } from '../catalogue/productKey.ts';
import { productSchema, type Product } from '../catalogue/schema.ts';
import { categories } from '../catalogue/vocabulary.ts';
import { productFile, productFolder, projectFile, projectFolder } from './dataFiles.ts';
import { readBy } from './mistakes.ts';
import { companySchema, projectSchema, type Company, type Project } from './schema.ts';

/** What {@link findProblems} looks at: content by the file that it came from, and the pictures that there are. */
export type ContentFiles = {
  products: Record<string, unknown>;
  projects: Record<string, unknown>;
  /** The one file of the company; none when it could not be read. */
  company: Record<string, unknown>;
  /** Sizes in pixels by path below src/pictures; undefined for what is no picture. */
  pictures: Map<string, { width: number; height: number } | undefined>;
};

/** What a picture of a product or project needs on a card, in pixels of a sharp screen. */
const leastPicture = { width: 960, height: 640 };

/**
 * Checks content against its schemas and against itself (names used once, file names, pictures, facts that contradict
 * each other). Returns every problem at once as ”file: field: reason”.
 */
export function findProblems(files: ContentFiles): string[] {
  const problems: string[] = [];
  const read = <T>(schema: ZodType<T>, entries: Record<string, unknown>): [string, T][] =>
    Object.entries(entries).flatMap(([file, value]) => {
      const result = readBy(schema, value);
      if ('data' in result) return [[file, result.data]];
      problems.push(...result.mistakes.map((mistake) => `${file}: ${mistake}`));
      return [];
    });

  const products = read(productSchema, files.products);
  const projects = read(projectSchema, files.projects);
  for (const [file, company] of read(companySchema, files.company))
    problems.push(...contradictions(company).map((problem) => `${file}: ${problem}`));

  for (const [file, product] of products) {
    if (file !== productFile(product)) problems.push(`${file}: id: must be the file's name, and category its folder's`);
    problems.push(...inconsistencies(product).map((problem) => `${file}: ${problem}`));
  }
  for (const [file, project] of projects) {
    if (file !== projectFile(project)) problems.push(`${file}: id: must be the file's name`);
    problems.push(...wrongMarks(project, products).map((problem) => `${file}: ${problem}`));
  }
  for (const category of categories)
    if (!Object.keys(files.products).some((file) => file.startsWith(`${productFolder}/${category}/`)))
      problems.push(`${productFolder}/${category}: the folder: must hold a product`);
  if (Object.keys(files.projects).length === 0) problems.push(`${projectFolder}: the folder: must hold a project`);

  for (const field of ['title', 'description', 'metaDescription'] as const)
    problems.push(...repeated(products, field, (product) => product[field]));
  problems.push(...repeated(products, 'id', (product) => `${product.category} ${product.id}`));
  problems.push(...repeated(projects, 'id', (project) => String(project.id)));
  problems.push(...repeated(projects, 'title', (project) => project.title));

  const look = (file: string, field: string, src: string | undefined) =>
    problems.push(...wrongPicture(files.pictures, src).map((problem) => `${file}: ${field}.src: ${problem}`));
  for (const [file, { image }] of [...products, ...projects]) look(file, 'image', image.src);
  for (const [file, { built }] of products) look(file, 'built', built?.src);
  return problems;
}

/** Marks in a project's picture that name a class which their product does not have. */
function wrongMarks({ boundary }: Project, products: [string, Product][]): string[] {
  return (boundary?.marks ?? []).flatMap((mark, index) => {
    const product = products.find(([, candidate]) => productKeyOf(candidate) === mark.product)?.[1];
    // A product that has been removed; the build names the marks that lead nowhere.
    if (!product) return [];
    const classes = product.facts.fire.flatMap((part) => part.classes);
    return classes.includes(mark.class)
      ? []
      : [`boundary.marks[${index}].class: must be a class of ${mark.product}: ${classes.join(', ')}`];
  });
}

function wrongPicture(pictures: ContentFiles['pictures'], src: string | undefined): string[] {
  if (!src) return [];
  if (!pictures.has(src)) return [`must be a picture that is there, and src/pictures/${src} is not`];
  const size = pictures.get(src);
  const { width, height } = leastPicture;
  if (!size || (size.width >= width && size.height >= height)) return [];
  return [`must have at least ${width} × ${height} pixels, and src/pictures/${src} has ${size.width} × ${size.height}`];
}

/** What each value of the company allows and two of them together do not. */
function contradictions({ phone, openingHours }: Company): string[] {
  const problems: string[] = [];
  const [shown, dialled] = [phone.display, phone.number].map((text) => text.replaceAll(/\D/g, ''));
  if (phone.number.startsWith('+46') && shown?.startsWith('0') && dialled !== `46${shown.slice(1)}`)
    problems.push(`phone.number: must be +46${shown.slice(1)}, because visitors read ”${phone.display}”`);
  if (openingHours.closes <= openingHours.opens)
    problems.push(`openingHours.closes: must be later than ${openingHours.opens}, when it opens`);
  return problems;
}

function repeated<T>(entries: [string, T][], field: string, read: (item: T) => string): string[] {
  const first = new Map<string, string>();
  return entries.flatMap(([file, item]) => {
    const value = read(item);
    const other = first.get(value);
    if (other) return [`${file}: ${field}: must be used once, and ${other} has it already`];
    first.set(value, file);
    return [];
  });
}
