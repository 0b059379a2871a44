import { limitsFor } from '../catalogue/fit.ts';
import { productKeyOf } from '../catalogue/productKey.ts';
import { paths } from '../content/paths.ts';
import { FitDrawing } from './FitDrawing.tsx';
import { FitQuestion, nameOf, type AnsweredSize } from './FitQuestion.tsx';
import { rowFor } from './fitHints.ts';
import { useLater } from './useLater.ts';

/** The figure comes after the answer, which needs none. */
const loadFigure = () => import('./FitFigure.tsx');

/** What can be done with a size that is answered: asked about, put into the door list, seen within its limits, and drawn. */
export function FitResult(asked: AnsweredSize) {
  const { sizes, product, size, module, result } = asked;
  // Too much glass is beyond a limit too, but not of size.
  const isOutside = result.answer === 'no' && result.binds.some(({ limit }) => limit !== 'mass');
  const figure = useLater(loadFigure, result.limit !== undefined);
  return (
    <>
      <p className="ways screen-only">
        {result.answer !== 'yes' && result.limit && <FitQuestion {...asked} />}
        <a href={paths.scheduleWith(productKeyOf(product), rowFor(sizes, size, module))}>
          Lägg {nameOf(asked)} i dörrlistan
        </a>
      </p>
      <div className="fit-figures">
        {figure && result.limit && !result.inside && (
          <figure>
            <figure.FitFigure limits={limitsFor(sizes.limits, size)} size={size} isOutside={isOutside} />
            <figcaption>
              Bredd åt höger, höjd uppåt, i mm. Det grå är utanför gränserna. Där gränslinjen saknas är ingen gräns
              angiven.
            </figcaption>
          </figure>
        )}
        {product.outer && (
          <FitDrawing
            product={product}
            size={size}
            measure={product.outer}
            part={module ? undefined : product.part}
            isTooLarge={isOutside}
          />
        )}
      </div>
    </>
  );
}
