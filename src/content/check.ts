/** Looks for mistakes in everything that an editor writes. The build calls it before anything else. */
import type { ZodType } from 'zod';
import { inconsistencies } from '../catalogue/check.ts';
import { productFiles } from '../catalogue/products.ts';
import { productSchema } from '../catalogue/schema.ts';
import { company } from './company.ts';
import { projectFiles } from './projects.ts';
import { companySchema, projectSchema } from './schema.ts';

const pictureFiles = Object.keys(import.meta.glob('../pictures/**/*.{avif,webp,jpg,jpeg,png}', { query: '?url' }));

/** What {@link findProblems} looks at: content by the file that it came from, and the pictures that there are. */
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
 * Checks content against its schemas and against itself (names used once, file names, pictures, facts that contradict each other).
 * Returns every problem at once as ”file: field: reason”.
 */
export function findProblems(files: ContentFiles): string[] {
  const problems: string[] = [];
  const read = <T>(schema: ZodType<T>, folder: string, entries: Record<string, unknown>): [string, T][] =>
    Object.entries(entries).flatMap(([file, value]) => {
      const name = file.replace('./', folder);
      const result = schema.safeParse(value);
      if (result.success) return [[name, result.data]];
      problems.push(...result.error.issues.map((issue) => `${name}: ${fieldOf(issue.path)}: ${issue.message}`));
      return [];
    });

  const products = read(productSchema, 'src/catalogue/', files.products);
  const projects = read(projectSchema, 'src/content/', files.projects);
  read(companySchema, 'src/content/', { './company.json': files.company });

  for (const [file, product] of products) {
    if (!file.endsWith(`/${product.category}/${product.id}.json`))
      problems.push(`${file}: id: must be the file's name, and category its folder's`);
    problems.push(...inconsistencies(product).map((problem) => `${file}: ${problem}`));
  }
  for (const [file, project] of projects) {
    if (!file.endsWith(`/projects/${project.id}.json`)) problems.push(`${file}: id: must be the file's name`);
  }
  for (const field of ['title', 'description', 'metaDescription'] as const)
    problems.push(...repeated(products, field, (product) => product[field]));
  problems.push(...repeated(products, 'id', (product) => `${product.category} ${product.id}`));
  problems.push(...repeated(projects, 'id', (project) => String(project.id)));
  problems.push(...repeated(projects, 'title', (project) => project.title));

  const missing = (file: string, field: string, src: string | undefined) => {
    if (src && !files.pictures.some((path) => path.endsWith(`/pictures/${src}`)))
      problems.push(`${file}: ${field}.src: there is no picture src/pictures/${src}`);
  };
  for (const [file, { image }] of [...products, ...projects]) missing(file, 'image', image.src);
  for (const [file, { built }] of products) missing(file, 'built', built?.src);
  return problems;
}

/** Where a mistake is: ”facts.fire, entry 2, element”. Editors count from one. */
function fieldOf(path: PropertyKey[]): string {
  const words = path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step)));
  return (
    words.reduce(
      (text, word) => (text ? `${text}${word.startsWith('entry ') || / \d+$/.test(text) ? ', ' : '.'}${word}` : word),
      '',
    ) || 'the whole file'
  );
}

function repeated<T>(entries: [string, T][], field: string, read: (item: T) => string): string[] {
  const first = new Map<string, string>();
  return entries.flatMap(([file, item]) => {
    const value = read(item);
    const other = first.get(value);
    if (other) return [`${file}: ${field}: ”${value}” must be used once, and is in ${other} already`];
    first.set(value, file);
    return [];
  });
}
