/** Which product a row may have in place of none, or of its own. The code that judges comes later, and is handed in. */
import type { DoorRow } from './doorRow.ts';
import type { judgeRow } from './judge.ts';
import type { Judged, ListedProduct } from './judged.ts';

/**
 * The rows with the product that fulfils them, where it is the only one and none was named; the others as they are. One
 * that lasts longer than needed, or of which it is not known whether the opening has room, is dear or may not do:
 * whoever wants it chooses it.
 */
export function withOnlyProducts(
  rows: readonly DoorRow[],
  products: readonly ListedProduct[],
  judge: typeof judgeRow,
): DoorRow[] {
  return rows.map((row) => {
    const isNamed = row.product && !namesKind.test(row.product);
    const [only, ...others] = isNamed ? [] : judge(row, undefined, products).possible;
    if (!only || others[0]) return row;
    const { requirement, size } = judge(row, only);
    const isSure = !requirement?.isHigher && (size?.answer ?? 'yes') === 'yes';
    return isSure ? { ...row, product: only.key } : row;
  });
}

/** A text that names what the row is of and nothing more: ”dörr”, ”Brandglasparti”. */
const namesKind = /^(?:brand|skjut|entré)?(?:glas)?(?:dörr|port|(?:dörr)?parti|fönster|fasad|tak)$/i;

/**
 * The product of the same kind that says yes to what this one says no to, and no to nothing: one that says yes to all
 * before one of which something is not stated, one of the same material before others, and one that lasts no longer
 * than needed.
 *
 * @param before what is known of the row with its own product
 */
export function nearestTo(
  row: DoorRow,
  { key, sizes: { kind } }: ListedProduct,
  before: Partial<Judged>,
  products: readonly ListedProduct[],
  judge: (row: DoorRow, product: ListedProduct) => Judged,
): ListedProduct | undefined {
  if (before.requirement?.answer !== 'no' && before.size?.answer !== 'no') return undefined;
  const material = key.split('-')[0] ?? '';
  const [nearest] = products
    .filter((other) => other.sizes.kind === kind)
    .flatMap((other) => {
      const after = judge(row, other);
      const points = (['requirement', 'size'] as const).map((name) => [before[name]?.answer, after[name]?.answer]);
      if (points.some(([was, is]) => is === 'no' || (was === 'no' && is !== 'yes'))) return [];
      const open = points.filter(([, is]) => is === 'unknown').length;
      const longest = Math.max(...(other.claims.parts[0]?.classes ?? []).map(({ minutes }) => minutes));
      return [{ other, distance: 2e3 * open + (other.key.startsWith(material) ? 0 : 1e3) + longest }];
    })
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.other;
}
