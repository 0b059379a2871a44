/** Makes the other icons from the one that is an SVG. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { palette } from '../src/drawings/palette.ts';
import { drawnIcon, icons } from '../src/seo/icons.ts';
import type { Artefact } from './artefact.ts';

/**
 * Side of the drawing in a maskable icon as a share of the icon's, so that all of it lies in the circle that is never
 * cropped.
 */
const maskableShare = 0.625;

/** Every icon. */
export function iconFiles(root: string): Artefact[] {
  const source = `public${drawnIcon}`;
  const draw = async (size: number, share?: number) => render(await readFile(join(root, source)), size, share);
  const { ico, maskable, ...plain } = icons;
  const sizes = async () => Promise.all(ico.sizes.map(async (size) => ({ size, png: await draw(size) })));
  return [
    ...Object.values(plain).map(({ file, size }) => ({ path: file, inputs: [source], render: () => draw(size) })),
    { path: maskable.file, inputs: [source], render: () => draw(maskable.size, maskableShare) },
    { path: ico.file, inputs: [source], render: async () => packIco(await sizes()) },
  ];
}

/** The drawing as a PNG of `size` pixels, `share` of which it fills; the rest is paper. */
async function render(drawing: Buffer, size: number, share = 1): Promise<Buffer> {
  const inner = Math.round(size * share);
  // 72 dots per inch is the drawing's own size, 32 pixels. A higher density renders it larger instead of enlarging
  // pixels.
  const picture = await sharp(drawing, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const ground = sharp({ create: { width: size, height: size, channels: 3, background: palette.paper } });
  return ground
    .composite([{ input: picture, gravity: 'centre' }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file that holds PNGs: a header of 6 bytes, 16 bytes of directory for each picture, then the pictures. */
function packIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
