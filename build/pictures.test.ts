import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findVariants, makePictures, makeVariant, pictures } from './pictures.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(root, 'src/pictures/products'), { recursive: true });
  await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c2370b' } })
    .webp()
    .toFile(join(root, 'src/pictures/products/steel-3.webp'));
});
afterAll(() => rm(root, { recursive: true }));

/** What the pages are given. */
async function masters() {
  const { resolveId, load } = pictures(root) as unknown as {
    resolveId: (id: string) => string;
    load: (id: string) => Promise<string>;
  };
  return JSON.parse((await load(resolveId('virtual:pictures'))).replace(/^export default |;$/g, '')) as Record<
    string,
    { stem: string; width: number; height: number }
  >;
}

test('the pages are told the size and the colour of each master and how the addresses of its variants begin', async () => {
  expect(await masters()).toEqual({
    'products/steel-3.webp': {
      stem: expect.stringMatching(/^\/assets\/bilder\/products-steel-3\.[0-9a-f]{10}$/),
      width: 1200,
      height: 900,
      ground: expect.stringMatching(/^#[0-9a-f]{6}$/),
    },
  });
});

test('just the variants that a page names are made, in their width and format', async () => {
  const { stem = '' } = (await masters())['products/steel-3.webp'] ?? {};
  const out = join(root, 'out');
  await makePictures(root, [`<img srcset="${stem}.320.avif 320w, ${stem}.640.webp 640w">`, `${stem}.320.avif`], out);
  const avif = await sharp(join(out, `${stem}.320.avif`)).metadata();
  expect([avif.width, avif.height, avif.format]).toEqual([320, 240, 'heif']);
  expect((await sharp(join(out, `${stem}.640.webp`)).metadata()).width).toBe(640);
  expect(existsSync(join(out, `${stem}.640.avif`))).toBe(false);
});

test('a picture full of detail is made lighter than its quality alone would make it', async () => {
  const noise = await sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .webp({ quality: 95 })
    .toBuffer();
  await writeFile(join(root, 'src/pictures/lawn.webp'), noise);
  const { stem = '' } = (await masters())['lawn.webp'] ?? {};
  const file = await makeVariant(root, { address: `${stem}.480.avif`, name: 'lawn', width: 480, format: 'avif' });
  const plain = await sharp(noise).resize({ width: 480 }).avif({ quality: 53, effort: 2 }).toBuffer();
  expect((await stat(file)).size).toBeLessThan(plain.length * 0.8);
  await rm(join(root, 'src/pictures/lawn.webp'));
});

test('what was made once is not made again', async () => {
  const { stem = '' } = (await masters())['products/steel-3.webp'] ?? {};
  const cached = join(root, 'node_modules/.cache/pictures', `${stem}.320.avif`);
  const before = await stat(cached);
  await makePictures(root, [`${stem}.320.avif`], join(root, 'again'));
  expect((await stat(cached)).mtimeMs).toBe(before.mtimeMs);
  expect(existsSync(join(root, 'again', `${stem}.320.avif`))).toBe(true);
});

test('an address without its master stops the build', async () => {
  await expect(makePictures(root, ['/assets/bilder/borta.0123456789.320.avif'], join(root, 'out'))).rejects.toThrow(
    '/assets/bilder/borta.0123456789.320.avif',
  );
  expect(findVariants('/assets/entry-0123456789.js')).toEqual([]);
});
