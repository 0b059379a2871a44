import { fitHeading, sideWithin } from '../../catalogue/fit/fitHeading.ts';
import { fitReason } from '../../catalogue/fit/fitWords.ts';
import { conditionsOf } from '../../catalogue/fit/limitWords.ts';
import { productKeyOf } from '../../catalogue/productKey.ts';
import { printModule, sizeName, type Size } from '../../catalogue/fit/size.ts';
import { paths } from '../../content/paths.ts';
import { canBeMade, FitQuestion, nameOf, partsOf, type AnsweredSize } from './FitQuestion.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import { rowFor, sidelightIn } from './fitHints.ts';
import { fieldsOf, type Field } from './fitQuery.ts';
import { useLater } from '../ui/useLater.ts';
import '../ui/TextButton.css';

/** What fits in place of it comes after the answer. */
const loadNearest = () => import('./FitNearest.tsx');

/**
 * Characters of an answer that stands as large as a display: ”Nej”. ”Framgår inte” is none, and must not be larger than
 * what was found all the same.
 */
const longestWord = 3;

type Props = AnsweredSize & {
  /** Fills fields with these texts. */
  onFill: (texts: Partial<Record<Field, string>>) => void;
};

/** The answer to a size: within the limits or not, or what can be reckoned where none are stated; then the ways on. */
export function FitAnswer({ onFill, ...asked }: Props) {
  const { sizes, product, size, drawn, module, isPart, share, result, hints, odd } = asked;
  const within = !odd && sideWithin(result);
  // Where nothing is known, or one side alone, the heading has said so, and what nobody hangs is no matter of the
  // quote.
  const reason = within
    ? `Gränsen är ${result.limit?.[within]}\u00a0mm.`
    : result.limit
      ? fitReason(result, sizes)
      : !odd && 'Största mått anges i offerten.';
  const heading = odd?.fact ?? fitHeading(result, sizes.kind);
  const isReckoned = !result.limit && hints.length > 0;
  const side = canBeMade(asked) && sidelightIn(product.spec, drawn);
  const isBeyond = result.answer !== 'yes' && !result.inside;
  const nearest = useLater(loadNearest, isBeyond);
  const canBeListed = canBeMade(asked) && ['door', 'sliding-door', 'window'].includes(sizes.kind);
  /** What it is sold as; of several classes, and of the most that it can have, none goes along as a requirement. */
  const [own] = product.classes;
  return (
    <>
      <p className="fit-verdict">
        {/* What our own limits say comes before what no closer can do. */}
        <strong
          className="answer-mark"
          data-answer={odd ? 'no' : result.withEscape ? 'part' : result.answer}
          data-long={heading.length > longestWord || undefined}
        >
          {heading}
          {side ? `. Dörr ${size.width - side} + sidoljus ${side}\u00a0mm` : ''}
        </strong>{' '}
        {reason} {odd && <TechnicalText text={odd.how} />}
        {result.answer === 'yes' &&
          product.part &&
          !isPart &&
          `Även med karmen inräknad${share.width < size.width ? `: ${partsOf(asked)}` : ''}.`}{' '}
        {!odd &&
          result.other &&
          `Som ${conditionsOf(result.other, sizes.kind).join(' ')} högst ${sizeName(result.other as Size)}.`}
        {isReckoned && 'Men det här går att räkna ut:'}
      </p>
      <div className="fit-more">
        {module && <p>{printModule(module, sizes.kind)}.</p>}
        {nearest && isBeyond && (
          <nearest.FitNearest sizes={sizes} size={size} onChoose={(way) => onFill(fieldsOf(way))} />
        )}
        {hints.map(({ fact, how }) => (
          <p key={fact}>
            <b>{fact}.</b> <TechnicalText text={how} />
          </p>
        ))}
        <p className="actions">
          {/* A yes leads on too: to the list, whose rows are of frames, or to us. */}
          {(result.answer !== 'yes' || !canBeListed) && <FitQuestion {...asked} />}
          {/* What is too large for one may be within another, a pair of leaves or a partition. */}
          {product.outer && !isPart && !odd && !canBeMade(asked) && (
            <a className="text-link" href={paths.classesFor(`${product.classes[0]?.text}, ${sizeName(size)}`)}>
              Prova måttet på alla produkter
            </a>
          )}
          {canBeListed && (
            <a
              className="button"
              href={paths.scheduleWith(productKeyOf(product), {
                ...rowFor(sizes, size, module),
                ...(own && own.classes.join() === own.text && { requirement: own.text }),
              })}
            >
              {`Lägg ${nameOf(asked)} i listan`}
            </a>
          )}
        </p>
      </div>
    </>
  );
}
