import { globSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sharedSheets, stylesOf, styleSheets } from './styles.ts';

const root = resolve(import.meta.dirname, '..');
const pages = globSync('src/pages/*Page.tsx', { cwd: root }).map((file) => basename(file, '.tsx'));
const load = styleSheets(root).load as unknown as (id: string) => string;

test('every style sheet of src belongs to a page, or is imported by one that does', () => {
  const named = new Set(pages.flatMap((page) => stylesOf(root, page)).map((file) => relative(root, file)));
  const files = globSync('src/{components,pages}/**/*.css', { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.filter((file) => !named.has(file)),
    "Say `import './X.css'` in the component that it is for.",
  ).toEqual([]);
});

test('a page carries the styles of what it imports and no others', () => {
  const names = stylesOf(root, 'GalleryPage').map((file) => basename(file));
  expect(names).toEqual(expect.arrayContaining(['NavBar.css', 'Footer.css', 'Gallery.css', 'ProjectDialog.css']));
  expect(names).not.toContain('ProductCard.css');
});

test('a sheet begins with the layers, and a component may overrule what it is made of', () => {
  const lines = load('/@styles/ContactPage.css?direct').split('\n');
  expect(lines[0]).toBe("@import '/src/styles/index.css';");
  const order = ['ui/Button', 'contact/ContactForm'].map((name) =>
    lines.indexOf(`@import '/src/components/${name}.css' layer(components);`),
  );
  expect(order[0]).toBeGreaterThan(0);
  expect(order[1]).toBeGreaterThan(order[0] ?? NaN);
});

test('pages with the same styles share a sheet', () => {
  const sheets = sharedSheets(root, ['NotFoundPage', 'GalleryPage', 'ProductNotFoundPage']);
  expect([...sheets.values()]).toEqual(['NotFoundPage', 'GalleryPage', 'NotFoundPage']);
});
