/**
 * Whether a size is within a product's limits: yes, no, or not stated. The browser uses it too.
 *
 * Borders are included. Without a stated width and height nothing is ever yes; one of them alone can be a no. All sizes
 * are in mm, areas in m², masses in kg.
 */
import type { Answer } from '../answer.ts';
import type { Limit } from './limitWords.ts';
import type { Product } from '../schema.ts';
import type { Kind } from '../vocabulary.ts';

/** A limit. Up to the width `above`, mm, another limit allows more height. */
export type SizeLimit = Limit & { above?: number };

/** What the browser has to know of a product to answer for a size; JSON can hold it. */
export type Sizes = {
  kind: Kind;
  /** A size has to be within one of them. Empty where the facts state none. */
  limits: SizeLimit[];
  /** Heaviest sash, kg. */
  sashMass?: number;
  /** Approximate mass of a square metre, kg. */
  massPerArea?: number;
};

/** A visitor's size. What is left out may have any value. */
export type WantedSize = {
  width: number;
  height: number;
  /** Of a window its sashes. */
  leaves?: 1 | 2;
  lock?: NonNullable<Limit['when']>['lock'];
  escape?: boolean;
  /** Thickness of all the glass together, without gaps. */
  glass?: number;
  /** How many panes a wall of them is divided into. It is calculated, never asked for. */
  panes?: number;
};

/** A limit that the value exceeds, or that is not stated: then there is no `allowed`. */
export type Bound = {
  limit: 'width' | 'height' | 'area' | 'mass';
  value: number;
  allowed?: number;
  /** The limit is this low only for what is wider than this, mm; see {@link SizeLimit}. */
  above?: number;
};

/** The answer to a size. */
export type Fit = {
  answer: Answer;
  /** All that is exceeded, or not stated. For a part inside the frame, what a part of that size would exceed. */
  binds: Bound[];
  /** The limit that comes closest, with its conditions. */
  limit?: Limit;
  /** The thickest glass that the heaviest sash can carry, mm; too high, because the profiles' mass is not known. */
  thickestGlass?: number;
  /** A pane would be within the limit if it were turned: the sources do not state which side is the height. */
  turned?: true;
  /** The limit is of a part inside the frame, and the size is that of the frame. */
  inside?: true;
};

/** Mass of glass, kg for each m² and mm. */
const glassDensity = 2.5;

/** The limits of the door, or else of the sash, the pane or the whole, with the masses that are known. */
export function sizesOf({ kind, facts }: Pick<Product, 'kind' | 'facts'>): Sizes {
  const groups: Limit[][] = [facts.doorLimit, facts.sashLimit, facts.paneLimit, facts.elementLimit].map(
    (group) => group ?? [],
  );
  const limits = groups.find((group) => group.some(({ width, height, area }) => width ?? height ?? area)) ?? [];
  const sashMass = facts.sashLimit?.find(({ mass }) => mass)?.mass;
  const guide = facts.mass?.find(({ of }) => of === 'area');
  return {
    kind,
    // The glass alone must not be heavier than the heaviest sash.
    limits: limits.map(({ standing: _, source: __, ...limit }) => ({
      ...(sashMass && { mass: sashMass }),
      ...limit,
      ...stepOf(limit, limits),
    })),
    ...(sashMass && { sashMass }),
    ...(guide && 'value' in guide && { massPerArea: guide.value }),
  };
}

function stepOf(limit: Limit, limits: readonly Limit[]): { above?: number } {
  const { width = 0, height = Infinity, when } = limit;
  const higher = limits.filter(
    (other) => !other.when && (other.width ?? width) < width && (other.height ?? 0) > height,
  );
  const above = Math.max(...higher.map((other) => other.width ?? 0));
  return !when && above > 0 ? { above } : {};
}

/** Whether a limit is of a part inside the frame. */
export const isInside = ({ of }: Pick<Limit, 'of'>): boolean => of !== 'door' && of !== 'element';

/** Whether the limits are of the pane, whose size says nothing of the whole. */
export function isPane({ limits }: Pick<Sizes, 'limits'>): boolean {
  return limits.some(({ of }) => of === 'pane');
}

/** The limits whose conditions agree with what the visitor has chosen. */
export function limitsFor(
  limits: readonly SizeLimit[],
  { leaves, lock, escape }: Omit<WantedSize, 'width' | 'height'>,
) {
  const agrees = <Value>(chosen: Value | undefined, needed: Value | undefined) =>
    chosen === undefined || needed === undefined || chosen === needed;
  return limits.filter(
    ({ when }) => agrees(leaves, when?.leaves) && agrees(lock, when?.lock) && agrees(escape, when?.escape),
  );
}

