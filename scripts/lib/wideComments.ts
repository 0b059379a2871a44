/** Finds comments that are wider than the code, which the formatter leaves as they are. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';

/** Where comments are wrapped. Add a folder once its own are: one line. */
const wrapped = [
  '*.ts',
  'bench/**',
  'build/**',
  'render/{*,kit/*}',
  'scripts/**',
  'server/**',
  'src/drawings/**',
  'src/engine/**',
  'src/seo/**',
  'tests/*.ts',
  'tests/{hosts,html,lib,owner}/**',
  'tests/e2e/lib/**',
];

/** As in `.oxfmtrc.json`. */
const width = 120;

/** A comment with lines of its own, from its first sign on; what follows code on its line is left to the eye. */
const comments = {
  py: /^ *#.*|^ *"""[^]*?"""/gm,
  others: /^ *\/\/.*|^ *\{?\/\*[^]*?\*\//gm,
};

/** The place of each line of a comment that is too wide. */
export function wideComments(folder = root): string[] {
  return globSync(wrapped, { cwd: folder, exclude: ['**/node_modules'] })
    .filter((file) => /\.(?:tsx?|mjs|css|py)$/.test(file))
    .flatMap((file) => {
      const lines = wideLines(readFileSync(join(folder, file), 'utf8'), file.endsWith('.py'));
      return lines.map((line) => `${file}:${line}`);
    });
}

/** The numbers of the lines of comments in `text` that are too wide. */
export function wideLines(text: string, isPython = false): number[] {
  return [...text.matchAll(isPython ? comments.py : comments.others)].flatMap(({ 0: comment, index }) => {
    const first = text.slice(0, index).split('\n').length;
    return comment.split('\n').flatMap((line, at) => (line.length > width ? [first + at] : []));
  });
}
