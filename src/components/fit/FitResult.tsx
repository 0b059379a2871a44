import { limitsFor } from '../../catalogue/fit/fit.ts';
import { sizeName } from '../../catalogue/fit/size.ts';
import { canBeMade, type AnsweredSize } from './FitQuestion.tsx';
import { useLater } from '../ui/useLater.ts';

/** Figure and drawing come after the answer, which needs none. */
const loadFigure = () => import('./FitFigure.tsx');
const loadDrawing = () => import('./FitDrawing.tsx');
/**
 * Named here and not by the drawing, so that what it shares with them is a script of its own and none that they would
 * have to take apart.
 */
const writers = {
  dxf: () => import('../../documents/dxfInSize.ts'),
  ifc: () => import('../../documents/ifcInSize.ts'),
};

/**
 * What can be done with a size that is answered: seen within its limits, and where it is an outer one that may hold,
 * drawn.
 */
export function FitResult(asked: AnsweredSize) {
  const { sizes, product, size, drawn, share, result, odd } = asked;
  const { outer } = product;
  // Too much glass is beyond a limit too, but not of size.
  const isOutside = result.answer === 'no' && result.binds.some(({ limit }) => limit !== 'mass');
  // A leaf that no closer can hold may well be within what is stated: the figure would say yes to what the answer
  // refuses.
  const isShown = result.limit !== undefined && !result.inside && !odd;
  const figure = useLater(loadFigure, isShown);
  const isDrawn = canBeMade(asked) && outer !== undefined;
  const drawing = useLater(loadDrawing, isDrawn);
  if (!isShown && !isDrawn) return null;
  return (
    <div className="fit-figures">
      {figure && isShown && (
        <figure>
          <figure.FitFigure limits={limitsFor(sizes.limits, size)} size={share} isOutside={isOutside} />
          <figcaption>Bredd åt höger, höjd uppåt, mm. Grått är utanför.</figcaption>
        </figure>
      )}
      {drawing && isDrawn && (
        <drawing.FitDrawing
          {...{ product, share, writers }}
          size={drawn}
          name={sizeName(size)}
          measure={outer}
          kind={sizes.kind}
        />
      )}
    </div>
  );
}
