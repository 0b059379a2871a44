/** What follows from a size beside the answer: mass, and the closer of a door. In Swedish; the browser uses it. */
import {
  areaOf,
  closerSize,
  glassMass,
  heaviestLeaf,
  widestLeaf,
  type Sizes,
  type WantedSize,
} from '../catalogue/fit.ts';
import { printSize } from '../catalogue/fitWords.ts';
import { conditionsOf, limitNames, type Limit } from '../catalogue/limitWords.ts';
import { capital, decimal, joined } from '../catalogue/phrasing.ts';
import type { Size } from '../catalogue/size.ts';
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
 * What a row of the door list gets to know of a size. The list holds modules and outer sizes of frames, so the size of a leaf or a pane stands
 * in the note, beside what was chosen.
 */
export function rowFor(
  { kind, limits }: Sizes,
  { width, height, glass, leaves, lock, escape }: WantedSize,
  module?: Size,
): Partial<Size> & { note: string } {
  const inner = innerOf(limits);
  const when = { ...(leaves && { leaves }), ...(lock && { lock }), ...(escape !== undefined && { escape }) };
  const note = [
    inner && !module && `${limitNames(inner, kind)[0]} ${printSize({ width, height })}`,
    ...conditionsOf({ when }, kind),
    glass && `${decimal(glass)}\u00a0mm glas`,
  ];
  return { ...(module ?? (!inner && { width, height })), note: note.filter(Boolean).join(', ') };
}

/** What follows from a size: ”Väger cirka 95 kg”, and in sentences what it rests on. */
export type Hint = { fact: string; how: string; isAbsurd?: true };

/** A leaf so many times beyond the largest closer, or beyond the tallest door that we state, is a slip of the pen, or no single leaf. */
const absurd = { width: 1.25, height: 1.25, mass: 2 };

/**
 * What the size weighs and which closer its leaf needs at least.
 *
 * @param tallest the tallest door that the catalogue states a limit for, mm
 */
export function hintsFor(sizes: Sizes, spec: ElevationSpec, size: WantedSize, tallest = Infinity): Hint[] {
  const { kind, massPerArea } = sizes;
  const mass = massPerArea && massPerArea * areaOf(size);
  const weighs = size.glass
    ? {
        fact: `Glaset väger cirka ${kilograms(glassMass(size, size.glass))}`,
        how: 'Glas väger 2,5\u00a0kg per m² och mm.',
      }
    : mass && {
        fact: `Väger cirka ${kilograms(mass)}`,
        how: `Vikten är räknad på ${decimal(massPerArea)}\u00a0kg/m².`,
      };
  const leaf = kind === 'door' && spec.type === 'door' && leafHint(spec, size, massPerArea, tallest);
  return [weighs, leaf].filter((hint) => typeof hint === 'object');
}

function leafHint(
  spec: Extract<ElevationSpec, { type: 'door' }>,
  size: WantedSize,
  massPerArea = 0,
  tallest: number,
): Hint {
  const leaves = size.leaves ?? spec.leaves;
  const widest = Math.round(size.width / leaves);
  const closer = closerSize(widest, (massPerArea * areaOf(size)) / leaves);
  // As it is drawn, beside and below what keeps its size.
  const leaf = { width: (size.width - (spec.sidelight ?? 0)) / leaves, height: size.height - (spec.overlight ?? 0) };
  const mass = massPerArea * areaOf(leaf);
  const isAbsurd =
    leaf.width > absurd.width * widestLeaf ||
    leaf.height > absurd.height * tallest ||
    mass > absurd.mass * heaviestLeaf;
  if (closer && !isAbsurd)
    return {
      fact: `Dörrstängare: minst storlek\u00a0${closer}`,
      how: `Det gäller enligt SS-EN\u00a01154 för ett blad på högst ${widest}\u00a0mm. Vind, högt blad eller djup karm kan kräva en större.`,
    };
  const is = `${printSize({ width: Math.round(leaf.width), height: leaf.height })}${mass ? ` och cirka ${kilograms(mass)}` : ''}`;
  const largest = `Den största dörrstängaren i SS-EN\u00a01154 är till för ett blad på ${widestLeaf}\u00a0mm och ${heaviestLeaf}\u00a0kg`;
  return isAbsurd
    ? {
        fact: 'Orimligt stort för ett dörrblad',
        how: `Bladet blir ${is}. ${largest}, och den högsta dörr som vi anger mått för är ${tallest}\u00a0mm.`,
        isAbsurd,
      }
    : { fact: 'Större än tabellen för dörrstängare', how: `Bladet blir ${is}. ${largest}. Fråga oss om stängare.` };
}

const kilograms = (value: number) => `${decimal(Math.round(value))}\u00a0kg`;

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