/** Whether a size is within one of the limits. Where it is within none, the limit that it comes closest to answers. */
export function fit({ limits, sashMass }: Pick<Sizes, 'limits' | 'sashMass'>, size: WantedSize): Fit {
  // A size without width or height is within nothing.
  const isSize = size.width > 0 && size.height > 0;
  const [best] = limitsFor(isSize ? limits : [], size)
    .map((limit) => ({ limit, ...judge(limit, size) }))
    .toSorted((a, b) => a.excess - b.excess);
  if (!best) return { answer: 'unknown', binds: notStated({}, size) };
  const { answer, binds, limit, turned } = best;
  return {
    answer,
    binds,
    limit,
    ...(turned && { turned }),
    ...(sashMass && { thickestGlass: sashMass / (glassDensity * areaOf(size)) }),
  };
}

/** The part of a frame's outer size that is held against the limits: a leaf or sash has its share of the width. */
export function withinFrame({ limits }: Pick<Sizes, 'limits'>, size: WantedSize): WantedSize {
  const isShared = limits.some(({ of }) => of === 'leaf' || of === 'sash');
  return isShared ? { ...size, width: size.width / (size.leaves ?? 1) } : size;
}

/** Answers to the outer size of a frame. One that is larger than the limit of a part may still hold such a part. */
export function fitFrame(sizes: Pick<Sizes, 'limits' | 'sashMass'>, size: WantedSize): Fit {
  const found = fit(sizes, withinFrame(sizes, size));
  const { answer, binds, limit } = found;
  if (!limit || !isInside(limit) || (limit.of !== 'pane' && answer !== 'no')) return found;
  return { answer: 'unknown', binds: answer === 'no' ? binds : [], limit, inside: true };
}

type LimitVerdict = Pick<Fit, 'answer' | 'binds' | 'turned'> & { excess: number };

/** `excess` is 0 for yes, 1 for what is not stated, and above 1 the worst of value by allowed. */
function judge(limit: SizeLimit, size: WantedSize): LimitVerdict {
  const judged = judgeUpright(limit, size);
  if (judged.answer !== 'no' || limit.of !== 'pane') return judged;
  const turned = judgeUpright(limit, { ...size, width: size.height, height: size.width });
  return turned.answer === 'yes' ? { ...judged, answer: 'unknown', excess: 1, turned: true } : judged;
}

function judgeUpright(limit: SizeLimit, size: WantedSize): LimitVerdict {
  const values = {
    width: size.width,
    height: size.height,
    area: areaOf(size),
    mass: size.glass && glassMass(size, size.glass),
  };
  const beyond = (['width', 'height', 'area', 'mass'] as const).flatMap((name) => {
    const [value, allowed] = [values[name], limit[name]];
    return value && allowed && exact(value) > exact(allowed)
      ? [{ limit: name, value, allowed, ...(name === 'height' && limit.above && { above: limit.above }) }]
      : [];
  });
  const [first] = beyond;
  // Where limits go down in steps, the step of the width decides, however close the size comes to another.
  if (first?.above && size.width > first.above) return { answer: 'no', binds: beyond, excess: 1 + Number.EPSILON };
  if (first)
    return { answer: 'no', binds: beyond, excess: Math.max(...beyond.map(({ value, allowed }) => value / allowed)) };
  const missing = notStated(limit, size);
  return missing.length > 0
    ? { answer: 'unknown', binds: missing, excess: 1 }
    : { answer: 'yes', binds: [], excess: 0 };
}

function notStated(limit: Partial<Limit>, size: WantedSize): Bound[] {
  return (['width', 'height'] as const)
    .filter((name) => !limit[name])
    .map((name) => ({ limit: name, value: size[name] }));
}

/** Drops the last bits, in which values that ought to be equal differ. */
const exact = (value: number) => Math.round(value * 1e6);

/** Area in m². */
export function areaOf({ width, height }: Pick<WantedSize, 'width' | 'height'>): number {
  return (width * height) / 1e6;
}

/** Mass of the glass alone, kg. */
export function glassMass(size: Pick<WantedSize, 'width' | 'height'>, thickness: number): number {
  return glassDensity * thickness * areaOf(size);
}
