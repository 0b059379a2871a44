/** What follows from a size beside the answer: mass, and the closer of a door. In Swedish; the browser uses it. */
import { closerSize, heaviestLeaf, widestLeaf } from '../../catalogue/fit/closer.ts';
import { areaOf, glassMass, type Sizes, type WantedSize } from '../../catalogue/fit/fit.ts';
import { conditionsOf } from '../../catalogue/fit/limitWords.ts';
import { decimal } from '../../catalogue/phrasing.ts';
import { sizeName, type Size } from '../../catalogue/fit/size.ts';
import type { ElevationSpec } from '../../catalogue/schema.ts';

/**
 * What a row of the door list gets to know of the outer size of a frame, or of a module; what was chosen stands in the
 * note.
 */
export function rowFor({ kind }: Pick<Sizes, 'kind'>, size: WantedSize, module?: Size): Size & { note: string } {
  const note = [...conditionsOf({ when: size }, kind), size.glass && `${decimal(size.glass)}\u00a0mm glas`];
  return { ...(module ?? { width: size.width, height: size.height }), note: note.filter(Boolean).join(', ') };
}

/** What follows from a size: ”Väger cirka 95 kg”, and in sentences what it rests on. */
export type Hint = { fact: string; how: string; isAbsurd?: boolean };

/**
 * A leaf that is wider or higher, mm, or heavier, kg, is a slip of the pen, or no single leaf: far beyond the largest
 * closer, or any storey.
 */
const absurd = { width: 1.25 * widestLeaf, mass: 2 * heaviestLeaf, height: 5000 };

/** So much more than its leaf a door may weigh, reckoned as if all of its frame's outer size were glass. */
const overestimate = 1.25;

/**
 * What the size weighs, and which closer its leaf needs, reckoned on the widest that the frame has room for.
 *
 * @param isPart the size is that of one leaf
 */
export function hintsFor(sizes: Sizes, spec: ElevationSpec, size: WantedSize, isPart?: boolean): Hint[] {
  const { kind, massPerArea } = sizes;
  const mass = massPerArea && massPerArea * areaOf(size);
  const weighs = size.glass
    ? {
        fact: `Glaset väger cirka ${kilograms(glassMass(size, size.glass))}`,
        how: 'Glas väger 2,5\u00a0kg per m² och mm.',
      }
    : mass && {
        fact: `Väger cirka ${kilograms(mass)}`,
        how: `Räknat på ${decimal(massPerArea)}\u00a0kg/m²${isPart ? '' : ' och karmyttermåttet'}.`,
      };
  const leaf =
    kind === 'door' &&
    spec.type === 'door' &&
    leafHint(isPart ? 1 : (size.leaves ?? 1), isPart ? 0 : sidelightIn(spec, size), size, mass, isPart);
  return [weighs, leaf].filter((hint) => typeof hint === 'object');
}

/** A narrower leaf, mm, has no sidelight beside it: the drawing has the same. */
const narrowestLeaf = 800;

/**
 * How wide a sidelight, mm, is reckoned and drawn in an outer size of a door: nought where its leaves would get too
 * narrow.
 */
export function sidelightIn(spec: ElevationSpec, { width, leaves = 1 }: WantedSize): number {
  const { sidelight = 0 } = spec.type === 'door' ? spec : {};
  return width - sidelight < narrowestLeaf * leaves ? 0 : sidelight;
}

/**
 * Beside the sidelight that is drawn. Where nothing is said there is one leaf, which is safe: a wider one asks for a
 * larger closer.
 */
function leafHint(leaves: 1 | 2, side: number, size: WantedSize, allMass = 0, isPart = false): Hint {
  const [width, mass] = [Math.round((size.width - side) / leaves), allMass / leaves];
  const reckoned = side ? ` (${size.width} minus sidoljus ${side}${leaves === 2 ? ', delat på två' : ''})` : '';
  if (size.height > absurd.height && width <= absurd.width)
    return {
      fact: 'För högt för ett dörrblad',
      how: `Kontrollera höjden: ${sizeName({ ...size, width })} är mer än ${decimal(absurd.height / 1000)}\u00a0m.`,
      isAbsurd: true,
    };
  const weight = mass ? ` och cirka ${kilograms(mass)}` : '';
  const closer = closerSize(width, mass);
  const on = `räknat på ${leaves === 2 ? 'två' : 'ett'} blad på högst ${width}\u00a0mm${reckoned}`;
  // A closer that is too weak leaves a fire door open: of its width alone a leaf asks for one size at least.
  if (closer && !mass)
    return {
      fact: `Dörrstängare: minst storlek\u00a0${closer}`,
      how: `SS-EN\u00a01154, ${on}. Vikten framgår inte och kan kräva en större, liksom vind, höjd och djup karm.`,
    };
  if (closer)
    return {
      fact: `Dörrstängare: storlek\u00a0${closer}`,
      how: `SS-EN\u00a01154, ${on}${weight}. Smalare blad kan klara en mindre; vind, höjd och djup karm kräva större.`,
    };
  const isAbsurd = width > absurd.width || mass > absurd.mass;
  const isNear = !isPart && width <= widestLeaf && mass <= overestimate * heaviestLeaf;
  return {
    fact: isAbsurd
      ? 'För stort för ett dörrblad'
      : isNear
        ? 'Kan vara för tungt för en dörrstängare'
        : 'Större än tabellen för dörrstängare',
    how: `Ett blad på ${sizeName({ ...size, width })}${reckoned}${weight}${isNear ? ', räknat i överkant på karmyttermåttet, kan vara' : ' är'} mer än största stängaren i SS-EN\u00a01154 klarar: ${widestLeaf}\u00a0mm, ${heaviestLeaf}\u00a0kg.`,
    isAbsurd,
  };
}

const kilograms = (value: number) => `${decimal(Math.round(value))}\u00a0kg`;
