/** Whatever README.md and docs/ name exists. Whether it does what they say is for a reader to see. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];

test.each(documents)('every link and every path of %s leads somewhere', (document) => {
  const text = read(document);
  const links = Array.from(text.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, link = '']) => join(dirname(document), link));
  const paths = Array.from(text.matchAll(/`((?:src|build|server|scripts|tests|render|bench|public|docs)\/[\w./-]*)`/g))
    .map(([, path = '']) => path)
    // The first is a placeholder, and owners are told to delete the second.
    .filter((path) => !path.includes('/X') && path !== 'src/content/shipped.test.ts');
  expect([...links, ...paths].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the README leads to every document and every decision', () => {
  const readme = read('README.md');
  expect(documents.slice(1).filter((document) => !readme.includes(`(${document})`))).toEqual([]);
});

test('the README tells every command', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const told = Object.keys(scripts).map((name) =>
    ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
  );
  expect(told.filter((command) => !read('README.md').includes(`\`${command}\``))).toEqual([]);
});
