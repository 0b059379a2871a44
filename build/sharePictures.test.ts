import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '../src/content/company.ts';
import { findSharePictures, makeSharePictures, shareDesign } from './sharePictures.ts';

let root: string;
const logo = () => join(root, 'public', company.logo.src);
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'share-'));
  await mkdir(join(root, 'src/pictures/products'), { recursive: true });
  await mkdir(join(root, 'public'));
  await cp(resolve(import.meta.dirname, '../public', company.logo.src.slice(1)), logo());
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#0000ff' } })
    .webp()
    .toFile(join(root, 'src/pictures/products/steel-3-cut.webp'));
});
afterAll(() => rm(root, { recursive: true }));

const master = '/assets/delning/products-steel-3-cut.0123456789.abcdef.jpg';
const drawing = '/assets/delning/ritning-steel-3.0123456789.abcdef.jpg';
/** Twenty metres wide, as a facade may be, in blue; the text would be red. */
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -100 20000 15000"><rect x="-500" y="-100" width="20000" height="15000" fill="#00f"/><text x="0" y="9000" font-size="9000" fill="#f00">EI 60</text></svg>';
const readDrawing = async (path: string) => (path === '/ritningar/steel-3.svg' ? svg : undefined);
const design = async () =>
  String(await (shareDesign(root).load as unknown as (id: string) => Promise<string>)('\0virtual:share-design'));

/** Mean colours of the picture's paper and of what stands beside the line. */
async function colours(file: string) {
  const mean = async (left: number, width: number) => {
    const part = await sharp(file).extract({ left, top: 300, width, height: 330 }).png().toBuffer();
    return (await sharp(part).stats()).channels.map((channel) => Math.round(channel.mean));
  };
  return { paper: await mean(0, 280), side: await mean(310, 890) };
}

test('a picture and a drawing come beside the boundary line, and the drawing loses its text', async () => {
  const out = join(root, 'out');
  await makeSharePictures(
    root,
    [`<meta content="https://www.eldgrans.example${master}">`, drawing, drawing],
    out,
    readDrawing,
  );
  for (const address of [master, drawing]) {
    expect(await sharp(join(out, address)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const { paper, side } = await colours(join(out, address));
    expect(Math.min(...paper)).toBeGreaterThan(240);
    expect(side[0]).toBeLessThan(5);
    expect(side[2]).toBeGreaterThan(245);
  }
});

test('what was made once is not made again', async () => {
  const cached = join(root, 'node_modules/.cache/pictures', master);
  const before = await stat(cached);
  await makeSharePictures(root, [master], join(root, 'again'), readDrawing);
  expect((await stat(cached)).mtimeMs).toBe(before.mtimeMs);
  expect(existsSync(join(root, 'again', master))).toBe(true);
});

test('an address without its source stops the build', async () => {
  for (const address of [
    '/assets/delning/borta.0123456789.abcdef.jpg',
    '/assets/delning/ritning-borta.0123456789.abcdef.jpg',
  ]) {
    await expect(makeSharePictures(root, [address], join(root, 'out'), readDrawing)).rejects.toThrow(address);
  }
  expect(findSharePictures('/assets/bilder/products-steel-3.0123456789.320.avif')).toEqual([]);
});

test('another logo gives the pictures other addresses', async () => {
  const before = await design();
  expect(before).toMatch(/^export default "[0-9a-f]{6}";$/);
  await writeFile(logo(), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  expect(await design()).not.toBe(before);
});
