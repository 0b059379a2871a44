import { createCollector } from '../engine/collector.ts';

/**
 * Where AVIF is made with more care than elsewhere: for what a telephone waits for before anything else, in the
 * gallery, and for rooms.
 */
export type PictureCare = 'awaited' | 'gallery' | 'room';

/**
 * A picture file that a page names by its address. What is in the file follows from the rest; its address changes with
 * it.
 */
export type UsedPicture =
  | {
      address: string;
      /** Path of the master below src/pictures. */
      master: string;
      /** In pixels. */
      width: number;
      format: 'avif' | 'webp';
      care?: PictureCare;
    }
  /** A picture that other sites show, made from a master or from the text of a drawing. */
  | { address: string; share: { master: string } | { svg: string } };

/** The picture files that pages refer to while they are rendered: the build makes these and no others. */
export const usedPictures = createCollector<UsedPicture>();
