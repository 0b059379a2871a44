import type { Sizes, WantedSize } from '../../catalogue/fit/fit.ts';
import type { ChosenFit } from '../../catalogue/fit/fitChosen.ts';
import { conditionsOf } from '../../catalogue/fit/limitWords.ts';
import { fitReason } from '../../catalogue/fit/fitWords.ts';
import { productKeyOf } from '../../catalogue/productKey.ts';
import { moduleName, printModule, sizeName, type Size } from '../../catalogue/fit/size.ts';
import { paths } from '../../content/paths.ts';
import type { FitChoice } from './FitChoices.tsx';
import type { DrawnProduct } from './FitDrawing.tsx';
import type { Hint } from './fitHints.ts';

/** What the page tells the tool of its product; the words are the page's, so that the browser needs no others. */
export type FitProduct = DrawnProduct & {
  /** ”Skriv dörrens mått”. */
  asks: string;
  choices?: FitChoice[];
  /** What the size of the whole is called; none of panes. */
  outer?: string;
  /** The part inside the frame whose size is limited: ”dörrblad”. */
  part?: string;
};

/** A size that was asked of a product, and the answer to it. */
export type AnsweredSize = {
  sizes: Sizes;
  product: FitProduct;
  size: WantedSize;
  /** The same with what the answer depends on where nobody has chosen: as many leaves as it is answered for. */
  drawn: WantedSize;
  /** What the size was asked for as. */
  module?: Size;
  /** The size is that of the part that is limited, not of the frame round it. */
  isPart?: true;
  /** What of the size is held against the limits: of several parts side by side, one. */
  share: WantedSize;
  result: ChosenFit;
  /** What follows from it where it may hold. */
  hints: readonly Hint[];
  /** Why nobody makes it so large. */
  odd: Hint | undefined;
};

/** The size as it was asked for: ”10 × 21M”, ”990 × 2090 mm”. */
export const nameOf = ({ module, size }: Pick<AnsweredSize, 'module' | 'size'>) =>
  module ? moduleName(module) : sizeName(size);

/** What a size is shared by: ”2 rutor, var och en högst 1600 × 2800 mm”. */
export const partsOf = ({ sizes, size, share }: Pick<AnsweredSize, 'sizes' | 'size' | 'share'>) =>
  `${share.panes ?? size.leaves} ${share.panes ? 'rutor, var och en' : sizes.kind === 'window' ? 'bågar, var och en' : 'blad, vart och ett'} högst ${sizeName(share)}`;

/**
 * A frame that is larger, mm, than the largest leaf is not drawn with that leaf in it: profiles alone do not make up
 * for so much. Where nobody has said how many leaves there are, it may have two.
 */
const mostProfile = 200;

/** Whether it is a size of the whole that may hold, drawn as the example is. */
export function canBeMade({ isPart, odd, sizes, drawn, result }: AnsweredSize): boolean {
  const { answer, inside, binds } = result;
  const isBeyond =
    inside &&
    (drawn.leaves || sizes.kind === 'partition') &&
    binds.some(({ value, allowed }) => allowed && value > allowed + mostProfile);
  return !isPart && !odd && answer !== 'no' && !isBeyond;
}

/** A link to the form with a question about the size. */
export function FitQuestion(asked: AnsweredSize) {
  const { sizes, product, size, module, isPart, share, result } = asked;
  const measure = isPart ? (product.part ?? 'glasruta') : product.outer;
  const wanted = [
    module ? `i ${printModule(module, sizes.kind)}` : `med ${measure} ${sizeName(size)}`,
    ...conditionsOf({ when: size }, sizes.kind),
    // What the reason says is of a pane: without them it would contradict the size.
    ...(share.panes && share.panes > 1 ? [`delat i ${partsOf(asked)}`] : []),
  ];
  const question = `Kan ${product.title} göras ${wanted.join(', ')}? ${fitReason(result, sizes)}`;
  return (
    <a className="button" href={paths.contactAbout({ products: [productKeyOf(product)], question })}>
      {`Fråga oss om ${nameOf(asked)}`}
    </a>
  );
}
