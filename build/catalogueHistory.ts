import { execFile, spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Revision } from '../src/documents/changes.ts';

const run = promisify(execFile);
const folder = 'src/catalogue/data/';
const nothing = /^0+$/;

/**
 * Every change of the products' data files that git knows of. Without git, and in a clone that was cut off, there is none: see
 * `readHistory`.
 */
export async function readCatalogueHistory(root: string): Promise<Revision[]> {
  try {
    const git = async (...args: string[]) =>
      (await run('git', ['-C', root, '-c', 'core.quotePath=off', ...args], { maxBuffer: 2 ** 28 })).stdout.trim();
    if ((await git('rev-parse', '--is-shallow-repository')) === 'true') return [];
    const log = await git(
      'log',
      '--format=%x00%cI',
      '--raw',
      '--no-abbrev',
      '--no-renames',
      '--relative',
      '--',
      folder,
    );
    const found = changesIn(log);
    const contents = await readBlobs(
      root,
      [...new Set(found.flatMap(({ blobs }) => blobs))].filter((blob) => !nothing.test(blob)),
    );
    return found.map(({ time, file, blobs: [before, after] }) => {
      const [old, now] = [contents.get(before), contents.get(after)];
      return {
        time,
        file,
        ...(old !== undefined && { before: parsed(old) }),
        ...(now !== undefined && { after: parsed(now) }),
      };
    });
  } catch {
    return [];
  }
}

type Found = { time: string; file: string; blobs: [before: string, after: string] };

/** Takes a log apart: lines of NUL and a time, each followed by `:modes before after status`, a tab and the file. */
function changesIn(log: string): Found[] {
  let time = '';
  return log.split('\n').flatMap((line): Found[] => {
    if (line.startsWith('\0')) time = line.slice(1);
    const [, before, after, file] = /^:\d+ \d+ ([\da-f]+) ([\da-f]+) \w\t(.+\.json)$/.exec(line) ?? [];
    return before && after && file ? [{ time, file, blobs: [before, after] }] : [];
  });
}

/** The texts of blobs by their names, asked for in one go. */
async function readBlobs(root: string, names: string[]): Promise<Map<string, string>> {
  const git = spawn('git', ['-C', root, 'cat-file', '--batch'], { stdio: ['pipe', 'pipe', 'ignore'] });
  git.stdin.end(names.map((name) => `${name}\n`).join(''));
  const bytes = await buffer(git.stdout);
  const texts = new Map<string, string>();
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\n', at);
    const [name = '', , size] = bytes.toString('utf8', at, end).split(' ');
    const start = end + 1;
    texts.set(name, bytes.toString('utf8', start, start + Number(size)));
    at = start + Number(size) + 1;
  }
  return texts;
}

/** What a file held; one that is no JSON says nothing of a product. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
