import { masters } from 'virtual:pictures';
import type { PictureContent } from '../catalogue/texts.ts';
import { usedPictures, type PictureCare } from './usedPictures.ts';

/** One `<source>`: a format, its variants as in `srcset`, and when it is meant. */
type PictureSource = {
  type: string;
  srcSet: string;
  sizes: string;
  media?: string;
  width?: number;
  height?: number;
};

/** A picture as one place shows it; made by `pictureView`. */
export type PictureView = {
  /** What is seen, in Swedish. */
  alt: string;
  /** Address of the drawing, or of the variant for browsers that know no `<source>`. */
  src: string;
  /** The variants, the best first; a drawing has none. */
  sources?: PictureSource[];
  /** Dominant colour (`#rrggbb`), seen until the picture has come; the paper's where there is none. */
  ground?: string | undefined;
  /** Shape in pixels; only the ratio matters to the layout. */
  width: number;
  height: number;
};

/**
 * `widths` are the variants on offer in pixels, `sizes` the width that the layout gives the picture, `width` and
 * `height` its shape; for `care`, see {@link PictureCare}: in rooms at every width, elsewhere up to `width`.
 */
type Use = { width: number; height: number; widths: number[]; sizes: string; care?: PictureCare };

/** Where pictures stand, and how wide they are there: the one place that decides sizes. */
const uses = {
  hero: { width: 1600, height: 1000, widths: [1600, 2560], sizes: '100vw', care: 'room' },
  card: {
    width: 640,
    height: 480,
    widths: [440, 960],
    sizes: '(width < 37rem) 9rem, (width < 58rem) 46vw, (width < 78rem) 30vw, 20vw',
  },
  product: { width: 1200, height: 900, widths: [480, 960, 1600], sizes: '(width < 62rem) 92vw, 54vw' },
  /** On the home page, and a profile beside it. */
  building: {
    width: 960,
    height: 640,
    widths: [480, 960, 1440],
    sizes: '(width < 62rem) 92vw, 54vw',
    care: 'gallery',
  },
  /** Twice as wide as high, and beside the building cut to a square: `sizes` is the whole of it. */
  profile: { width: 1200, height: 900, widths: [960, 2000], sizes: '(width < 62rem) 92vw, 76vw' },
  film: {
    width: 1600,
    height: 900,
    widths: [960, 1600, 1920],
    sizes: 'min(92vw, 129rem)',
    care: 'room',
  },
  /** From edge to edge of the window; where that is narrow it is higher than its shape, and its sides are cut off. */
  band: {
    width: 1600,
    height: 800,
    widths: [800, 1600, 2000, 2880],
    sizes: 'max(100vw, 140vmin)',
    care: 'room',
  },
  /** Half a window wide, beside another one. */
  half: { width: 1200, height: 900, widths: [480, 960, 1440], sizes: '(width < 55rem) 92vw, 50vw', care: 'room' },
  project: {
    width: 960,
    height: 640,
    widths: [480, 960],
    sizes: '(width < 46rem) 92vw, (width < 70rem) 46vw, min(30vw, 42rem)',
    care: 'gallery',
  },
  dialog: {
    width: 960,
    height: 640,
    widths: [480, 960, 1440, 2000],
    sizes: '(width < 62rem) 92vw, min(74vw, 126vh)',
    care: 'gallery',
  },
} satisfies Record<string, Use>;

/**
 * The upright cut of a picture, for narrow screens. Telephones are told that it is narrower than it is: on so small a
 * screen the eye sees no more than two pixels to each of the layout's, and this picture is the first thing that they
 * wait for.
 */
const upright: Use & { media: string } = {
  width: 1000,
  height: 1250,
  widths: [744, 1000],
  sizes: '(width < 30rem) 65vw, 100vw',
  media: '(width < 40rem)',
  care: 'awaited',
};

/** The picture of the whole: hero of the home page, first picture of the film. `narrow` is its upright cut. */
export const heroPicture = {
  src: 'hero-wide.webp',
  narrow: 'hero-tall.webp',
  alt: 'Korridor i skymning. Bakom branddörrens glas brinner det; på vår sida är det stilla.',
};

/**
 * A picture as it is shown in one kind of place: in the formats and widths that fit there, or as a drawing when there
 * is no picture. Runs where pages are rendered, never in the browser.
 *
 * @param drawing address of the drawing that stands in
 * @throws when the content names a picture that is not there; the check of the content has said so before
 */
export function pictureView(
  use: keyof typeof uses,
  { alt, src, narrow }: PictureContent & { narrow?: string },
  drawing: string,
): PictureView {
  const { width, height, widths } = uses[use];
  if (!src) return { alt, src: drawing, width, height };
  return {
    alt,
    src: variant(src, offered(src, widths).findLast((candidate) => candidate <= width) ?? width, 'webp'),
    sources: [...(narrow ? [source(narrow, upright)] : []), source(src, uses[use])],
    ground: masterOf(src).ground,
    width,
    height,
  };
}

/** AVIF in several widths; a browser that does not know it takes the one WebP of `src`. */
function source(src: string, { widths, sizes, width, height, media, care }: Use & { media?: string }): PictureSource {
  return {
    type: 'image/avif',
    srcSet: offered(src, widths)
      .map(
        (candidate) =>
          `${variant(src, candidate, 'avif', care === 'room' || candidate <= width ? care : undefined)} ${candidate}w`,
      )
      .join(', '),
    sizes,
    ...(media && { media, width, height }),
  };
}

/** No variant is larger than its master; a master smaller than all of them is offered as it is. */
function offered(src: string, widths: number[]): number[] {
  const { width } = masterOf(src);
  const possible = widths.filter((candidate) => candidate <= width);
  return possible.length > 0 ? possible : [width];
}

function variant(master: string, width: number, format: 'avif' | 'webp', care?: PictureCare): string {
  const address = `${masterOf(master).stem}.${width}.${format}`;
  usedPictures.use({ address, master, width, format, ...(care && { care }) });
  return address;
}

function masterOf(src: string) {
  const master = masters[src];
  if (!master) throw new Error(`There is no picture src/pictures/${src}.`);
  return master;
}
