/** The few facts of a product that are looked for first, beside its class. */
import { withUnit } from './phrasing.ts';
import type { PropertyKey } from './register.ts';
import { rowsOf, type Row } from './rows.ts';
import type { Product } from './schema.ts';

/** What is looked for, in order; of a group the first that is known. */
const groups: PropertyKey[][] = [
  ['uWhole', 'uFrame'],
  ['doorLimit', 'sashLimit'],
  ['elementLimit', 'paneLimit'],
  ['sound'],
  ['smoke'],
  ['selfClosing'],
  ['infill'],
  ['frameDepth', 'profileDepth', 'mullionDepth'],
  ['faceWidth'],
  ['pitch'],
];

/** As many as stand in a row. */
const most = 4;

/** A value that is a figure or a class, and no sentence. */
const longestValue = 30;

/**
 * At most four rows of a product's table for its first screen, as the table states them, with their conditions and the
 * area of a largest size: what the facts do not state is left out.
 */
export function keyFactsOf(product: Pick<Product, 'kind' | 'facts'>): Row[] {
  const rows = rowsOf(product).filter(
    ({ standing, value }) => standing !== 'asked' && /\d/.test(value) && value.length <= longestValue,
  );
  return groups
    .flatMap((group) => group.flatMap((key) => rows.find(({ property }) => property === key) ?? []).slice(0, 1))
    .slice(0, most)
    .map((row) => withArea(row, rows));
}

/**
 * A largest size with the area that it may not reach on both sides at once: alone it would promise what the area
 * forbids.
 */
function withArea(row: Row, rows: Row[]): Row {
  const area = rows.find(({ id }) => id !== row.id && id === row.id.replace(/size$/, 'area'));
  return area ? { ...row, value: `${row.value} (högst ${withUnit(area.value, area.unit)})` } : row;
}

/** Names that are too long for a list of them. */
const shortNames: Partial<Record<PropertyKey, string>> = {
  classIndex: 'index',
  fireDirection: 'brandriktning',
  smoke: 'brandgastäthet',
  selfClosing: 'C-klass',
  sound: 'Rw',
  uWhole: 'U-värde',
};

/** What the table leaves to the quote, in short and in its order: ”index”, ”C-klass”, ”största dörrmått”. */
export function askedFactsOf(product: Pick<Product, 'kind' | 'facts'>): string[] {
  return rowsOf(product)
    .filter(({ standing }) => standing === 'asked')
    .map(({ property, name }) => shortNames[property] ?? name.charAt(0).toLowerCase() + name.slice(1));
}
