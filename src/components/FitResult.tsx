import { limitsFor, withinFrame } from '../catalogue/fit.ts';
import { productKeyOf } from '../catalogue/productKey.ts';
import { paths } from '../content/paths.ts';
import { FitDrawing } from './FitDrawing.tsx';
import { nameOf, type AnsweredSize } from './FitQuestion.tsx';
import { rowFor } from './fitHints.ts';
import { useLater } from './useLater.ts';

/** The figure comes after the answer, which needs none. */
const loadFigure = () => import('./FitFigure.tsx');

/** What can be done with a size that is answered: seen within its limits, and where it is an outer one that may hold, drawn and put into the door list. */
export function FitResult(asked: AnsweredSize) {
  const { sizes, product, size, module, isPart, result, odd } = asked;
  const { outer } = product;
  const canBe = !isPart && !odd && result.answer !== 'no';
  // Too much glass is beyond a limit too, but not of size.
  const isOutside = result.answer === 'no' && result.binds.some(({ limit }) => limit !== 'mass');
  const figure = useLater(loadFigure, result.limit !== undefined);
  return (
    <>
      {canBe && outer?.startsWith('karm') && (
        <p className="ways screen-only">
          <a href={paths.scheduleWith(productKeyOf(product), rowFor(sizes, size, module))}>
            {`Lägg ${nameOf(asked)} i dörrlistan`}
          </a>
        </p>
      )}
      <div className="fit-figures">
        {figure && result.limit && !result.inside && (
          <figure>
            <figure.FitFigure
              limits={limitsFor(sizes.limits, size)}
              size={isPart ? size : withinFrame(sizes, size)}
              isOutside={isOutside}
            />
            <figcaption>Bredd åt höger, höjd uppåt, i mm. Det grå är utanför gränserna.</figcaption>
          </figure>
        )}
        {canBe && outer && <FitDrawing product={product} size={size} measure={outer} kind={sizes.kind} />}
      </div>
    </>
  );
}
