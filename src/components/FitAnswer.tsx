import type { Ref } from 'react';
import type { WantedSize } from '../catalogue/fit.ts';
import { fitHeading, fitReason } from '../catalogue/fitWords.ts';
import { printModule } from '../catalogue/size.ts';
import { FitNearest } from './FitNearest.tsx';
import { FitQuestion, type AnsweredSize } from './FitQuestion.tsx';
import { TechnicalText } from './TechnicalText.tsx';

type Props = AnsweredSize & {
  verdict: Ref<HTMLParagraphElement>;
  onChoose: (way: WantedSize) => void;
};

/** The answer to a size: within the limits or not; of a product without limits what can be reckoned, and the question that is left. */
export function FitAnswer({ verdict, onChoose, ...asked }: Props) {
  const { sizes, product, size, module, result, hints, odd } = asked;
  const heading = odd?.fact ?? fitHeading(result);
  const reason = fitReason(result, sizes);
  /** What can be reckoned leads where nothing else does. */
  const leads = !heading;
  return (
    <>
      {module && <p>{printModule(module)}.</p>}
      {heading && (
        <p className="fit-verdict" ref={verdict} tabIndex={-1}>
          <strong>{heading}</strong> {odd && <TechnicalText text={odd.how} />} {result.limit && reason}
        </p>
      )}
      {product.part && result.inside && <p>{`Avser måttet ${product.part}? Välj det ovan.`}</p>}
      {result.answer !== 'yes' && !result.inside && <FitNearest sizes={sizes} size={size} onChoose={onChoose} />}
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
