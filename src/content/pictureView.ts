import masters from 'virtual:pictures';
import type { PictureView } from '../components/Picture.tsx';
import type { PictureContent } from './schema.ts';

/**
 * Where pictures stand, and how wide they are there: the one place that decides sizes.
 * `widths` are the variants on offer in pixels, `sizes` the width that the layout gives the picture, `width` and `height` its shape.
 */
const uses = {
  hero: { width: 1600, height: 1000, widths: [640, 960, 1280, 1600, 2000], sizes: '(width < 62rem) 100vw, 60vw' },
  card: { width: 640, height: 480, widths: [320, 480, 640, 960], sizes: '(width < 38rem) 92vw, (width < 58rem) 46vw, (width < 78rem) 30vw, 25rem' },
  product: { width: 1200, height: 900, widths: [480, 640, 960, 1280, 1600], sizes: '(width < 62rem) 92vw, 54vw' },
  project: { width: 960, height: 640, widths: [480, 640, 960, 1280], sizes: '(width < 46rem) 92vw, (width < 70rem) 46vw, 30rem' },
  dialog: { width: 960, height: 640, widths: [640, 960, 1280, 1600], sizes: '(width < 62rem) 92vw, 44rem' },
};

/**
 * A picture as it is shown in one kind of place: in the formats and widths that fit there, or as a drawing when there is no picture.
 * Runs where pages are rendered, never in the browser.
 *
 * @param drawing address of the drawing that stands in
 * @throws when the content names a picture that is not there; the check of the content has said so before
 */
export function pictureView(use: keyof typeof uses, { alt, src }: PictureContent, drawing: string): PictureView {
  const { width, height, widths, sizes } = uses[use];
  if (!src) return { alt, src: drawing, width, height };
  const master = masters[src];
  if (!master) throw new Error(`There is no picture src/pictures/${src}.`);
  const offered = widths.filter((candidate) => candidate <= master.width);
  const list = (format: 'avif' | 'webp') => offered.map((candidate) => `${master.stem}.${candidate}.${format} ${candidate}w`).join(', ');
  return { alt, src: `${master.stem}.${offered.at(Math.floor(offered.length / 2))}.webp`, avif: list('avif'), webp: list('webp'), sizes, width, height };
}
