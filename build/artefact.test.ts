import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { produce } from './artefact.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'artefacts-'));
});
afterEach(() => rm(root, { recursive: true }));

const artefact = (render: () => string | Promise<string>, cacheKey?: string) => ({
  path: '/blad/steel-3.pdf',
  inputs: [],
  render,
  ...(cacheKey !== undefined && { cacheKey }),
});

test('what has no key is made every time', async () => {
  const render = vi.fn<() => string>(() => 'text');
  expect(await produce(root, artefact(render))).toBe('text');
  await produce(root, artefact(render));
  expect(render).toHaveBeenCalledTimes(2);
});

test('what has a key is made once, and again for another key', async () => {
  const render = vi.fn<() => string>(() => 'bytes');
  for (const key of ['first', 'first', 'second', 'first', ''])
    expect(String(await produce(root, artefact(render, key)))).toBe('bytes');
  expect(render).toHaveBeenCalledTimes(3);
});

test('two that ask for the same at once wait for one making, also in vain', async () => {
  const render = vi.fn<() => Promise<string>>(async () => 'bytes');
  await Promise.all([1, 2, 3].map(() => produce(root, artefact(render, 'key'))));
  expect(render).toHaveBeenCalledTimes(1);
  const failing = () => Promise.reject(new Error('no paper'));
  const results = await Promise.allSettled([1, 2].map(() => produce(root, artefact(failing, 'other'))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(
    String(
      await produce(
        root,
        artefact(() => 'paper', 'other'),
      ),
    ),
  ).toBe('paper');
});
