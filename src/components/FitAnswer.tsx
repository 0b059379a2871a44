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

/** The answer to a size: within the limits or not, or what can be reckoned where none are stated; then the ways on. */
export function FitAnswer({ onFill, ...asked }: Props) {
  const { sizes, product, size, module, result, hints, odd } = asked;
  const isLimited = sizes.limits.length > 0;
  const reason = fitReason(result, sizes);
  // What our own limits say comes before what no closer can do; without any, what is reckoned is the answer.
  const [first, ...others] = isLimited ? [] : hints;
  const lead = odd ?? first;
  return (
    <>
      {module && <p>{printModule(module)}.</p>}
      <p className="fit-verdict">
        <strong>{lead?.fact ?? fitHeading(result, sizes.kind)}</strong> {isLimited && reason}{' '}
        {lead && <TechnicalText text={lead.how} />} {!isLimited && !first && reason}
      </p>
      {result.answer !== 'yes' && !result.inside && (
        <FitNearest sizes={sizes} size={size} onChoose={(way) => onFill(fieldsOf(way))} />
      )}
      {(isLimited ? hints : others).map(({ fact, how }) => (
        <p key={fact}>
          {fact}. <TechnicalText text={how} />
        </p>
      ))}
      {first && <p>{`${reason} Vi svarar i offerten.`}</p>}
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
