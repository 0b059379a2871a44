import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildSite } from './build.ts';
import { refuseMistakes } from './checkContent.ts';
import { Trouble } from './trouble.mjs';

vi.mock('vite', async (original) => ({ ...(await original<object>()), build: vi.fn<typeof build>() }));
vi.mock('./checkContent.ts', () => ({ refuseMistakes: vi.fn<typeof refuseMistakes>() }));

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(outDir, 'index.html'), 'the last good build');
});
afterEach(async () => {
  vi.mocked(build).mockReset();
  await rm(outDir, { recursive: true });
});

test('nothing is bundled before the content is in order', async () => {
  vi.mocked(refuseMistakes).mockRejectedValueOnce(new Trouble('The content has a problem.'));
  await expect(buildSite({ outDir, mail: null })).rejects.toThrow(Trouble);
  expect(build).not.toHaveBeenCalled();
});

test('a build that fails leaves the last good site and clears away its own files', async () => {
  vi.mocked(build).mockImplementation(async ({ build: options }: InlineConfig = {}) => {
    await mkdir(options?.outDir ?? '', { recursive: true });
    throw new Error('A component does not compile.');
  });
  await expect(buildSite({ outDir, mail: null })).rejects.toThrow('A component does not compile.');
  expect(await readFile(join(outDir, 'index.html'), 'utf8')).toBe('the last good build');
  const rendererFolder = vi.mocked(build).mock.calls.at(-1)?.[0]?.build?.outDir ?? '';
  expect(rendererFolder).not.toBe('');
  expect(existsSync(rendererFolder)).toBe(false);
});
