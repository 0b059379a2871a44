/** Which products have which class: by what they are, the letters and the minutes. */
import { classLetters, formatFireClass, parseFireClass } from './fireClass.ts';
import { families } from '../families.ts';
import { elementsOf } from '../elementGroups.ts';
import { joined } from '../phrasing.ts';
import type { Product } from '../schema.ts';
import { categories, elementNames, type ProductCategory } from '../vocabulary.ts';

/** What a row of the map is of: the catalogue's families, with the parts of products that each holds. */
const groups = families.map(({ id, name, kinds }) => ({
  id,
  name,
  elements: kinds.flatMap((kind) => elementsOf[kind]),
}));

/** A product in the map. `note` tells what is particular about its class, in Swedish: ”fast glas”, ”upp till E 120”. */
export type MapEntry = { product: Product; note: string };

/** Products of a class; `minutes` are those of the map's columns, and `id` is the place in the page: ”dorrar-ei-30”. */
export type MapRow = { letters: string; cells: { id: string; minutes: number; entries: MapEntry[] }[] };

type Claim = MapEntry & { group: string; letters: string; minutes: number };

function claimsIn(products: readonly Product[]): Claim[] {
  return products.flatMap((product) =>
    product.facts.fire.flatMap(({ element, classes, upTo }) => {
      const group = groups.find(({ elements }) => elements.includes(element));
      if (!group) return [];
      const other = element !== group.elements[0] && elementNames[element];
      return classes
        .flatMap((text) => parseFireClass(text) ?? [])
        .map((one) => {
          const note = [other, upTo && `upp till ${formatFireClass(one)}`].filter(Boolean).join(', ');
          return { product, note, group: group.name, letters: one.letters, minutes: one.minutes };
        });
    }),
  );
}

/** All products by kind, letters and minutes; kinds and letters that no product has are left out. */
export function classMap(products: readonly Product[]): {
  minutes: number[];
  groups: { name: string; rows: MapRow[] }[];
} {
  const claims = claimsIn(products);
  const columns = [...new Set(claims.map(({ minutes }) => minutes))].toSorted((a, b) => a - b);
  return {
    minutes: columns,
    groups: groups.flatMap(({ id, name }) => {
      const own = claims.filter(({ group }) => group === name);
      const rows = classLetters.flatMap((letters): MapRow[] => {
        const same = own.filter((claim) => claim.letters === letters);
        if (same.length === 0) return [];
        const entriesAt = (at: number) =>
          same.filter(({ minutes }) => minutes === at).map(({ product, note }) => ({ product, note }));
        const cellAt = (minutes: number) => ({
          id: `${id}-${letters.toLowerCase()}-${minutes}`,
          minutes,
          entries: entriesAt(minutes),
        });
        return [{ letters, cells: columns.map(cellAt) }];
      });
      return rows.length > 0 ? [{ name, rows }] : [];
    }),
  };
}

/**
 * A class of the short map: ”EI 30”, or ”RE, REW och REI 30–60” where the same products have several. `cell` is the
 * place in the map that names them all.
 */
export type IndexEntry = { label: string; products: Product[]; cell: string };

/** The map in short: the classes of each kind by category. */
export function classIndex(
  products: readonly Product[],
): { name: string; cells: { category: ProductCategory; entries: IndexEntry[] }[] }[] {
  const maps = categories.map((category) => ({
    category,
    groups: classMap(products.filter((product) => product.category === category)).groups,
  }));
  return groups
    .map(({ name }) => ({
      name,
      cells: maps.map(({ category, groups }) => ({
        category,
        entries: indexRows(groups.find((group) => group.name === name)?.rows ?? []),
      })),
    }))
    .filter(({ cells }) => cells.some(({ entries }) => entries.length > 0));
}

/** Minutes that follow each other, and the products that have them all. */
type Run = { letters: string; minutes: number[]; products: Product[]; cell: string };

function indexRows(rows: MapRow[]): IndexEntry[] {
  const runs = rows.flatMap(runsOf);
  const sameRuns = Map.groupBy(runs, ({ minutes, products }) => `${minutes.join()}: ${idsOf(products)}`);
  return Array.from(sameRuns.values()).flatMap((same) => {
    const [run] = same;
    if (!run) return [];
    const letters = joined(
      same.map((one) => one.letters),
      'och',
    );
    const ends = [...new Set([run.minutes[0], run.minutes.at(-1)])].join('–');
    return [{ label: `${letters}\u00a0${ends}`, products: run.products, cell: run.cell }];
  });
}

function runsOf({ letters, cells }: MapRow): Run[] {
  const runs: Run[] = [];
  for (const { id, minutes, entries } of cells) {
    const products = entries.map(({ product }) => product);
    const last = runs.at(-1);
    if (last && idsOf(last.products) === idsOf(products)) last.minutes.push(minutes);
    else if (products.length > 0) runs.push({ letters, minutes: [minutes], products, cell: id });
  }
  return runs;
}

const idsOf = (products: Product[]) => products.map(({ id }) => id).join();
