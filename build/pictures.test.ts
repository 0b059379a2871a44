import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Master } from './pictures.ts';
import { pictureArtefact, pictures } from './pictures.ts';

let root: string;
const logo = () => join(root, 'public/logotyp.svg');
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  for (const folder of ['src/pictures/products', 'src/content', 'public'])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'src/content/company.json'), '{ "logo": { "src": "/logotyp.svg" } }');
  await cp(resolve(import.meta.dirname, '../public/logotyp.svg'), logo());
  await draw('products/steel-3.webp', { width: 1600, height: 1200 });
});
afterAll(() => rm(root, { recursive: true }));

/** Puts a blue picture among the masters. */
function draw(path: string, { width, height, orientation }: { width: number; height: number; orientation?: number }) {
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .withMetadata(orientation ? { orientation } : {})
    .toFile(join(root, 'src/pictures', path));
}

/** The facts that the pages get. */
async function told(): Promise<{ masters: Record<string, Master>; shareDesign: string }> {
  const { resolveId, load } = pictures(root) as unknown as {
    resolveId: (id: string) => string;
    load: (id: string) => Promise<string>;
  };
  const code = await load(resolveId('virtual:pictures'));
  const read = (name: string) => JSON.parse(new RegExp(`export const ${name} = (.*);`).exec(code)?.[1] ?? '') as never;
  return { masters: read('masters'), shareDesign: read('shareDesign') };
}

const made = async (picture: Parameters<typeof pictureArtefact>[1]) =>
  (await pictureArtefact(root, picture).render()) as Buffer;

/** Mean colours of a share picture's paper and of the part beside the line. */
async function colours(bytes: Buffer) {
  const mean = async (left: number, width: number) => {
    const part = await sharp(bytes).extract({ left, top: 300, width, height: 330 }).png().toBuffer();
    return (await sharp(part).stats()).channels.map((channel) => Math.round(channel.mean));
  };
  return { paper: await mean(0, 280), side: await mean(310, 890) };
}

test('the pages are told the size and the colour of each master and how the addresses of its variants begin', async () => {
  expect((await told()).masters).toEqual({
    'products/steel-3.webp': {
      stem: expect.stringMatching(/^\/assets\/bilder\/products-steel-3\.[0-9a-f]{4}$/),
      width: 1600,
      height: 1200,
      ground: '#0808f8',
    },
  });
});

test('a variant has the width and the format that its page names', async () => {
  const picture = { address: '/assets/bilder/a.avif', master: 'products/steel-3.webp', width: 320 };
  const avif = await sharp(await made({ ...picture, format: 'avif' })).metadata();
  expect([avif.width, avif.height, avif.format]).toEqual([320, 240, 'heif']);
  expect((await sharp(await made({ ...picture, format: 'webp' })).metadata()).format).toBe('webp');
});

test('a telephone’s photograph that lies on its side stands up, in its size, its variants and where it is shared', async () => {
  await draw('upright.jpg', { width: 900, height: 600, orientation: 6 });
  expect((await told()).masters['upright.jpg']).toMatchObject({ width: 600, height: 900 });
  for (const format of ['avif', 'webp'] as const) {
    const bytes = await made({ address: '/a', master: 'upright.jpg', width: 300, format });
    const { width, height, orientation = 1 } = await sharp(bytes).metadata();
    expect([width, height, orientation]).toEqual([300, 450, 1]);
  }
  const { side } = await colours(await made({ address: '/a', share: { master: 'upright.jpg' } }));
  expect(side[2]).toBeGreaterThan(245);
  await rm(join(root, 'src/pictures/upright.jpg'));
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
  const bytes = await made({ address: '/a', master: 'lawn.webp', width: 480, format: 'avif' });
  const plain = await sharp(noise).resize({ width: 480 }).avif({ quality: 53, effort: 2 }).toBuffer();
  expect(bytes.length).toBeLessThan(plain.length * 0.8);
  await rm(join(root, 'src/pictures/lawn.webp'));
});

test('a file that is no picture is named', async () => {
  await writeFile(join(root, 'src/pictures/trasig.webp'), 'no picture');
  await expect(told()).rejects.toThrow('src/pictures/trasig.webp: the whole file: must be a picture that can be read');
  await rm(join(root, 'src/pictures/trasig.webp'));
});

/** Twenty metres wide, like a facade, in blue; text would be red. */
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -100 20000 15000"><rect x="-500" y="-100" width="20000" height="15000" fill="#00f"/><text x="0" y="9000" font-size="9000" fill="#f00">EI 60</text></svg>';

test.each([{ master: 'products/steel-3.webp' }, { svg }])(
  'a share picture stands beside the boundary line, and a drawing loses its text',
  async (share) => {
    const bytes = await made({ address: '/a', share });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const { paper, side } = await colours(bytes);
    expect(Math.min(...paper)).toBeGreaterThan(240);
    expect(side[0]).toBeLessThan(5);
    expect(side[2]).toBeGreaterThan(245);
  },
);

test('another logo gives the share pictures other addresses', async () => {
  const { shareDesign } = await told();
  expect(shareDesign).toMatch(/^[0-9a-f]{6}$/);
  await writeFile(logo(), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  expect((await told()).shareDesign).not.toBe(shareDesign);
});

test('a picture that is added while the site is developed is seen', async () => {
  await writeFile(join(root, 'names.js'), "import { masters } from 'virtual:pictures'; export const names = masters;");
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pictures(root)],
    server: { middlewareMode: true, ws: false },
  });
  try {
    const { ssr } = server.environments;
    const names = async () =>
      isRunnableDevEnvironment(ssr) ? Object.keys((await ssr.runner.import<{ names: object }>('/names.js')).names) : [];
    expect(await names()).not.toContain('new.webp');
    await draw('new.webp', { width: 800, height: 600 });
    await expect.poll(names, { timeout: 10_000 }).toContain('new.webp');
  } finally {
    await server.close();
  }
});
