import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reach } from '../../build/sourceGraph.ts';
import { browserImports, readImports, upwardImports, type Graph, type Import } from './borders.ts';
import { root } from './project.ts';

const value = (to: string): Import => ({ to, isType: false });
const type = (to: string): Import => ({ to, isType: true });

test('imports are read from every kind of statement, with their types', () => {
  const imports = readImports();
  expect(imports.get('scripts/film.ts')).toEqual([value('render/film.ts')]);
  expect(imports.get('scripts/lib/failures.test.ts')).toContainEqual(value('node:fs/promises'));
  expect(imports.get('src/mail/send.ts')).toContainEqual(value('@emailjs/browser'));
  expect(imports.get('build/registry.tsx')).toContainEqual(value('src/content/company.ts'));
  expect(imports.get('scripts/lib/suite.ts')).toContainEqual(type('scripts/lib/steps.ts'));
  expect(imports.get('src/catalogue/products.ts')).toContainEqual(value('src/catalogue/data/*/*.json'));
  expect(imports.get('src/browser.ts')).toContainEqual(value('src/components/frame/NavBar.island.tsx'));
});

test('the first script knows every island', () => {
  const imported = (readImports().get('src/browser.ts') ?? []).map(({ to }) => to);
  const islands = globSync('src/components/*/*.island.tsx', { cwd: root });
  expect(imported).toEqual(expect.arrayContaining(islands));
});

test('a folder imports from those below it alone, also types; a test beside the code may look at anything', () => {
  const graph: Graph = new Map([
    ['src/content/paths.ts', [value('src/catalogue/vocabulary.ts'), value('src/content/company.ts')]],
    ['src/catalogue/rows.ts', [type('src/components/ui/Picture.tsx')]],
    ['src/catalogue/rows.test.ts', [value('src/pages/pages.tsx')]],
    ['src/engine/render.ts', [value('src/catalogue/rows.ts'), value('react')]],
    ['tests/e2e/home.spec.ts', [value('scripts/lib/project.ts'), value('scripts/bench.ts')]],
  ]);
  expect(upwardImports(graph)).toEqual([
    'src/catalogue/rows.ts imports src/components/ui/Picture.tsx, which must not be known in src/catalogue.',
    'src/engine/render.ts imports src/catalogue/rows.ts, which must not be known in src/engine.',
    'tests/e2e/home.spec.ts imports scripts/bench.ts, which must not be known in tests.',
  ]);
});

test.each(['build', 'dev', 'start'])(
  '%s reads no content before it is checked: a broken file would be a stack',
  (command) => {
    const files = reach(join(root, `scripts/${command}.ts`));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => file.endsWith('.json'))).toEqual([]);
  },
);

test('what an island reaches by way of others is seen, and types are left out', () => {
  const graph: Graph = new Map([
    ['src/components/Tabs.island.tsx', [value('src/components/Card.tsx'), type('src/content/company.ts')]],
    ['src/components/Card.tsx', [value('src/content/text.ts'), value('react')]],
    ['src/content/text.ts', [value('node:fs'), value('src/components/Tabs.island.tsx')]],
    ['src/pages/HomePage.tsx', [value('src/components/Tabs.island.tsx'), value('src/content/company.ts')]],
  ]);
  expect(browserImports(graph)).toEqual([
    'src/components/Tabs.island.tsx → src/components/Card.tsx → src/content/text.ts → node:fs: the last must not reach the browser.',
  ]);
});
