import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeKey, pageScripts, reach } from './sourceGraph.ts';

let root: string;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'graph-'))));
afterEach(() => rm(root, { recursive: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}

test('a file reaches what it runs, in the order in which that runs, and neither types nor what comes late', async () => {
  await write({
    'a.tsx': `import './a.css'; import { b } from './b.ts'; import type { T } from './type.ts'; export * from './c.ts'; import react from 'react'; b(() => import('./late.ts'));`,
    'b.ts': `import './b.css'; import './a.tsx';`,
    'c.ts': `import { type T } from './type.ts';`,
    'a.css': '',
    'b.css': '',
  });
  const files = reach(join(root, 'a.tsx'));
  expect(files).toEqual(['a.css', 'b.css', 'b.ts', 'c.ts', 'a.tsx'].map((file) => join(root, file)));
});

test('the key of code changes with whatever it imports', async () => {
  await write({ 'a.ts': `import './b.ts';`, 'b.ts': 'export {};' });
  const before = codeKey(join(root, 'a.ts'));
  expect(codeKey(join(root, 'a.ts'))).toBe(before);
  await write({ 'b.ts': 'export const other = 1;' });
  expect(codeKey(join(root, 'a.ts'))).not.toBe(before);
});

test('a page’s own scripts are those of pages, components and content that no other page imports', async () => {
  await write({
    'src/pages/One.tsx': `import '../components/Both.tsx'; import '../components/Own.tsx'; import '../content/own.ts'; import '../content/both.ts'; import '../catalogue/rows.ts';`,
    'src/pages/Two.tsx': `import '../components/Both.tsx'; import '../content/both.ts';`,
    'src/components/Both.tsx': '',
    'src/components/Own.tsx': '',
    'src/content/own.ts': '',
    'src/content/both.ts': '',
    'src/catalogue/rows.ts': '',
  });
  expect(Object.fromEntries(pageScripts(root, ['One', 'Two']))).toEqual({
    One: ['src/components/Own.tsx', 'src/content/own.ts', 'src/pages/One.tsx'],
    Two: ['src/pages/Two.tsx'],
  });
});
