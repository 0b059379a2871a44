/**
 * Makes the pictures that other sites show when someone shares a page: paper with the logo, the boundary line, and
 * beside it a picture or a drawing. There is no text but the logo's outlines, because fonts differ from machine to
 * machine.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { palette } from '../src/drawings/palette.ts';
import { shareSize } from '../src/seo/shareSize.ts';

/** Width of the paper with the logo, and the room around the logo, in pixels. */
const margin = { width: 300, room: 48 };
const boundary = { width: 8, dashes: '84 24 12 24' };
const picture = { left: margin.width, width: shareSize.width - margin.width, height: shareSize.height };

/** The share picture of a master or of a drawing's text, as a JPEG. */
export async function makeSharePicture(root: string, source: Sharp | string): Promise<Buffer> {
  const side = await (typeof source === 'string' ? sharp(prepareDrawing(source)) : source)
    .resize(picture.width, picture.height, { fit: 'cover' })
    .flatten({ background: palette.paper })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const sign = await sharp(await readLogo(root), { density: 288 })
    .resize(margin.width - 2 * margin.room, margin.width, { fit: 'inside' })
    .png()
    .toBuffer();
  const { width, height } = shareSize;
  const line = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M${margin.width - boundary.width / 2} -42V${height}" stroke="${palette.ember}" stroke-width="${boundary.width}" stroke-dasharray="${boundary.dashes}"/></svg>`;
  return (
    sharp({ create: { width, height, channels: 3, background: palette.paper } })
      .composite([
        { input: side, left: picture.left, top: 0 },
        { input: Buffer.from(line), left: 0, top: 0 },
        { input: sign, left: margin.room, top: margin.room },
      ])
      // Chroma subsampling, the default, would wash out the thin red line.
      .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
  );
}

/**
 * Drawings are in millimetres, some of them large, and carry classes as text. Here they get the size that is used, and
 * lose the text.
 */
function prepareDrawing(svg: string): Buffer {
  const [, width = 0, height = 0] = (/viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  const scale = Math.max(picture.width / width, picture.height / height);
  const root = (tag: string) =>
    tag
      .replaceAll(/ (?:width|height)="[^"]*"/g, '')
      .replace('<svg', `<svg width="${width * scale}" height="${height * scale}"`);
  return Buffer.from(svg.replace(/<svg[^>]*>/, root).replaceAll(/<text\b.*?<\/text>/gs, ''));
}

/** The company's logo, an SVG. */
export async function readLogo(root: string): Promise<Buffer> {
  const { logo } = JSON.parse(await readFile(join(root, 'src/content/company.json'), 'utf8')) as {
    logo: { src: string };
  };
  return readFile(join(root, 'public', logo.src));
}
