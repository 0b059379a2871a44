import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '..');
const sheets = ['index.css', 'details.css'];
const text = sheets.map((sheet) => readFileSync(join(import.meta.dirname, sheet), 'utf8')).join('\n');
const imports = Array.from(text.matchAll(/@import '(.+?)'(?: layer\((\w+)\))?;/g), ([, path = '', layer]) => ({
  file: relative(source, resolve(import.meta.dirname, path)),
  layer,
}));
const layers = /@layer ([^;]+);/.exec(text)?.[1]?.split(', ') ?? [];

test('index.css and details.css import every style sheet of src, each once', () => {
  const files = globSync('**/*.css', { cwd: source }).filter(
    (file) => !sheets.some((sheet) => file === join('styles', sheet)),
  );
  expect(
    imports.map(({ file }) => file).toSorted(),
    'Name every .css file below src in src/styles/index.css or details.css, and none that is gone.',
  ).toEqual(files.toSorted());
});

test('every style sheet has one of the layers that are put in order', () => {
  expect(layers).toEqual(['reset', 'base', 'components', 'utilities']);
  expect(imports.filter(({ layer }) => !layers.includes(layer ?? ''))).toEqual([]);
});

test('styles of components and pages are in the layer of components', () => {
  const misplaced = imports.filter(({ file, layer }) => !file.startsWith('styles') && layer !== 'components');
  expect(misplaced).toEqual([]);
});
