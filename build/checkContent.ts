/**
 * Reads everything that an editor writes and looks for mistakes. It bundles nothing, so a file that cannot be parsed
 * hides no mistake in another.
 */
import { existsSync, globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { categories } from '../src/catalogue/vocabulary.ts';
import { findProblems } from '../src/content/check.ts';
import { companyFile, productFolder, projectFolder } from '../src/content/dataFiles.ts';
import type { Project } from '../src/content/schema.ts';
import { companyFilesProblems } from './companyFiles.ts';
import { jsonFault } from './jsonFault.ts';
import { listMasters, readMaster } from './pictures.ts';
import { Trouble } from './trouble.mjs';

/** Written by `npm run render`; no editor touches it, but a merge may break it. */
const calloutFile = 'src/pictures/callouts.json';

/** Where the content lies, and how its files are named there. */
const places = {
  products: {
    folder: productFolder,
    name: new RegExp(`^(?:${categories.join('|')})/[1-9]\\d*\\.json$`),
    example: `a number and .json in the folder of its category, such as ${categories[0]}/3.json`,
  },
  projects: { folder: projectFolder, name: /^[1-9]\d*\.json$/, example: 'a number and .json, such as 3.json' },
};

/** All problems of the content of the project in `root`, each as ”file: field: must …”; none when all is well. */
export async function checkContent(root: string): Promise<string[]> {
  const problems: string[] = [];
  const read = async (files: string[]) => {
    const entries = await Promise.all(
      files.map(async (file) => {
        const text = (await readFile(join(root, file), 'utf8')).replace(/^\uFEFF/, '');
        const fault = jsonFault(text);
        if (fault) problems.push(`${file}: ${fault}`);
        return fault ? [] : [[file, JSON.parse(text) as unknown] as const];
      }),
    );
    return Object.fromEntries(entries.flat());
  };
  const filesOf = ({ folder, name, example }: (typeof places)['products']) =>
    contentFiles(join(root, folder)).flatMap((file) => {
      if (name.test(file)) return `${folder}/${file}`;
      problems.push(`${folder}/${file}: the file's name: must be ${example}`);
      return [];
    });

  if (!existsSync(join(root, companyFile))) problems.push(`${companyFile}: the whole file: must be there`);
  const company = await read(existsSync(join(root, companyFile)) ? [companyFile] : []);
  await read([calloutFile]);
  const [products, projects] = [await read(filesOf(places.products)), await read(filesOf(places.projects))];
  const { pictures, unreadable } = await readPictures(root);
  return [
    ...problems,
    ...unreadable,
    ...findProblems({ products, projects, company, pictures }),
    ...(await companyFilesProblems(root, company[companyFile])),
  ];
}

/** Marks in projects' pictures that lead to no product, as ”file: product”: it was removed, or the pen slipped. */
export async function lostMarks(root: string): Promise<string[]> {
  const { folder } = places.projects;
  const found = contentFiles(join(root, folder)).map(async (file) => {
    const { boundary } = JSON.parse(await readFile(join(root, folder, file), 'utf8')) as Project;
    return (boundary?.marks ?? [])
      .filter(({ product }) => !existsSync(join(root, places.products.folder, `${product.replace('-', '/')}.json`)))
      .map(({ product }) => `${folder}/${file}: ${product}`);
  });
  return (await Promise.all(found)).flat();
}

/** @throws {Trouble} with a line for each problem of the content */
export async function refuseMistakes(root: string): Promise<void> {
  const problems = await checkContent(root);
  if (problems.length === 0) return;
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  throw new Trouble(`The content has ${count}:\n  ${problems.join('\n  ')}`);
}

/** Files below a folder in the order of their numbers, without the system's hidden files. */
function contentFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

async function readPictures(root: string) {
  const unreadable: string[] = [];
  const pictures = await Promise.all(
    (await listMasters(root)).map(async (path) => {
      const master = await readMaster(root, path).catch((error: Error) => void unreadable.push(error.message));
      return [path, master] as const;
    }),
  );
  return { pictures: new Map(pictures.map(([path, master]) => [path, master ?? undefined])), unreadable };
}
