/** What fits in place of a size that does not. The browser uses it too. */
import { fit, glassMass, limitsFor, type Fit, type Sizes, type WantedSize } from './fit.ts';
import { conditionsOf, type Limit } from './limitWords.ts';
import { sizeLimits, sizeName } from './size.ts';
import type { Kind } from '../vocabulary.ts';

/** What ought to be a whole number, and in binary is a little less, is taken for it. */
const whole = (value: number) => Math.floor(value + 1e-9);

/**
 * What is nearest to a size that is not within the limits, and is: the height kept with the largest width, and the
 * width kept with the largest height, in whole mm; where a side is beyond its own limit, that limit stands in for it.
 * Then the size itself, with glass that is thin enough, or with another choice of leaves, lock or escape. Each answers
 * yes; none where the answer is yes, or where no limit states enough for one.
 */
export function nearest(sizes: Pick<Sizes, 'limits'>, size: WantedSize): WantedSize[] {
  const fits = (other: WantedSize) => fit(sizes, other).answer === 'yes';
  if (fits(size)) return [];
  const chosen = limitsFor(sizes.limits, size);
  const smaller = chosen
    .flatMap((limit) => within(limit, size))
    .filter(({ width, height }) => Math.min(width, height) >= sizeLimits.min);
  return [
    ...smaller.filter((one, index) => !smaller.some((other, place) => covers(other, one, place < index))),
    ...thinner(chosen, size).filter(fits).slice(0, 1),
    ...sizes.limits
      .map(({ when }) => ({ ...size, ...when }) as WantedSize)
      .filter(fits)
      .slice(0, 1),
  ];
}

/** The height kept, and the width kept, within one limit. */
function within({ width, height, area = Infinity, mass = Infinity }: Limit, size: WantedSize): WantedSize[] {
  if (!width || !height) return [];
  const most = 1e6 * Math.min(area, mass / glassMass({ width: 1e3, height: 1e3 }, size.glass ?? 0));
  const [widest, highest] = [Math.min(width, size.width), Math.min(height, size.height)];
  if (widest * highest <= most) return [{ ...size, width: widest, height: highest }];
  return [
    { ...size, width: whole(most / highest), height: highest },
    { ...size, width: widest, height: whole(most / widest) },
  ];
}

/** The size with the thickest glass that its limits have room for, in whole mm. */
function thinner(limits: readonly Limit[], { glass, ...size }: WantedSize): WantedSize[] {
  if (!glass) return [];
  return limits
    .map(({ mass = 0 }) => ({ ...size, glass: whole(mass / glassMass(size, 1)) }))
    .filter((other) => other.glass > 0)
    .toSorted((a, b) => b.glass - a.glass);
}

/** Whether one size has room for another, and is another one or comes first. */
function covers(one: WantedSize, { width, height }: WantedSize, isFirst: boolean): boolean {
  const isSame = one.width === width && one.height === height;
  return isSame ? isFirst : one.width >= width && one.height >= height;
}

/**
 * What fits in place of what was asked, with the conditions that it holds on: ”3000 × 3000 mm (pardörr)”, ”… med 20 mm
 * glas”.
 */
export function printWay(way: WantedSize, asked: WantedSize, { limit }: Pick<Fit, 'limit'>, kind: Kind): string {
  const conditions = limit ? conditionsOf(limit, kind) : [];
  return [
    sizeName(way),
    way.glass !== asked.glass && `med ${way.glass}\u00a0mm glas`,
    conditions.length > 0 && `(${conditions.join(', ')})`,
  ]
    .filter(Boolean)
    .join(' ');
}
