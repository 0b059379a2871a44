import { useState } from 'react';
import type { WantedSize } from '../catalogue/fit.ts';
import { printSize } from '../catalogue/fitHeading.ts';
import { conditionsOf } from '../catalogue/limitWords.ts';
import { productKeyOf } from '../catalogue/productKey.ts';
import type { Kind } from '../catalogue/vocabulary.ts';
import { paths } from '../content/paths.ts';
import type { ProductModel } from '../documents/productIfc.ts';
import type { DrawnClass } from '../drawings/model/classMarks.ts';
import { saveFile } from './saveFile.ts';
import { useLater } from './useLater.ts';
import './TextButton.css';

/** What a page has to tell of its product so that it can be drawn. */
export type DrawnProduct = Pick<ProductModel['product'], 'category' | 'id' | 'title'> &
  Pick<ProductModel, 'spec' | 'finish'> & { classes: DrawnClass[] };

type Props = {
  product: DrawnProduct;
  size: WantedSize;
  /** What the size is of the whole: ”karmyttermått”. */
  measure: string;
  kind: Kind;
};

const loadDrawing = () => import('../drawings/DrawingInSize.tsx');

/** What makes a file of a model: fetched with the click on that file. */
const writers = { dxf: () => import('../documents/dxfInSize.ts'), ifc: () => import('../documents/ifcInSize.ts') };

/** The drawing in the visitor's size, and the same as files for CAD and BIM, whose writers and values come with the click. */
export function FitDrawing({ product, size, measure, kind }: Props) {
  const { spec, classes, finish } = product;
  const drawing = useLater(loadDrawing);
  const [failed, setFailed] = useState(false);

  async function download(end: 'dxf' | 'ifc') {
    setFailed(false);
    try {
      const fetched: Promise<{ default: ProductModel }> = import(/* @vite-ignore */ paths.productModel(product));
      const [{ default: model }, { write, type }] = await Promise.all([fetched, writers[end]()]);
      const name = `${productKeyOf(product)}-${size.width}x${size.height}.${end}`;
      saveFile(name, await write(model, size), type);
    } catch {
      setFailed(true);
    }
  }

  const name = printSize(size);
  const sized = { spec, width: size.width, height: size.height, leaves: size.leaves };
  return (
    <figure>
      {drawing && (
        <drawing.DrawingInSize
          {...sized}
          classes={classes}
          finish={finish}
          title={`Uppställningsritning av ${product.title}, ${name}`}
        />
      )}
      <figcaption>
        {[
          `Ritad i skala med ${name} som ${measure}`,
          ...conditionsOf({ when: { leaves: size.leaves } }, kind),
          ...(drawing?.lightsIn(sized) ?? []),
        ].join(', ')}
        .{' '}
        <span className="fit-files screen-only">
          <button type="button" className="text-button" onClick={() => void download('dxf')}>
            Ladda ner som DXF
          </button>
          <button type="button" className="text-button" onClick={() => void download('ifc')}>
            Ladda ner som IFC
          </button>
        </span>
        {failed && <span role="alert">Filen kunde inte hämtas. Försök igen.</span>}
      </figcaption>
    </figure>
  );
}
