/**
 * Turns the masters in src/pictures into what browsers load: AVIF and WebP at a few widths.
 *
 * A variant's address says all about it (master, its hash, width, format), so the pages may name any variant they like, and only
 * those that are named are made. What was made once is kept in a cache, also between builds.
 */
import { createHash } from 'node:crypto';
import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Plugin } from 'vite';
import { cachedPicture } from './pictureCache.ts';

/** What the pages need to know of a master: the beginning of its variants' addresses, its size in pixels, and its dominant colour (`#rrggbb`). */
export type Master = { stem: string; width: number; height: number; ground: string };

/**
 * Quality is tried from the first to the last until a variant weighs at most `bytesPerPixel`: a lawn or a tree full of leaves would
 * else weigh twice as much as everything around it. More effort makes AVIF a tenth smaller, and takes six times as long: too long for a
 * first build on a new machine.
 */
const settings = {
  avif: { effort: 2, qualities: [53, 46, 40, 34] },
  webp: { effort: 4, qualities: [76, 66, 56] },
  bytesPerPixel: { avif: 0.062, webp: 0.09 },
};

async function encode(picture: Sharp, format: Variant['format']): Promise<Buffer> {
  const { effort, qualities } = settings[format];
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    const { data, info } = await picture
      .clone()
      .toFormat(format, { quality, effort })
      .toBuffer({ resolveWithObject: true });
    bytes = data;
    if (info.size <= settings.bytesPerPixel[format] * info.width * info.height) break;
  }
  return bytes;
}

const moduleName = 'virtual:pictures';
const addressPattern = /\/assets\/bilder\/([a-z0-9-]+)\.[0-9a-f]{10}\.(\d+)\.(avif|webp)/g;

/** Gives the pages `virtual:pictures`: the masters by their path below src/pictures. */
export function pictures(root: string): Plugin {
  const folder = join(root, 'src/pictures');
  return {
    name: 'pictures',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const paths = await listMasters(folder);
      const masters = Object.fromEntries(
        await Promise.all(paths.map(async (path) => [path, await readMaster(folder, path)] as const)),
      );
      return `export default ${JSON.stringify(masters)};`;
    },
  };
}

/** One file that browsers load, as its address names it; `width` in pixels. */
export type Variant = { address: string; name: string; width: number; format: 'avif' | 'webp' };

/** Every variant that a text names. */
export function findVariants(text: string): Variant[] {
  return Array.from(text.matchAll(addressPattern), ([address, name = '', width, format]) => ({
    address,
    name,
    width: Number(width),
    format: format as Variant['format'],
  }));
}

/**
 * Makes every variant that the texts name and puts it below `out`.
 *
 * @param root the project's folder
 * @param texts the pages, in which addresses of variants stand
 */
export async function makePictures(root: string, texts: string[], out: string): Promise<void> {
  const wanted = new Map(texts.flatMap(findVariants).map((variant) => [variant.address, variant]));
  const queue = [...wanted.values()];
  // A few at a time: a queue for each would only take memory.
  await Promise.all([worker(), worker(), worker()]);

  async function worker(): Promise<void> {
    for (let variant = queue.pop(); variant; variant = queue.pop()) {
      const target = join(out, variant.address);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(await makeVariant(root, variant), target);
    }
  }
}

/** The file of a variant in the cache, made if it is not there yet. */
export function makeVariant(root: string, { address, name, width, format }: Variant): Promise<string> {
  return cachedPicture(root, address, async (file) => {
    const folder = join(root, 'src/pictures');
    const master = (await listMasters(folder)).find((path) => nameOf(path) === name);
    if (!master) throw new Error(`A page names ${address}, and there is no such master.`);
    await writeFile(
      file,
      await encode(sharp(join(folder, master)).resize({ width, withoutEnlargement: true }), format),
    );
  });
}

/** The masters in `folder`, as paths below it. */
export async function listMasters(folder: string): Promise<string[]> {
  return (await Array.fromAsync(glob('**/*.{avif,webp,jpg,png}', { cwd: folder })))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

async function readMaster(folder: string, path: string): Promise<Master> {
  const bytes = await readFile(join(folder, path));
  const hash = createHash('sha256').update(JSON.stringify(settings)).update(bytes).digest('hex').slice(0, 10);
  const { width, height } = await sharp(bytes).metadata();
  const { dominant } = await sharp(await sharp(bytes).resize(32).toBuffer()).stats();
  const ground = `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  return { stem: `/assets/bilder/${nameOf(path)}.${hash}`, width, height, ground };
}

/** How addresses name a master: `products/steel-3-cut.webp` becomes `products-steel-3-cut`. */
export function nameOf(path: string): string {
  return path.replace(/\.\w+$/, '').replaceAll('/', '-');
}
