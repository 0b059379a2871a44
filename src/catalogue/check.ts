/** Contradictions that a product's data file can hold although every value by itself is in order. */
import { parseFireClass } from './classes/fireClass.ts';
import type { Facts, Product } from './schema.ts';

/** What in a product contradicts itself, each as ”field: reason”. */
export function inconsistencies(product: Product): string[] {
  return [...wrongClasses(product), ...wrongSizes(product), ...beyondLimits(product)];
}

/** A class in the name has to be one of the classes in the facts. */
function wrongClasses({ title, facts }: Product): string[] {
  const known = new Set(
    facts.fire.flatMap(({ classes }) => classes.map((text) => JSON.stringify(parseFireClass(text)))),
  );
  return (title.match(/\b(?:R?EI|RE|EW|E)\d{2,3}\b/g) ?? [])
    .filter((name) => !known.has(JSON.stringify(parseFireClass(name))))
    .map((name) => `title: must not say ${name}, which facts.fire does not hold`);
}

/** The example has to fit together, so that its drawing does. */
function wrongSizes(product: Product): string[] {
  const problems: string[] = [];
  if (product.kind === 'facade') {
    const { rows, height, columns, door, opaqueRows = [], slabs = [] } = product.elevation;
    const sum = rows.reduce((total, row) => total + row, 0);
    if (sum !== height) problems.push(`elevation.rows: must add up to the height, ${height}, and make ${sum}`);
    if (door !== undefined && door >= columns)
      problems.push(`elevation.door: must be a column from 0 to ${columns - 1}`);
    if (opaqueRows.some((row) => row >= rows.length))
      problems.push(`elevation.opaqueRows: must be rows from 0 to ${rows.length - 1}`);
    if (slabs.some((slab) => slab < 300 || slab >= height))
      problems.push(`elevation.slabs: must be heights from 300 mm to below the height, ${height}`);
  }
  if (product.kind === 'door' || product.kind === 'sliding-door') {
    const { width, height, sidelight = 0, overlight = 0, leaves } = product.elevation;
    const [leaf, tall] = [(width - sidelight) / leaves, height - overlight];
    if (leaf < 500) problems.push(`elevation.sidelight: must leave at least 500 mm for each leaf, and leaves ${leaf}`);
    if (tall < 1800) problems.push(`elevation.overlight: must leave at least 1800 mm for the door, and leaves ${tall}`);
  }
  return problems;
}

/** A width and a height, mm. */
type Size = [width: number, height: number];
type Limits = 'doorLimit' | 'sashLimit' | 'paneLimit' | 'elementLimit';

/** The example is one that can be ordered: nobody draws what the facts do not allow. */
function beyondLimits(product: Product): string[] {
  if (product.kind === 'roof') return tooSteep(product);
  return drawnSizes(product).flatMap(([name, sizes]) => {
    const limits = product.facts[name]?.filter(({ when }) => !when?.leaves || when.leaves === leavesOf(product));
    const bad = limits && sizes.find((size) => !limits.some((limit) => isWithin(size, limit)));
    return bad ? [`elevation: must keep within facts.${name}, and has ${bad.map(Math.round).join(' × ')} mm`] : [];
  });
}

const leavesOf = ({ elevation }: Product) => ('leaves' in elevation ? elevation.leaves : undefined);

/**
 * What the example shows of each thing that has limits. Frames are left in, so that it is never smaller than it will
 * be.
 */
function drawnSizes(product: Product): [Limits, Size[]][] {
  switch (product.kind) {
    case 'door':
    case 'sliding-door': {
      const { width, height, sidelight = 0, overlight = 0, leaves } = product.elevation;
      const perLeaf = product.facts.doorLimit?.some(({ of }) => of === 'leaf') ? leaves : 1;
      return [
        ['doorLimit', [[(width - sidelight) / perLeaf, height - overlight]]],
        ['elementLimit', [[width, height]]],
      ];
    }
    case 'window': {
      const { width, height, sashes } = product.elevation;
      return [
        ['sashLimit', [[width / sashes, height]]],
        ['elementLimit', [[width, height]]],
      ];
    }
    case 'partition': {
      const { width, height, panes } = product.elevation;
      return [
        ['paneLimit', [[width / panes, height]]],
        ['elementLimit', [[width, height]]],
      ];
    }
    case 'facade': {
      const { width, height, columns, rows, opaqueRows = [] } = product.elevation;
      const glazed = rows.filter((_, row) => !opaqueRows.includes(row));
      return [
        ['paneLimit', glazed.map((row) => [width / columns, row])],
        ['elementLimit', [[width, height]]],
      ];
    }
    default:
      return [];
  }
}

function tooSteep({ facts, elevation: { pitch } }: Extract<Product, { kind: 'roof' }>): string[] {
  const slopes = facts.pitch?.flatMap((slope) => ('min' in slope ? [slope] : [])) ?? [];
  const allowed = slopes.length === 0 || slopes.some(({ min, max = 90 }) => pitch >= min && pitch <= max);
  return allowed ? [] : [`elevation.pitch: must keep within facts.pitch, and is ${pitch}°`];
}

/** A pane may be set either way, because the sources do not say which of its sizes is the height. */
function isWithin([width, height]: Size, { of, ...limit }: NonNullable<Facts[Limits]>[number]): boolean {
  const fits = (across: number, up: number) => across <= (limit.width ?? Infinity) && up <= (limit.height ?? Infinity);
  const area = (width / 1000) * (height / 1000);
  return (fits(width, height) || (of === 'pane' && fits(height, width))) && area <= (limit.area ?? Infinity);
}
