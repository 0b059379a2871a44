import type { Sharp } from 'sharp';
import type { PictureCare } from '../src/content/usedPictures.ts';

const avif = { effort: 1, qualities: [53, 46, 40, 34], bytesPerPixel: 0.062 };

/**
 * Qualities are tried in turn until a variant weighs at most `bytesPerPixel`: otherwise a lawn or a tree in leaf would
 * weigh twice as much as any other picture. Measured at 1,280 px, effort 3 makes AVIF a tenth smaller than effort 1 and
 * takes three times as long, effort 4 a sixth smaller and eleven times as long: a first build has some three hundred.
 */
export const settings = {
  avif,
  webp: { effort: 4, qualities: [76, 66, 56], bytesPerPixel: 0.09 },
  /** The AVIF that a telephone waits for before anything else: ten kilobytes at 744 pixels are worth the time. */
  awaited: { ...avif, effort: 4, bytesPerPixel: 0.0147 },
  /** Twelve pictures on one page, which visitors come to look at: 310 KB in all on a telephone. */
  gallery: { ...avif, effort: 3 },
  /** Rooms have the grain of film, which takes more bytes than the studio's smooth ground; nobody waits for them. */
  room: { ...avif, qualities: [66, 60, ...avif.qualities], bytesPerPixel: 0.095 },
};

/** A picture in one format and width (pixels), as light as the settings ask for; AVIF by those of its `care`. */
export async function makeVariant(
  master: Sharp,
  width: number,
  format: 'avif' | 'webp',
  care?: PictureCare,
): Promise<Buffer> {
  const picture = master.resize({ width, withoutEnlargement: true });
  const { effort, qualities, bytesPerPixel } = settings[(format === 'avif' && care) || format];
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    const { data, info } = await picture
      .clone()
      .toFormat(format, { quality, effort })
      .toBuffer({ resolveWithObject: true });
    bytes = data;
    if (info.size <= bytesPerPixel * info.width * info.height) break;
  }
  return bytes;
}
