import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { productFolder } from '../src/content/dataFiles.ts';
import type { Revision } from '../src/documents/changes.ts';

const run = promisify(execFile);

/** When the project's files were last changed, as git tells it; times are ISO 8601 with the committer's zone. */
export type History = {
  /** Time of the last commit; null without git. */
  lastCommit: string | null;
  /**
   * Time of the last commit by file, and by folder with a slash at its end. Empty without git and in a shallow clone.
   */
  changed: ReadonlyMap<string, string>;
};

/**
 * Reads git's history of the project in `root`.
 *
 * Nothing is known of files without a repository, without git, and in a shallow clone, where every old file seems to be
 * as new as the oldest commit. Then no dates are given: none are better than wrong ones.
 */
export async function readHistory(root: string): Promise<History> {
  try {
    const lastCommit = (await ask(root, ['log', '-1', '--format=%cI'])).toString().trim();
    const changed = new Map<string, string>();
    for (const { time, file } of await readChanges(root))
      for (const name of [file, ...foldersOf(file)]) changed.set(name, latest([changed.get(name), time]) ?? time);
    return { lastCommit, changed };
  } catch {
    return { lastCommit: null, changed: new Map() };
  }
}

/** Every change of the products' data files that git knows of; none where `readHistory` knows no files. */
export async function readCatalogueHistory(root: string): Promise<Revision[]> {
  try {
    const changes = (await readChanges(root, productFolder)).filter(({ file }) => file.endsWith('.json'));
    const texts = await readBlobs(root, [...new Set(changes.flatMap(({ before, after }) => [before, after]))]);
    return changes.map(({ time, file, before, after }) => ({
      time,
      file,
      before: texts.get(before),
      after: texts.get(after),
    }));
  } catch {
    return [];
  }
}

/** Git's answer in the project's folder; rejects where there is no git. */
async function ask(root: string, args: string[], input?: string): Promise<Buffer> {
  const options = { encoding: 'buffer', maxBuffer: 2 ** 28 } as const;
  const answer = run('git', ['-C', root, '-c', 'core.quotePath=off', ...args], options);
  if (input) answer.child.stdin?.end(input);
  return (await answer).stdout;
}

/** A file in a commit, and the names of what it held before and after: zeros where it was not there. */
type FileChange = { time: string; file: string; before: string; after: string };

/** The changes of all files, or of those below `folder`; none in a shallow clone. */
async function readChanges(root: string, folder = '.'): Promise<FileChange[]> {
  if (`${await ask(root, ['rev-parse', '--is-shallow-repository'])}`.trim() === 'true') return [];
  const lines = ['--format=%x00%cI', '--raw', '--no-abbrev', '--no-renames', '--relative'];
  const log = (await ask(root, ['log', ...lines, '--', folder])).toString();
  let time = '';
  return log.split('\n').flatMap((line) => {
    if (line.startsWith('\0')) time = line.slice(1);
    const [, before, after, file] = /^:\d+ \d+ ([\da-f]+) ([\da-f]+) \w\t(.+)$/.exec(line) ?? [];
    return before && after && file ? [{ time, file, before, after }] : [];
  });
}

/** The texts of blobs by their names, in one call; for a missing one git answers with a line that has no size. */
async function readBlobs(root: string, names: string[]): Promise<Map<string, string>> {
  const bytes = await ask(root, ['cat-file', '--batch'], names.map((name) => `${name}\n`).join(''));
  const texts = new Map<string, string>();
  for (let at = 0; at < bytes.length;) {
    const start = bytes.indexOf('\n', at) + 1;
    const [name = '', , size] = bytes.toString('utf8', at, start - 1).split(' ');
    if (size) texts.set(name, bytes.toString('utf8', start, start + Number(size)));
    at = size ? start + Number(size) + 1 : start;
  }
  return texts;
}

/** `a/b/c.ts` lies in `a/` and `a/b/`. */
function foldersOf(file: string): string[] {
  return Array.from(file.matchAll(/\//g), ({ index }) => file.slice(0, index + 1));
}

/** The latest of some times; undefined when there is none. */
export function latest(times: (string | undefined)[]): string | undefined {
  return times
    .filter((time) => time !== undefined)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}
