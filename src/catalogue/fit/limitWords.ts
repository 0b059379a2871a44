/**
 * What limits are of, and what they depend on, in Swedish: the same words in the table and in the answer to a visitor's
 * size.
 */
import type { Facts } from '../schema.ts';
import type { Kind } from '../vocabulary.ts';

/** The largest size, area or mass of something. */
export type Limit = NonNullable<
  Facts['doorLimit'] | Facts['sashLimit'] | Facts['paneLimit'] | Facts['elementLimit']
>[number];

const names: Record<Limit['of'], [size: string, stem: string]> = {
  door: ['dörrmått', 'dörr'],
  leaf: ['dörrblad', 'blad'],
  opening: ['öppning', 'öppnings'],
  sash: ['båge', 'båg'],
  pane: ['glasruta', 'rut'],
  element: ['konstruktion', 'konstruktions'],
};

/** What a limit is of: the size, and the beginning of the words for height, area and mass. */
export function limitNames({ of }: Pick<Limit, 'of'>, kind: Kind): [size: string, stem: string] {
  return of === 'element' && kind === 'window' ? ['fönster', 'fönster'] : names[of];
}

/**
 * The largest of some limits: ”största dörrblad 1400 × 2500 mm”, ”största dörrhöjd 3800 mm”; empty where there is none
 * of width or height.
 */
export function largestOf(limits: readonly Limit[], kind: Kind): string {
  const size = ({ width = 0, height = 0 }: Limit) => (width || 1) * height;
  const [limit] = limits.filter(({ height }) => height).toSorted((a, b) => size(b) - size(a));
  if (!limit) return '';
  const [name, stem] = limitNames(limit, kind);
  const { width, height } = limit;
  const when = conditionsOf(limit, kind);
  return `största ${width ? `${name} ${width}\u00a0×\u00a0${height}` : `${stem}höjd ${height}`}\u00a0mm${when.length > 0 ? ` (${when.join(', ')})` : ''}`;
}

const lockNames = {
  'single-point': 'med enpunktslås',
  bimetal: 'med bimetallspärr',
  'bimetal-or-spring': 'med bimetallspärr eller fjäderbelastad regel',
};

/** One leaf, and two, of what is no door on hinges. */
const leafNames: { [Key in Kind]?: [one: string, two: string] } = {
  'sliding-door': ['enkel skjutdörr', 'dubbel skjutdörr'],
  window: ['en båge', 'två bågar'],
};

/** ”som dubbel”, ”som pardörr”: with how many leaves a limit holds. */
export const asLeaves = (limit: Pick<Limit, 'when'> | undefined, kind: Kind) =>
  `som ${conditionsOf({ when: limit?.when }, kind)[0]?.split(' ')[0]}`;

/** What a limit may depend on, or a visitor has chosen. */
type Conditions = { [Key in keyof NonNullable<Limit['when']>]?: NonNullable<Limit['when']>[Key] | undefined };

/** What a limit depends on: ”pardörr”, ”med bimetallspärr”, ”utan utrymningsfunktion”. */
export function conditionsOf({ when }: { when?: Conditions | undefined }, kind: Kind): string[] {
  return [
    when?.leaves && (leafNames[kind] ?? ['enkeldörr', 'pardörr'])[when.leaves - 1],
    when?.lock && lockNames[when.lock],
    when?.escape !== undefined && (when.escape ? 'med utrymningsfunktion' : 'utan utrymningsfunktion'),
  ].filter((condition) => typeof condition === 'string');
}
