import { fitHeading } from '../catalogue/fitHeading.ts';
import { fitReason } from '../catalogue/fitWords.ts';
import { productKeyOf } from '../catalogue/productKey.ts';
import { printModule } from '../catalogue/size.ts';
import { paths } from '../content/paths.ts';
import { FitNearest } from './FitNearest.tsx';
import { canBeMade, FitQuestion, type AnsweredSize } from './FitQuestion.tsx';
import { TechnicalText } from './TechnicalText.tsx';
import { rowFor } from './fitHints.ts';
import { fieldsOf, type Field } from './fitQuery.ts';
import './TextButton.css';

type Props = AnsweredSize & {
  /** Fills fields with these texts. */
  onFill: (texts: Partial<Record<Field, string>>) => void;
};

/** The answer to a size: within the limits or not, or said in the offer; then the ways on, and what can be reckoned. */
export function FitAnswer({ onFill, ...asked }: Props) {
  const { sizes, product, size, module, result, hints, odd } = asked;
  // What our own limits say comes before what no closer can do.
  const isLimited = sizes.limits.length > 0;
  const reason = fitReason(result, sizes);
  return (
    <>
      {module && <p>{printModule(module)}.</p>}
      <p className="fit-verdict">
        <strong>{odd?.fact ?? fitHeading(result)}</strong> {isLimited && reason}{' '}
        {odd && <TechnicalText text={odd.how} />} {!isLimited && reason}
      </p>
      {result.answer !== 'yes' && !result.inside && (
        <FitNearest sizes={sizes} size={size} onChoose={(way) => onFill(fieldsOf(way))} />
      )}
      <p className="actions">
        {result.answer !== 'yes' && <FitQuestion {...asked} />}
        {canBeMade(asked) && product.outer?.startsWith('karm') && (
          <a className="button" href={paths.scheduleWith(productKeyOf(product), rowFor(sizes, size, module))}>
            Lägg i dörrlistan
          </a>
        )}
      </p>
      {hints.map(({ fact, how }) => (
        <p key={fact}>
          {fact}. <TechnicalText text={how} />
        </p>
      ))}
    </>
  );
}
