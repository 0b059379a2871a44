import { fitHeading, fitReason } from '../catalogue/fitWords.ts';
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

/** The answer to a size: within the limits or not; of a product without limits what can be reckoned, and the question that is left. */
export function FitAnswer({ onFill, ...asked }: Props) {
  const { sizes, product, size, module, result, hints, odd } = asked;
  const heading = odd?.fact ?? fitHeading(result);
  const reason = fitReason(result, sizes);
  return (
    <>
      {module && <p>{printModule(module)}.</p>}
      {heading && (
        <p className="fit-verdict">
          <strong>{heading}</strong> {odd && <TechnicalText text={odd.how} />} {result.limit && reason}
        </p>
      )}
      {result.answer !== 'yes' && !result.inside && (
        <FitNearest sizes={sizes} size={size} onChoose={(way) => onFill(fieldsOf(way))} />
      )}
      {hints.map(({ fact, how }) => (
        // What can be reckoned leads where nothing else does.
        <p className={heading ? undefined : 'fit-verdict'} key={fact}>
          {heading ? `${fact}.` : <strong>{fact}</strong>} <TechnicalText text={how} />
        </p>
      ))}
      {!result.limit && <p>{reason}</p>}
      <p className="actions">
        {result.answer !== 'yes' && <FitQuestion {...asked} />}
        {canBeMade(asked) && product.outer?.startsWith('karm') && (
          <a className="button" href={paths.scheduleWith(productKeyOf(product), rowFor(sizes, size, module))}>
            Lägg i dörrlistan
          </a>
        )}
      </p>
    </>
  );
}
