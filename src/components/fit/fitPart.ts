/**
 * What a product's size is of, and what can be done with it: the words that the form needs before anything is typed.
 */
import { isInside, isPane, type Sizes } from '../../catalogue/fit/fit.ts';
import { conditionsOf, limitNames, type Limit } from '../../catalogue/fit/limitWords.ts';
import type { Product } from '../../catalogue/schema.ts';
import { capital } from '../../catalogue/phrasing.ts';
import { measureNames } from '../../catalogue/fit/size.ts';
import type { FitChoice } from './FitChoices.tsx';

/**
 * Whether a size of the whole can be asked for: of panes between profiles it says nothing, while panes that meet share
 * it.
 */
export const hasWhole = (sizes: Sizes) => sizes.kind === 'partition' || !isPane(sizes);

/**
 * The part inside the frame that is limited, where a size of it can be asked for as well as one of the frame:
 * ”dörrblad”.
 */
export function innerPart(sizes: Sizes): string | undefined {
  const inner = hasWhole(sizes) ? sizes.limits.find(isInside) : undefined;
  return inner && limitNames(inner, sizes.kind)[0];
}

/** What is asked for: ”Skriv karmyttermåttet”; where a field says what the size is of, no more. */
export function askFor(sizes: Sizes): string {
  if (innerPart(sizes)) return 'Skriv måttet';
  return hasWhole(sizes) ? `Skriv ${measureNames.frame}et` : 'Skriv glasrutans mått';
}

/** What the tool can do with a size, as a sentence: check it, or else what it can reckon and draw. */
export function promiseOf({ kind, limits, massPerArea }: Sizes): string {
  if (limits.length > 0) return 'Se om det ryms.';
  const reckoned = [massPerArea && 'vikt', kind === 'door' && 'dörrstängare'].filter(
    (part) => typeof part === 'string',
  );
  return `Skriv måttet och få ${['ritning i skala', ...reckoned, 'filer för CAD och BIM'].join(', ')} samt en färdig fråga till oss.`;
}

/**
 * Whether the visitor says how many leaves: where the data have both, and where two are drawn, which a narrow door has
 * no room for.
 */
function asksLeaves(product: Product, { limits }: Sizes): boolean {
  const hasPair = product.kind === 'door' && (product.leaves !== undefined || product.elevation.leaves === 2);
  return hasPair || hasSashes(product) || limits.some(({ when }) => when?.leaves);
}

const hasSashes = ({ kind, elevation }: Product) =>
  kind === 'window' && 'sashes' in elevation && elevation.sashes === 2;

const open = { value: '', text: 'inte bestämt' };

/** What the answer depends on, as the fields that ask for it; the first of each holds where nothing is chosen. */
export function choicesOf(product: Product, sizes: Sizes): FitChoice[] {
  const { kind, limits } = sizes;
  const text = (when: NonNullable<Limit['when']>) => capital(conditionsOf({ when }, kind).join());
  const options = (key: 'lock' | 'escape') =>
    [...new Set(limits.flatMap(({ when }) => when?.[key] ?? []))].map((value) => ({
      value: key === 'escape' ? (value ? 'ja' : 'nej') : String(value),
      text: conditionsOf({ when: { [key]: value } as NonNullable<Limit['when']> }, kind).join(),
    }));
  const part = innerPart(sizes);
  const whole = { value: '', text: measureNames.frame };
  const inner = part ? [{ value: 'del', text: part }] : [];
  // An opening is known before the frame round it, and is what the limits answer.
  const isOpening = limits.some((limit) => limit.of === 'opening');
  return [
    { name: 'matt', label: 'Måttet avser', options: isOpening ? [...inner, whole] : [whole, ...inner] },
    {
      name: 'blad',
      label: hasSashes(product) ? 'Bågar' : 'Blad',
      // A window of two sashes begins as it is shown: nothing says that it is mostly made with one.
      // Where the limits are of one leaf or of two, the first of them would say no to what is a yes with the other.
      options: [
        ...(limits.some(({ when }) => when?.leaves) ? [open] : []),
        ...(asksLeaves(product, sizes)
          ? (hasSashes(product) ? ([2, 1] as const) : ([1, 2] as const)).map((leaves) => ({
              value: String(leaves),
              text: text({ leaves }),
            }))
          : []),
      ],
    },
    { name: 'las', label: 'Lås', options: [open, ...options('lock')] },
    { name: 'utrymning', label: 'Utrymning', options: [open, ...options('escape')] },
  ].filter(({ options }) => options.length > 1);
}
