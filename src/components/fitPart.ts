/** What a product's size is of, and what can be done with it: the words that the form needs before anything is typed. */
import { isInside, type Sizes } from '../catalogue/fit.ts';
import { conditionsOf, type Limit } from '../catalogue/limitWords.ts';
import { capital, joined } from '../catalogue/phrasing.ts';
import type { Kind } from '../catalogue/vocabulary.ts';
import type { FitChoice } from './FitChoices.tsx';

const measured: Record<Limit['of'], string> = {
  door: 'dörrens',
  leaf: 'dörrbladets',
  opening: 'öppningens',
  sash: 'bågens',
  pane: 'glasrutans',
  element: 'hela konstruktionens',
};

/** Whose measures are asked for: ”dörrbladets”, ”glasrutans”; of a product without limits its own. */
export function whose({ kind, limits: [limit] }: Sizes): string {
  if (!limit || (limit.of === 'element' && kind === 'window')) return genitives[kind];
  return measured[limit.of];
}

const genitives: Record<Kind, string> = {
  door: 'dörrens',
  'sliding-door': 'skjutdörrens',
  window: 'fönstrets',
  partition: 'glaspartiets',
  facade: 'fasadens',
  roof: 'glastakets',
};

/** The part that is measured, where it is not the whole: ”dörrbladet”. */
export function innerPart({ limits }: Pick<Sizes, 'limits'>): string | undefined {
  const inner = innerOf(limits);
  return inner && measured[inner.of].slice(0, -1);
}

/** The first limit of what is not the whole. */
export const innerOf = (limits: readonly Limit[]) => limits.find(isInside);

/** What the tool can do with a size: check it, or else what it can reckon and draw. As the heading of the section, and on its button. */
export function workOf({ kind, limits, massPerArea }: Sizes): { heading: string; button: string } {
  if (limits.length > 0) return { heading: 'Ryms den?', button: 'Kontrollera' };
  const parts = [massPerArea && 'vikt', kind === 'door' && 'stängare', 'ritning'].filter(
    (part) => typeof part === 'string',
  );
  return {
    heading: `${capital(joined(parts, 'och'))} i ditt mått`,
    button: parts.length > 1 ? 'Räkna och rita' : 'Rita',
  };
}

/** What the limits depend on, as the fields that ask for it. */
export function choicesOf({ kind, limits }: Sizes): FitChoice[] {
  const options = (key: 'leaves' | 'lock' | 'escape') =>
    [...new Set(limits.flatMap(({ when }) => when?.[key] ?? []))].map((value) => ({
      value: key === 'escape' ? (value ? 'ja' : 'nej') : String(value),
      text: conditionsOf({ when: { [key]: value } as NonNullable<Limit['when']> }, kind).join(),
    }));
  return [
    { name: 'blad', label: 'Blad', options: options('leaves') },
    { name: 'las', label: 'Lås', options: options('lock') },
    { name: 'utrymning', label: 'Utrymning', options: options('escape') },
  ].filter(({ options }) => options.length > 0);
}
