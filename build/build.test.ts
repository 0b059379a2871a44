import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Trouble } from './trouble.ts';
import { buildSite } from './build.ts';

vi.mock('vite', async (original) => ({ ...(await original<object>()), build: vi.fn<typeof build>() }));

/** Stands in for the first bundle, the one that renders: its content has these problems, and the company names this film; any file that is there will do. */
function contentWith(problems: string[], film = '/favicon.svg') {
  const company = { logo: { src: '/logotyp.svg' }, video: { provider: 'file', sources: [{ src: film }] } };
  vi.mocked(build).mockImplementation(async ({ build: options }: InlineConfig = {}) => {
    if (!options?.ssr) throw new Error('The pages are built although the content is not in order.');
    const folder = options.outDir ?? '';
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'registry.js'),
      `export const checkContent = () => ${JSON.stringify(problems)};\nexport const company = ${JSON.stringify(company)};`,
    );
    return [];
  });
}

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(outDir, 'index.html'), 'the last good build');
});
afterEach(() => rm(outDir, { recursive: true }));

test('one problem in the content ends the build in one sentence', async () => {
  contentWith(['src/content/company.json: email: is no e-mail address']);
  const error: unknown = await buildSite({ outDir, mail: null }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Trouble);
  expect(String(error)).toContain(
    'The content has a problem:\n  src/content/company.json: email: is no e-mail address',
  );
});

test('several problems are all told at once, a line each', async () => {
  contentWith(['a.ts: id: first', 'b.ts: badge: second', 'c.ts: title: third']);
  await expect(buildSite({ outDir, mail: null })).rejects.toThrow(
    'The content has 3 problems:\n  a.ts: id: first\n  b.ts: badge: second\n  c.ts: title: third',
  );
});

test('a film that the company names and nobody has put there is told as well', async () => {
  contentWith(['a.ts: id: first'], '/film/borta.mp4');
  await expect(buildSite({ outDir, mail: null })).rejects.toThrow(
    'src/content/company.json: video.sources.0.src: there is no file public/film/borta.mp4',
  );
});

test('a build that fails leaves the last good site and clears away its own files', async () => {
  contentWith(['a.ts: id: first']);
  await expect(buildSite({ outDir, mail: null })).rejects.toThrow(Trouble);
  expect(await readFile(join(outDir, 'index.html'), 'utf8')).toBe('the last good build');
  const rendererFolder = vi.mocked(build).mock.calls.at(-1)?.[0]?.build?.outDir ?? '';
  expect(rendererFolder).not.toBe('');
  expect(existsSync(rendererFolder)).toBe(false);
});
