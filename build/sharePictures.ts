/**
 * Makes the pictures that other sites show when someone shares a page: paper with the logo, the boundary line, and beside it a
 * picture or a drawing. There is no text but the logo's outlines, because fonts differ from machine to machine.
 *
 * As with the other pictures the address says all about one: its source, the source's hash, and the hash of the design.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { company } from '../src/content/company.ts';
import { palette } from '../src/drawings/palette.ts';
import { cachedPicture } from './pictureCache.ts';
import { listMasters, nameOf } from './pictures.ts';
import { shareSize } from '../src/seo/shareSize.ts';

/** Raise it when the design below changes, so that nothing old is taken from the cache. */
const designVersion = 1;

/** Width of the paper with the logo, and the room around the logo, in pixels. */
const margin = { width: 300, room: 48 };
const boundary = { width: 8, dashes: '84 24 12 24' };
const picture = { left: margin.width, width: shareSize.width - margin.width, height: shareSize.height };

const moduleName = 'virtual:share-design';
const addressPattern = /\/assets\/delning\/([a-z0-9-]+)\.[0-9a-f]{10}\.[0-9a-f]{6}\.jpg/g;
const drawingPrefix = 'ritning-';

/** Gives the pages `virtual:share-design`: the hash of everything in the pictures that is not their source. */
export function shareDesign(root: string): Plugin {
  return {
    name: 'share-design',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const logo = await readLogo(root);
      return `export default ${JSON.stringify(
        createHash('sha256')
          .update(JSON.stringify([designVersion, palette]))
          .update(logo)
          .digest('hex')
          .slice(0, 6),
      )};`;
    },
  };
}

/** The text of the drawing at an address of this site; undefined when there is none. */
type ReadDrawing = (path: string) => Promise<string | undefined>;

/** Every address of a share picture that a text names. */
export function findSharePictures(text: string): string[] {
  return Array.from(text.matchAll(addressPattern), ([address]) => address);
}

/** Makes every share picture that the texts name and puts it below `out`. */
export async function makeSharePictures(
  root: string,
  texts: string[],
  out: string,
  readDrawing: ReadDrawing,
): Promise<void> {
  for (const address of new Set(texts.flatMap(findSharePictures))) {
    const target = join(out, address);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(await makeSharePicture(root, address, readDrawing), target);
  }
}

/** The file of a share picture in the cache, made if it is not there yet. */
export function makeSharePicture(root: string, address: string, readDrawing: ReadDrawing): Promise<string> {
  return cachedPicture(root, address, async (file) => {
    const name = address.split('/').at(-1)?.split('.')[0] ?? '';
    const source = name.startsWith(drawingPrefix)
      ? await readDrawing(`/ritningar/${name.slice(drawingPrefix.length)}.svg`)
      : await findMaster(root, name);
    if (!source) throw new Error(`A page names ${address}, and there is neither such a picture nor such a drawing.`);
    await compose(source.startsWith('<') ? prepareDrawing(source) : source, await readLogo(root), file);
  });
}

async function findMaster(root: string, name: string): Promise<string | undefined> {
  const folder = join(root, 'src/pictures');
  const master = (await listMasters(folder)).find((path) => nameOf(path) === name);
  return master && join(folder, master);
}

/** Drawings are in millimetres, some of them large, and carry classes as text: here they come at the size that is used, without text. */
function prepareDrawing(svg: string): Buffer {
  const [, width = 0, height = 0] = (/viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  const scale = Math.max(picture.width / width, picture.height / height);
  const root = (tag: string) =>
    tag
      .replaceAll(/ (?:width|height)="[^"]*"/g, '')
      .replace('<svg', `<svg width="${width * scale}" height="${height * scale}"`);
  return Buffer.from(svg.replace(/<svg[^>]*>/, root).replaceAll(/<text\b.*?<\/text>/gs, ''));
}

async function compose(source: string | Buffer, logo: Buffer, file: string): Promise<void> {
  const side = await sharp(source)
    .resize(picture.width, picture.height, { fit: 'cover' })
    .flatten({ background: palette.paper })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const sign = await sharp(logo, { density: 288 })
    .resize(margin.width - 2 * margin.room, margin.width, { fit: 'inside' })
    .png()
    .toBuffer();
  const { width, height } = shareSize;
  const line = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M${margin.width - boundary.width / 2} -42V${height}" stroke="${palette.ember}" stroke-width="${boundary.width}" stroke-dasharray="${boundary.dashes}"/></svg>`;
  await sharp({ create: { width, height, channels: 3, background: palette.paper } })
    .composite([
      { input: side, left: picture.left, top: 0 },
      { input: Buffer.from(line), left: 0, top: 0 },
      { input: sign, left: margin.room, top: margin.room },
    ])
    // The thin red line would lose its colour in the usual halved colour planes.
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(file);
}

function readLogo(root: string): Promise<Buffer> {
  return readFile(join(root, 'public', company.logo.src));
}
