import { useState } from 'react';
import { DrawingInSize, lightsIn } from '../../drawings/DrawingInSize.tsx';
import type { WantedSize } from '../../catalogue/fit/fit.ts';
import { conditionsOf } from '../../catalogue/fit/limitWords.ts';
import { productKeyOf } from '../../catalogue/productKey.ts';
import type { Kind } from '../../catalogue/vocabulary.ts';
import { paths } from '../../content/paths.ts';
import type { ProductModel } from '../../documents/productIfc.ts';
import type { DrawnClass } from '../../drawings/model/classMarks.ts';
import { saveFile } from '../ui/saveFile.ts';

/** What a page has to tell of its product so that it can be drawn. */
export type DrawnProduct = Pick<ProductModel['product'], 'category' | 'id' | 'title'> &
  Pick<ProductModel, 'spec' | 'finish'> & {
    classes: DrawnClass[];
    /** The classes that a model of it can state, where there are several. */
    ratings?: string[];
  };

type FileWriter = {
  type: string;
  write: (model: ProductModel, size: WantedSize, rating?: string) => string | Promise<string>;
};

type Props = {
  product: DrawnProduct;
  size: WantedSize;
  /** The size in words. */
  name: string;
  /** What makes a file of a model: fetched with the click on that file. */
  writers: Record<'dxf' | 'ifc', () => Promise<FileWriter>>;
  /** What the size is of the whole: ”karmyttermått”. */
  measure: string;
  /** What of it is held against the limits: the pane of a wall that is divided. */
  share: WantedSize;
  kind: Kind;
};

/**
 * The drawing in the visitor's size, and the same as files for CAD and BIM, whose writers and values come with the
 * click. It comes when there is a size to draw; the page has its styles.
 */
export function FitDrawing({ product, size, share, name, writers, measure, kind }: Props) {
  const { spec, classes, finish, ratings = [] } = product;
  const [rating = '', setRating] = useState(ratings[0]);
  const [failed, setFailed] = useState(false);
  const { width, height, leaves } = size;
  const { panes } = share;
  const sized = { spec, width, height, leaves, panes };

  async function download(end: keyof Props['writers']) {
    setFailed(false);
    try {
      const fetched: Promise<{ default: ProductModel }> = import(/* @vite-ignore */ paths.productModel(product));
      const [{ default: model }, { write, type }] = await Promise.all([fetched, writers[end]()]);
      const stated = end === 'ifc' && rating && `-${rating.replace(' ', '')}`;
      const file = `${productKeyOf(product)}-${size.width}x${size.height}${stated || ''}.${end}`;
      saveFile(file, await write(model, { ...size, ...(panes && { panes }) }, rating), type);
    } catch {
      setFailed(true);
    }
  }

  return (
    <figure>
      <DrawingInSize
        {...sized}
        classes={classes}
        finish={finish}
        title={`Uppställningsritning av ${product.title}, ${name}`}
      />
      <figcaption>
        {[
          `Ritad i skala med ${name} som ${measure}`,
          ...conditionsOf({ when: { leaves } }, kind),
          ...(panes ? [panes === 1 ? 'en ruta' : `${panes} rutor`] : []),
          ...lightsIn(sized),
        ].join(', ')}
        .{' '}
        <span className="fit-files screen-only">
          <button type="button" className="text-button" onClick={() => void download('dxf')}>
            Ladda ner som DXF
          </button>
          <button type="button" className="text-button" onClick={() => void download('ifc')}>
            Ladda ner som IFC
          </button>
          {rating && (
            <label>
              {'Klass i IFC '}
              <select value={rating} onChange={({ target }) => setRating(target.value)}>
                {ratings.map((text) => (
                  <option key={text}>{text}</option>
                ))}
              </select>
            </label>
          )}
        </span>
        {failed && <span role="alert">Filen kunde inte hämtas. Försök igen.</span>}
      </figcaption>
    </figure>
  );
}
