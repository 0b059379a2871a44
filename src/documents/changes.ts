/** What has changed in the catalogue, day by day, as a reader of its tables sees it. */
import { withUnit } from '../catalogue/phrasing.ts';
import { rowsOf } from '../catalogue/rows.ts';
import type { Product } from '../catalogue/schema.ts';

/**
 * The text of a product's data file before and after a commit, undefined where it was not there. `time` is ISO 8601.
 */
export type Revision = { time: string; file: string; before?: string | undefined; after?: string | undefined };

/** A value that is new, gone or another one. */
export type ValueChange = { id: string; name: string; before?: string; after?: string };

/** What changed of a product in a day; `product` is its data file's `category` and `id`. */
export type Change = {
  day: string;
  product: Pick<Product, 'category' | 'id' | 'title'>;
  what: 'added' | 'removed' | 'changed';
  values: ValueChange[];
};

/**
 * Changes from the latest day back. Commits of a day are one change; what only moved or was said in another way is
 * none.
 */
export function changesOf(revisions: readonly Revision[]): Change[] {
  const sorted = revisions.toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time));
  const days = Map.groupBy(sorted, ({ time, file }) => `${time.slice(0, 10)} ${file}`);
  return Array.from(days.values(), (sameDay) => {
    const [first, last] = [sameDay[0], sameDay.at(-1)];
    return first && last ? changeOf(first.time.slice(0, 10), first.before, last.after) : undefined;
  })
    .filter((change) => change !== undefined)
    .toReversed();
}

function changeOf(day: string, before: string | undefined, after: string | undefined): Change | undefined {
  const [old, now] = [readable(before), readable(after)];
  const product = now ?? old;
  // A file that this code cannot read is no JSON, or of an earlier shape: the change of shape is no news of the
  // product.
  if (!product || (before !== undefined && !old) || (after !== undefined && !now)) return undefined;
  const { category, id, title } = product.data;
  const key = { category, id, title };
  if (!old) return { day, product: key, what: 'added', values: [] };
  if (!now) return { day, product: key, what: 'removed', values: [] };
  const values = [...new Set([...now.values.keys(), ...old.values.keys()])].flatMap((row) =>
    valueChange(row, old.values.get(row), now.values.get(row)),
  );
  return values.length > 0 ? { day, product: key, what: 'changed', values } : undefined;
}

type Printed = { name: string; text: string };

function valueChange(id: string, before: Printed | undefined, after: Printed | undefined): ValueChange[] {
  if (before?.text === after?.text) return [];
  const name = (after ?? before)?.name ?? '';
  return [{ id, name, ...(before && { before: before.text }), ...(after && { after: after.text }) }];
}

function readable(text: string | undefined): { data: Product; values: Map<string, Printed> } | undefined {
  if (text === undefined) return undefined;
  try {
    const product = JSON.parse(text) as Product;
    const values = rowsOf(product).map(
      ({ id, name, value, unit }) => [id, { name, text: withUnit(value, unit) }] as const,
    );
    return { data: product, values: new Map(values) };
  } catch {
    return undefined;
  }
}
