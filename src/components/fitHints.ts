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
import { conditionsOf, limitNames } from '../catalogue/limitWords.ts';
import { decimal } from '../catalogue/phrasing.ts';
import type { Size } from '../catalogue/size.ts';
import type { ElevationSpec } from '../catalogue/schema.ts';
import { innerOf } from './fitPart.ts';

/**
 * What a row of the door list gets to know of a size. The list holds modules and outer sizes of frames, so the size of a leaf or a pane stands
 * in the note, beside what was chosen.
 */
export function rowFor({ kind, limits }: Sizes, size: WantedSize, module?: Size): Partial<Size> & { note: string } {
  const inner = innerOf(limits);
  const note = [
    inner && !module && `${limitNames(inner, kind)[0]} ${printSize(size)}`,
    ...conditionsOf({ when: size }, kind),
    size.glass && `${decimal(size.glass)}\u00a0mm glas`,
  ];
  const outer = module ?? (!inner && { width: size.width, height: size.height });
  return { ...outer, note: note.filter(Boolean).join(', ') };
}

/** What follows from a size: ”Väger cirka 95 kg”, and in sentences what it rests on. */
export type Hint = { fact: string; how: string; isAbsurd?: boolean };

/** A leaf that is wider, mm, or heavier, kg, is a slip of the pen, or no single leaf: far beyond the largest closer. */
const absurd = { width: 1.25 * widestLeaf, mass: 2 * heaviestLeaf };

/** What the size weighs, and which closer its leaf needs at least. */
export function hintsFor(sizes: Sizes, spec: ElevationSpec, size: WantedSize): Hint[] {
  const { kind, limits, massPerArea } = sizes;
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
  const leaf = kind === 'door' && spec.type === 'door' && leafHint(spec, size, mass, limits[0]?.of === 'leaf');
  return [weighs, leaf].filter((hint) => typeof hint === 'object');
}

/** A narrower door, mm, has one leaf: two would be too narrow to pass. */
const narrowestPair = 1200;

function leafHint(spec: Extract<ElevationSpec, { type: 'door' }>, size: WantedSize, allMass = 0, isLeaf = false): Hint {
  // Too few leaves is safe: a wider one asks for a larger closer.
  const leaves = isLeaf ? 1 : (size.leaves ?? (size.width < narrowestPair ? 1 : spec.leaves));
  const [width, mass] = [Math.round(size.width / leaves), allMass / leaves];
  const closer = closerSize(width, mass);
  if (closer)
    return {
      fact: `Dörrstängare: minst storlek\u00a0${closer}`,
      how: `SS-EN\u00a01154, för ett blad på högst ${width}\u00a0mm. Vind, högt blad eller djup karm kan kräva större.`,
    };
  const isAbsurd = width > absurd.width || mass > absurd.mass;
  return {
    fact: isAbsurd ? 'Orimligt stort för ett dörrblad' : 'Större än tabellen för dörrstängare',
    how: `Ett blad på ${printSize({ ...size, width })}${mass ? ` och cirka ${kilograms(mass)}` : ''} är mer än största stängaren i SS-EN\u00a01154 klarar: ${widestLeaf}\u00a0mm, ${heaviestLeaf}\u00a0kg.`,
    isAbsurd,
  };
}

const kilograms = (value: number) => `${decimal(Math.round(value))}\u00a0kg`;
