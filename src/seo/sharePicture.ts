import { createHash } from 'node:crypto';
import masters from 'virtual:pictures';
import design from 'virtual:share-design';
import type { PictureContent } from '../catalogue/texts.ts';
import { renderDrawing } from '../drawings/files.tsx';
import type { SharePicture } from './description.ts';

/**
 * The share picture that is made from a picture, or from the drawing that stands in for it.
 *
 * @param drawing address of the drawing
 * @throws when there is neither
 */
export function sharePicture({ alt, src }: PictureContent, drawing: string): SharePicture {
  return { alt, src: `/assets/delning/${src ? masterSource(src) : drawingSource(drawing)}.${design}.jpg` };
}

/** Name and hash of a master. */
function masterSource(src: string): string {
  const name = masters[src]?.stem.split('/').at(-1);
  if (!name) throw new Error(`There is no picture src/pictures/${src}.`);
  return name;
}

/** Name and hash of a drawing; the hash follows what is drawn, wherever that was changed. */
function drawingSource(path: string): string {
  const text = renderDrawing(path);
  if (!text) throw new Error(`There is no drawing ${path}.`);
  const name = path.split('/').at(-1)?.replace('.svg', '');
  return `ritning-${name}.${createHash('sha256').update(text).digest('hex').slice(0, 10)}`;
}
