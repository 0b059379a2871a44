/**
 * The pictures: masters lie in src/pictures, and pages name what browsers load, AVIF and WebP at a few widths.
 *
 * An address says everything about its file (master, hash, width, format), so pages may ask for any variant, and only
 * those that are asked for are made.
 */
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import type { UsedPicture } from '../src/content/usedPictures.ts';
import { produce, type Artefact } from './artefact.ts';
import { mastersFolder, openMaster } from './openMaster.ts';
import { makeSharePicture, readLogo } from './sharePictures.ts';
import { codeKey } from './sourceGraph.ts';
import { makeVariant, settings } from './variants.ts';

/**
 * What pages need to know of a master: how its variants' addresses begin, its size in pixels, and its dominant colour
 * (`#rrggbb`), if that is darker than paper.
 */
export type Master = { stem: string; width: number; height: number; ground?: string };

/** The file that a page names. */
export function pictureArtefact(root: string, picture: UsedPicture): Artefact {
  const { address: path } = picture;
  if (!('share' in picture)) {
    const { master, width, format, care } = picture;
    const render = () => makeVariant(openMaster(root, master), width, format, care);
    return { path, inputs: [`src/pictures/${master}`], render, cacheKey: care ?? '' };
  }
  const { share } = picture;
  const isMaster = 'master' in share;
  const render = () => makeSharePicture(root, isMaster ? openMaster(root, share.master) : share.svg);
  return { path, inputs: isMaster ? [`src/pictures/${share.master}`] : [], render, cacheKey: '' };
}

const moduleName = 'virtual:pictures';
const resolvedName = `\0${moduleName}`;

/** Gives the pages `virtual:pictures`: all masters, and the design of the pictures that are shared. */
export function pictures(root: string): Plugin {
  return {
    name: 'pictures',
    resolveId: (id) => (id === moduleName ? resolvedName : undefined),
    async load(id) {
      if (id !== resolvedName) return undefined;
      const paths = await listMasters(root);
      const masters = await Promise.all(paths.map(async (path) => [path, await readMaster(root, path)] as const));
      return [
        `export const masters = ${JSON.stringify(Object.fromEntries(masters))};`,
        `export const shareDesign = ${JSON.stringify(await shareDesign(root))};`,
      ].join('\n');
    },
    hotUpdate({ file, modules }) {
      const isSource = [mastersFolder(root), join(root, 'public')].some((folder) => file.startsWith(folder));
      const module = isSource && this.environment.moduleGraph.getModuleById(resolvedName);
      return module ? [...modules, module] : undefined;
    },
  };
}

/** Hash of everything in a share picture that is not its source: the code that draws it, its colours, and the logo. */
async function shareDesign(root: string): Promise<string> {
  const code = codeKey(join(import.meta.dirname, 'sharePictures.ts'));
  return createHash('sha256')
    .update(code)
    .update(await readLogo(root))
    .digest('hex')
    .slice(0, 6);
}

/** The masters as paths below src/pictures. */
export async function listMasters(root: string): Promise<string[]> {
  return (await Array.fromAsync(glob('**/*.{avif,webp,jpg,jpeg,png}', { cwd: mastersFolder(root) })))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

/** What the pages are told of a master. What has to be measured in its pixels is kept between builds. */
export async function readMaster(root: string, path: string): Promise<Master> {
  const bytes = await readFile(join(mastersFolder(root), path));
  // Four digits are enough beside the picture's own name: a new version gets the same ones once in 65,536 times, and
  // the home page names some fifty of them.
  const hash = createHash('sha256').update(JSON.stringify(settings)).update(bytes).digest('hex').slice(0, 4);
  const stem = `/assets/bilder/${nameOf(path)}.${hash}`;
  try {
    const render = () => describe(bytes);
    const looks = await produce(root, { path: `${stem}.json`, inputs: [], render, cacheKey: describe.toString() });
    return { stem, ...(JSON.parse(looks.toString()) as Omit<Master, 'stem'>) };
  } catch (error) {
    throw new Error(`src/pictures/${path}: the whole file: must be a picture that can be read`, { cause: error });
  }
}

async function describe(bytes: Buffer): Promise<string> {
  // A picture whose darkest channel is at least this has a ground like the page's own. Defined here, because the text
  // of this function is the cache's key.
  const lightest = 0xf0;
  const { autoOrient } = await sharp(bytes).metadata();
  const { dominant } = await sharp(await sharp(bytes).resize(32).toBuffer()).stats();
  const colour = [dominant.r, dominant.g, dominant.b];
  const ground = `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  return JSON.stringify({ ...autoOrient, ...(Math.min(...colour) < lightest && { ground }) });
}

/** How addresses name a master: `products/steel-3-cut.webp` becomes `products-steel-3-cut`. */
function nameOf(path: string): string {
  return path.replace(/\.\w+$/, '').replaceAll('/', '-');
}
