import type { Ref } from 'react';
import type { WantedSize } from '../catalogue/fit.ts';
import { fitHeading, fitReason } from '../catalogue/fitWords.ts';
import { printModule } from '../catalogue/size.ts';
import { FitNearest } from './FitNearest.tsx';
import { FitQuestion, type AnsweredSize } from './FitQuestion.tsx';
import { TechnicalText } from './TechnicalText.tsx';
import { hintsFor } from './fitHints.ts';

type Props = AnsweredSize & {
  verdict: Ref<HTMLParagraphElement>;
  onChoose: (way: WantedSize) => void;
};

/** The answer to a size: within the limits or not; of a product without limits what can be reckoned, and the question that is left. */
export function FitAnswer({ verdict, onChoose, ...asked }: Props) {
  const { sizes, product, size, module, result } = asked;
  const hints = hintsFor(sizes, product.spec, size);
  const odd = result.answer === 'unknown' ? hints.find(({ isAbsurd }) => isAbsurd) : undefined;
  const heading = odd?.fact ?? fitHeading(result);
  const reason = fitReason(result, sizes);
  /** What can be reckoned leads where nothing else does. */
  const leads = !heading;
  return (
    <>
      {module && (
        <p>
          {printModule(module)}.{' '}
          {product.part && result.answer === 'yes' && `Karmen prövas mot gränsen för ${product.part}, som är mindre.`}
        </p>
      )}
      {heading && (
        <p className="fit-verdict" ref={verdict} tabIndex={-1}>
          <strong>{heading}</strong> {odd && <TechnicalText text={odd.how} />} {result.limit && reason}
        </p>
      )}
      {!result.inside && <FitNearest sizes={sizes} size={size} onChoose={onChoose} />}
      {hints
        .filter((hint) => hint !== odd)
        .map(({ fact, how }) => (
          <p className={leads ? 'fit-verdict' : undefined} key={fact}>
            {leads ? <strong>{fact}</strong> : `${fact}.`} <TechnicalText text={how} />
          </p>
        ))}
      {!result.limit && (
        <p>
          {reason} <FitQuestion {...asked} />
        </p>
      )}
    </>
  );
}
