import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** When the project's files were last changed, as git tells it; times are ISO 8601 with the committer's zone. */
export type History = {
  /** Time of the last commit; null without git. */
  lastCommit: string | null;
  /** Time of the last commit by file, and by folder with a slash at its end. Empty without git and in a shallow clone. */
  changed: ReadonlyMap<string, string>;
};

/**
 * Reads git's history of the project in `root`.
 *
 * A folder without git, a machine without it, and a clone that was cut off (where every old file seems to be as new as the
 * oldest commit) know nothing of files: then nothing is said, which is better than something wrong.
 */
export async function readHistory(root: string): Promise<History> {
  const git = async (...args: string[]) =>
    (await run('git', ['-C', root, '-c', 'core.quotePath=off', ...args], { maxBuffer: 2 ** 28 })).stdout.trim();
  try {
    const lastCommit = await git('log', '-1', '--format=%cI');
    const isShallow = (await git('rev-parse', '--is-shallow-repository')) === 'true';
    return {
      lastCommit,
      changed: isShallow ? new Map() : timesByFile(await git('log', '--format=%x00%cI', '--name-only', '--relative')),
    };
  } catch {
    return { lastCommit: null, changed: new Map() };
  }
}

/** Takes a log apart: lines of NUL and a time, each followed by the files of the commit. */
function timesByFile(log: string): Map<string, string> {
  const changed = new Map<string, string>();
  let time = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('\0')) time = line.slice(1);
    else if (line)
      for (const name of [line, ...foldersOf(line)]) changed.set(name, latest([changed.get(name), time]) ?? time);
  }
  return changed;
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
