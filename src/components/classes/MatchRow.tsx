import type { Answered } from '../../catalogue/requirement/answerRequirement.ts';
import { formatFireClass, formatFireClasses, uSymbols } from '../../catalogue/classes/fireClass.ts';
import { conditionOf, type Match } from '../../catalogue/requirement/match.ts';
import type { ReadSize } from '../../catalogue/requirement/matchSize.ts';
import { uText } from '../../catalogue/requirement/matchWords.ts';
import type { ReaderProduct } from '../../catalogue/requirement/readRequirement.ts';
import type { Opening } from '../../catalogue/fit/size.ts';
import { elementNames } from '../../catalogue/vocabulary.ts';
import { paths, queryNames } from '../../content/paths.ts';
import { CompareChoice } from '../compare/CompareChoice.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';

type Props = Pick<Answered, 'reading'> & {
  match: Match;
  product: ReaderProduct | undefined;
  opening: ReadSize | undefined;
  /** It does not fulfil the requirement, which therefore leads nowhere. */
  isNo: boolean;
};

/** A product: what is stated of the part that answers, what decides, and where it goes from here. */
export function MatchRow({ match, product, reading, opening, isNo }: Props) {
  if (!product) return null;
  const { element, reason } = match;
  const { asked, beside, wanted } = reading;
  const condition = conditionOf(match);
  const leaves = element === 'door' ? wanted.leaves : undefined;
  const tried = opening?.clear ? '' : tryOf(beside.size, opening, leaves);
  return (
    <li>
      {/* Who chooses a door by its looks knows it here. */}
      <img
        src={paths.plainDrawing(product.key)}
        alt=""
        width="400"
        height="300"
        loading="lazy"
        data-door={product.parts[0]?.element === 'door' || undefined}
      />
      <a href={paths.productByKey(product.key) + tried}>{product.title}</a>{' '}
      <span>
        <TechnicalText
          text={aboutOf(
            match,
            product,
            uSymbols.some((symbol) => asked[symbol]),
          )}
        />
      </span>{' '}
      {reason && (
        <span>
          {condition && (
            <b>
              <TechnicalText text={condition} />
            </b>
          )}
          <TechnicalText text={reason.slice(condition.length)} />
        </span>
      )}{' '}
      {!isNo && (
        <p className="screen-only">
          <CompareChoice product={product.key} name={product.title} />
          <a
            href={paths.scheduleWith(product.key, {
              requirement: formatFireClasses(asked),
              ...(opening && !opening.clear && openingIn(opening)),
              // The list takes what is called a pair for one with hinges.
              ...(leaves && !product.slides && { leaves }),
            })}
            aria-label={`Lägg i listan: ${product.title}`}
          >
            Lägg i listan
          </a>
        </p>
      )}
    </li>
  );
}

/**
 * ”EI 60 · största dörrblad 1400 × 2500 mm · Rw 37 dB”. What is said of a product besides its class is of the part that
 * it is sold as; of another part its name is said.
 *
 * @param hasU a U-value is asked for, and stands in what decides
 */
function aboutOf({ element }: Match, product: ReaderProduct, hasU: boolean): string {
  const part = product.parts.find((one) => one.element === element);
  const about = part === product.parts[0] ? [product.about, !hasU && uText(product)] : [elementNames[element]];
  return [...(part?.classes.map(formatFireClass) ?? []), ...about].filter(Boolean).join('\u00a0· ');
}

/** What leads to the part of a product's page that tries a size. Kept here: in `paths` every page would carry it. */
function tryOf(size: string, opening: Opening | undefined, leaves: 1 | 2 | undefined): string {
  if (!size) return '';
  const asked = { ...sides(size, opening), ...(leaves && { [queryNames.leaves]: `${leaves}` }) };
  return `?${String(new URLSearchParams(asked))}#ryms`;
}

/** Width and height, each for its field; what was measured on a hole goes along as it was written. */
function sides(size: string, opening: Opening | undefined): Record<string, string> {
  if (!opening || opening.measure === 'hole') return { [queryNames.width]: size };
  const [width, height] = [opening.width, opening.height].map((mm) =>
    opening.measure === 'module' ? `${mm / 100}M` : mm ? `${mm}` : '',
  );
  return { ...(width && { [queryNames.width]: width }), ...(height && { [queryNames.height]: height }) };
}

/** A size as it goes along into the door schedule. */
const openingIn = ({ measure, width, height }: Opening) => ({
  width,
  height,
  ...(measure === 'module' && { measure }),
});
