/** All content, loaded from its files. `checkContent` is the only way in for mistakes: the build calls it before anything else. */
import type { ZodType } from 'zod';
import { company } from './company.ts';
import { expected } from './expected.ts';
import { companySchema, productSchema, projectSchema, type Product, type Project } from './schema.ts';
import { badges, categories, type ProductCategory } from '../catalogue/vocabulary.ts';

export { company };

const productFiles = import.meta.glob<Product>('./products/*/*.ts', { eager: true, import: 'default' });
const projectFiles = import.meta.glob<Project>('./projects/*.ts', { eager: true, import: 'default' });
const pictureFiles = Object.keys(import.meta.glob('../pictures/**/*.{avif,webp,jpg,png}', { query: '?url' }));

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;

/** The whole catalogue: aluminium first, each category in the order of its ids. */
export const products: Product[] = categories.flatMap((category) =>
  Object.values(productFiles)
    .filter((product) => product.category === category)
    .toSorted(byId),
);

/** The twelve projects of the gallery in the order of their ids. */
export const projects: Project[] = Object.values(projectFiles).toSorted(byId);

const byCategory = Map.groupBy(products, ({ category }) => category);

/** The products of one category in the order of their ids. */
export function productsIn(category: ProductCategory): readonly Product[] {
  return byCategory.get(category) ?? [];
}

/** What {@link findProblems} looks at: content by the file it came from. */
export type ContentFiles = {
  products: Record<string, unknown>;
  projects: Record<string, unknown>;
  company: unknown;
  pictures: string[];
};

/** All problems of the content that the site is built from, each as ”file: field: reason”; none when all is well. */
export function checkContent(): string[] {
  return findProblems({ products: productFiles, projects: projectFiles, company, pictures: pictureFiles });
}

/**
 * Checks content against its schemas and against itself (ids, names and descriptions used once, file names, counts, pictures).
 * Returns every problem at once as ”file: field: reason”.
 */
export function findProblems(files: ContentFiles): string[] {
  const problems: string[] = [];
  const read = <T>(schema: ZodType<T>, entries: Record<string, unknown>): [string, T][] =>
    Object.entries(entries).flatMap(([file, value]) => {
      const name = file.replace('./', 'src/content/');
      const result = schema.safeParse(value);
      if (result.success) return [[name, result.data]];
      problems.push(
        ...result.error.issues.map((issue) => `${name}: ${issue.path.join('.') || 'the whole file'}: ${issue.message}`),
      );
      return [];
    });

  const products = read(productSchema, files.products);
  const projects = read(projectSchema, files.projects);
  read(companySchema, { './company.ts': files.company });

  for (const [file, product] of products) {
    if (!file.endsWith(`/${product.category}/${product.id}.ts`))
      problems.push(`${file}: id: category and id do not match the file's name`);
  }
  for (const [file, project] of projects) {
    if (!file.endsWith(`/projects/${project.id}.ts`)) problems.push(`${file}: id: does not match the file's name`);
  }
  for (const field of ['title', 'description', 'metaDescription'] as const)
    problems.push(...repeated(products, field, (product) => product[field]));
  problems.push(...repeated(products, 'id', (product) => `${product.category} ${product.id}`));
  problems.push(...repeated(projects, 'id', (project) => String(project.id)));
  problems.push(...repeated(projects, 'title', (project) => project.title));

  for (const [file, { image }] of [...products, ...projects]) {
    if (image.src && !files.pictures.some((path) => path.endsWith(`/pictures/${image.src}`)))
      problems.push(`${file}: image.src: no picture src/pictures/${image.src}`);
  }

  // Counts and badges are only worth a line when every file could be read.
  if (problems.length === 0) {
    const count = { aluminium: 0, steel: 0, projects: projects.length };
    for (const [, product] of products) count[product.category] += 1;
    for (const key of ['aluminium', 'steel', 'projects'] as const) {
      if (count[key] !== expected[key])
        problems.push(`src/content: ${key}: ${count[key]} files, the specification asks for ${expected[key]}`);
    }
    for (const badge of badges) {
      if (!products.some(([, product]) => product.badge === badge))
        problems.push(`src/content/products: badge: no product carries ”${badge}”`);
    }
  }
  return problems;
}

function repeated<T>(entries: [string, T][], field: string, read: (item: T) => string): string[] {
  const first = new Map<string, string>();
  return entries.flatMap(([file, item]) => {
    const value = read(item);
    const other = first.get(value);
    if (other) return [`${file}: ${field}: ”${value}” stands in ${other} already`];
    first.set(value, file);
    return [];
  });
}
