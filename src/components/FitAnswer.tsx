import { fitHeading, fitReason } from '../catalogue/fitWords.ts';
import { printModule } from '../catalogue/size.ts';
import { FitNearest } from './FitNearest.tsx';
import { FitQuestion, type AnsweredSize } from './FitQuestion.tsx';
import { TechnicalText } from './TechnicalText.tsx';
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
  /** What can be reckoned leads where nothing else does. */
  const leads = !heading;
  return (
    <>
      {module && <p>{printModule(module)}.</p>}
      {heading && (
        <p className="fit-verdict">
          <strong>{heading}</strong> {odd && <TechnicalText text={odd.how} />} {result.limit && reason}
        </p>
      )}
      {product.part && result.inside && !module && (
        <p>
          <button type="button" className="text-button" onClick={() => onFill({ matt: 'del' })}>
            {`Räkna som ${product.part}`}
          </button>
        </p>
      )}
      {result.answer !== 'yes' && !result.inside && (
        <FitNearest sizes={sizes} size={size} onChoose={(way) => onFill(fieldsOf(way))} />
      )}
      {hints.map(({ fact, how }) => (
        <p className={leads ? 'fit-verdict' : undefined} key={fact}>
          {leads ? <strong>{fact}</strong> : `${fact}.`} <TechnicalText text={how} />
        </p>
      ))}
      {result.answer !== 'yes' && (
        <p>
          {!result.limit && reason} <FitQuestion {...asked} />
        </p>
      )}
    </>
  );
}
