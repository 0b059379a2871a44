/** What follows from a size beside the answer: mass, and the closer of a door. In Swedish; the browser uses it. */
import { areaOf, closerSize, glassMass, type Sizes, type WantedSize } from '../catalogue/fit.ts';
import { printSize } from '../catalogue/fitWords.ts';
import { conditionsOf, limitNames, type Limit } from '../catalogue/limitWords.ts';
import { decimal } from '../catalogue/phrasing.ts';
import type { ElevationSpec } from '../catalogue/schema.ts';
import type { Kind } from '../catalogue/vocabulary.ts';

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

const innerOf = (limits: readonly Limit[]) => limits.find(({ of }) => of !== 'door' && of !== 'element');

/**
 * What a row of the door list gets to know of a size. The list holds outer sizes of frames, so that of a leaf or a pane stands in the note,
 * beside what was chosen.
 */
export function rowFor(
  { kind, limits }: Sizes,
  { width, height, glass, leaves, lock, escape }: WantedSize,
): { width?: number; height?: number; note: string } {
  const inner = innerOf(limits);
  const when = { ...(leaves && { leaves }), ...(lock && { lock }), ...(escape !== undefined && { escape }) };
  const note = [
    inner && `${limitNames(inner, kind)[0]} ${printSize({ width, height })}`,
    ...conditionsOf({ when }, kind),
    glass && `${decimal(glass)}\u00a0mm glas`,
  ];
  return { ...(!inner && { width, height }), note: note.filter(Boolean).join(', ') };
}

/** Sentences on what the size weighs and which closer its leaf needs at least. */
export function hintsFor({ kind, massPerArea }: Sizes, spec: ElevationSpec, size: WantedSize): string[] {
  const mass = massPerArea && massPerArea * areaOf(size);
  return [
    size.glass
      ? `Glaset väger cirka ${kilograms(glassMass(size, size.glass))} (2,5\u00a0kg per m² och mm).`
      : mass
        ? `Väger cirka ${kilograms(mass)}, räknat på ${decimal(massPerArea)}\u00a0kg/m².`
        : '',
    kind === 'door' && spec.type === 'door' ? closerHint(spec, size, mass) : '',
  ].filter(Boolean);
}

function closerHint(spec: Extract<ElevationSpec, { type: 'door' }>, size: WantedSize, mass = 0): string {
  const leaves = size.leaves ?? spec.leaves;
  const leaf = Math.round(size.width / leaves);
  const closer = closerSize(leaf, mass / leaves);
  return closer
    ? `Dörrstängare: minst storlek ${closer} enligt SS-EN\u00a01154 för ett blad på högst ${leaf}\u00a0mm. Vind, högt blad och djup karm kan kräva större.`
    : `Ett blad på ${leaf}\u00a0mm är större eller tyngre än tabellen i SS-EN\u00a01154: fråga oss om dörrstängare.`;
}

const kilograms = (value: number) => `${decimal(Math.round(value))}\u00a0kg`;
