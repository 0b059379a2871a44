import { createHash } from 'node:crypto';
import { masters, shareDesign } from 'virtual:pictures';
import { products } from '../catalogue/products.ts';
import type { ProductKey } from '../catalogue/schema.ts';
import type { PictureContent } from '../catalogue/texts.ts';
import { paths } from '../content/paths.ts';
import { usedPictures } from '../content/usedPictures.ts';
import { renderDrawing } from '../drawings/files.tsx';
import type { SharePicture } from './description.ts';

/**
 * The share picture that is made from a picture, or from the drawing that stands in for it. Its address carries the
 * hash of its source and that of the design around it.
 *
 * @param drawing address of the drawing
 * @throws when there is neither
 */
export function sharePicture({ alt, src }: PictureContent, drawing: string): SharePicture {
  const { name, share } = src ? fromMaster(src) : fromDrawing(drawing);
  const address = `/assets/delning/${name}.${shareDesign}.jpg`;
  usedPictures.use({ address, share });
  return { alt, src: address };
}

/**
 * The share picture of a page without a picture of its own: the drawing of a product, or of the catalogue's first where
 * that product is gone.
 *
 * @param alt what the drawing of that product shows, in Swedish
 */
export function shareDrawing(product: ProductKey, alt = 'Uppställningsritning av en branddörr.'): SharePicture {
  const drawing = paths.productDrawing(product);
  const [first] = products;
  if (!first || products.some((other) => paths.productDrawing(other) === drawing))
    return sharePicture({ alt }, drawing);
  return sharePicture({ alt: `Uppställningsritning av ${first.title}.` }, paths.productDrawing(first));
}

function fromMaster(master: string) {
  const name = masters[master]?.stem.split('/').at(-1);
  if (!name) throw new Error(`There is no picture src/pictures/${master}.`);
  return { name, share: { master } };
}

/** The hash follows the drawing itself, wherever its code or data changed. */
function fromDrawing(path: string) {
  const svg = renderDrawing(path);
  if (!svg) throw new Error(`There is no drawing ${path}.`);
  const name = path.split('/').at(-1)?.replace('.svg', '');
  return { name: `ritning-${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 5)}`, share: { svg } };
}
