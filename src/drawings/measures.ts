/** Which sizes a dimensioned drawing states. */
import type { ElevationSpec } from '../catalogue/schema.ts';
import { roofEaves } from './roof.ts';

/** Parts of a dimension line: from where to where each is drawn, mm from the left or from the top, and what it measures, mm. */
export type Chain = { from: number; to: number; size: number }[];
export type Measures = { horizontal: Chain[]; vertical: Chain[] };

/** A chain from the sizes of its parts, drawn to the same scale. */
function chain(sizes: number[]): Chain {
  let to = 0;
  return sizes.map((size) => ({ from: to, to: (to += size), size }));
}

const split = (total: number, parts: (number | undefined)[]): Chain[] => {
  const given = parts.filter((part) => part !== undefined);
  const rest = total - given.reduce((sum, part) => sum + part, 0);
  return given.length > 0 && rest > 0 ? [chain([...given, rest]), chain([total])] : [chain([total])];
};

const equal = (total: number, count: number): Chain[] =>
  Number.isInteger(total / count)
    ? [chain(Array.from({ length: count }, () => total / count)), chain([total])]
    : [chain([total])];

/** Chains from the product outwards: the parts first, the outer size last. */
export function measuresOf(spec: ElevationSpec): Measures {
  switch (spec.type) {
    case 'door':
    case 'sliding-door':
      return { horizontal: split(spec.width, [spec.sidelight]), vertical: split(spec.height, [spec.overlight]) };
    case 'window':
      return { horizontal: [chain([spec.width])], vertical: [chain([spec.height])] };
    case 'partition':
      return { horizontal: equal(spec.width, spec.panes), vertical: [chain([spec.height])] };
    case 'facade':
      return {
        horizontal: equal(spec.width, spec.columns),
        vertical: spec.rows.length > 1 ? [chain(spec.rows.toReversed()), chain([spec.height])] : [chain([spec.height])],
      };
    case 'roof': {
      const [back, front] = roofEaves(spec);
      return {
        horizontal: equal(spec.width, spec.columns),
        vertical: [[{ from: back, to: front, size: spec.length }]],
      };
    }
  }
}
