/** Finds comments that are wider than the code, which the formatter leaves as they are. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';

/** Where comments are wrapped already. To widen the check, wrap a folder's comments and add it here. */
const wrapped = ['*.ts', 'bench/**', 'build/**', 'render/{*,kit/*}', 'scripts/**', 'server/**', 'src/**', 'tests/**'];

/** What a linter reads, which must stay in one line. */
const directive = /(?:oxlint|eslint|stylelint)-disable/;

/** As in `.oxfmtrc.json`. */
const width = 120;

/** Comments that begin a line. A comment after code on the same line is not checked. */
const comments = {
  py: /^ *#.*|^ *"""[^]*?"""/gm,
  others: /^ *\/\/.*|^ *\{?\/\*[^]*?\*\//gm,
};

/** Places of comment lines that are too wide, as ”server/route.ts:3”. */
export function wideComments(folder = root): string[] {
  return globSync(wrapped, { cwd: folder, exclude: ['**/node_modules'] })
    .filter((file) => /\.(?:tsx?|mjs|css|py)$/.test(file))
    .flatMap((file) => {
      const lines = wideLines(readFileSync(join(folder, file), 'utf8'), file.endsWith('.py'));
      return lines.map((line) => `${file}:${line}`);
    });
}

/** Numbers of the comment lines in `text` that are too wide. */
export function wideLines(text: string, isPython = false): number[] {
  return [...text.matchAll(isPython ? comments.py : comments.others)].flatMap(({ 0: comment, index }) => {
    const first = text.slice(0, index).split('\n').length;
    return comment
      .split('\n')
      .flatMap((line, at) => (line.length > width && !directive.test(line) ? [first + at] : []));
  });
}
