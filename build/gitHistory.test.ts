import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { latest, readHistory } from './gitHistory.ts';

const hasGit = (() => {
  try {
    return execFileSync('git', ['--version']).length > 0;
  } catch {
    return false;
  }
})();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a folder without git has no history, and that is no fault', async () => {
  expect(await readHistory(folder)).toEqual({ lastCommit: null, changed: new Map() });
});

test('the latest of some times is found across time zones', () => {
  expect(latest(['2026-01-01T12:00:00+02:00', undefined, '2026-01-01T11:00:00Z'])).toBe('2026-01-01T11:00:00Z');
  expect(latest([undefined])).toBeUndefined();
});

describe.skipIf(!hasGit)('a folder with git (skipped where there is none)', () => {
  let project: string;
  const git = (time: string, ...args: string[]) =>
    execFileSync(
      'git',
      [
        '-C',
        project,
        '-c',
        'user.name=Anna',
        '-c',
        'user.email=anna@exempel.example',
        '-c',
        'commit.gpgsign=false',
        ...args,
      ],
      {
        env: { ...process.env, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z', GIT_COMMITTER_DATE: time },
        stdio: 'ignore',
      },
    );
  const commit = async (time: string, files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) await writeFile(join(project, file), text);
    git(time, 'add', '.');
    git(time, 'commit', '-m', 'Change');
  };

  beforeAll(async () => {
    project = join(folder, 'repository');
    await mkdir(join(project, 'produkter/stål'), { recursive: true });
    git('', 'init');
    await commit('2026-01-01T10:00:00+01:00', { 'a.ts': '1', 'produkter/stål/1.ts': '1', 'produkter/stål/2.ts': '1' });
    await commit('2026-02-01T10:00:00+01:00', { 'produkter/stål/2.ts': '2' });
    await commit('2026-03-01T10:00:00+01:00', { 'b.ts': '1' });
  });

  test('says when each file and each folder was last changed', async () => {
    const { lastCommit, changed } = await readHistory(project);
    expect(lastCommit).toBe('2026-03-01T10:00:00+01:00');
    expect(Object.fromEntries(changed)).toEqual({
      'a.ts': '2026-01-01T10:00:00+01:00',
      'b.ts': '2026-03-01T10:00:00+01:00',
      'produkter/': '2026-02-01T10:00:00+01:00',
      'produkter/stål/': '2026-02-01T10:00:00+01:00',
      'produkter/stål/1.ts': '2026-01-01T10:00:00+01:00',
      'produkter/stål/2.ts': '2026-02-01T10:00:00+01:00',
    });
  });

  test('names files from the project’s folder when that is a part of the repository', async () => {
    const { changed } = await readHistory(join(project, 'produkter'));
    expect([...changed.keys()].toSorted()).toEqual(['stål/', 'stål/1.ts', 'stål/2.ts']);
  });

  test('says nothing of files in a clone that was cut off, where all would seem new', async () => {
    const clone = join(folder, 'shallow');
    git('', 'clone', '--depth=1', pathToFileURL(project).href, clone);
    expect(await readHistory(clone)).toEqual({ lastCommit: '2026-03-01T10:00:00+01:00', changed: new Map() });
  });
});
