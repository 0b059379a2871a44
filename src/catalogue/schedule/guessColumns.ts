/** What the columns of a table without a heading hold, told by what is in them. */
import type { ProductNames } from '../productNames.ts';
import { parseLength, parseSize } from '../fit/size.ts';
import { behindSize, isClass, readCount, readHanging, readSwing } from './cellValues.ts';
import type { Column, ColumnKind } from './columns.ts';

type KeyOf = ProductNames['keyOf'];

/**
 * The kinds that are guessed, the narrowest first, and how each is recognized. A number is the share of the cells that
 * has to fit where not all do: requirements are worded in too many ways.
 */
const guesses: readonly [ColumnKind, fits: (cell: string, keyOf: KeyOf) => unknown, share?: number][] = [
  // A bare ”10/21” may be a date.
  ['size', (cell) => !cell.includes('/') && parseSize(cell.replace(behindSize, '')).value],
  ['hanging', readHanging],
  ['swing', (cell) => cell.length > 1 && readSwing(cell)],
  ['product', (cell, keyOf) => keyOf(cell)],
  ['requirement', isClass, 0.5],
  ['count', (cell) => readCount(cell) && !parseLength(cell).value],
  ['width', (cell) => parseLength(cell).value],
  ['mark', () => true],
];

/**
 * Guesses each column by its cells. The first that is nothing else is the littera. Two columns of lengths are width and
 * height. Nobody knows which of several numbers is the number of doors, or which two of three lengths are the sides:
 * those are left open.
 */
export function guessColumns(rows: readonly (readonly string[])[], { keyOf }: Pick<ProductNames, 'keyOf'>): Column[] {
  const count = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const kinds: (ColumnKind | undefined)[] = [];
  for (let index = 0; index < count; index += 1) {
    const cells = rows.map((row) => row[index] ?? '').filter(Boolean);
    const [kind] =
      guesses.find(([kind, fits, share = 1]) => {
        if (!mayFollow(kind, kinds)) return false;
        const fitting = cells.filter((cell) => fits(cell, keyOf)).length;
        return fitting > 0 && fitting >= cells.length * share;
      }) ?? [];
    kinds.push(kind);
  }
  return kinds.map((kind, index) => ({ kind: unambiguous(kind, index, kinds), label: '' }));
}

/**
 * Whether a column may be of a kind. Numbers in front are those of the doors; requirements may fill several columns.
 */
const mayFollow = (kind: ColumnKind, before: readonly unknown[]) =>
  kind === 'count' || kind === 'width' ? before.length > 0 : kind === 'requirement' || !before.includes(kind);

/** The kind of a column if nobody can mistake it for another. The second of two lengths is the height. */
function unambiguous(kind: ColumnKind | undefined, index: number, kinds: readonly unknown[]): ColumnKind | undefined {
  if (kind !== 'count' && kind !== 'width') return kind;
  const alike = kinds.flatMap((other, at) => (other === kind ? [at] : []));
  if (kind === 'count') return alike.length === 1 ? kind : undefined;
  if (alike.length !== 2 || kinds.includes('size')) return undefined;
  return index === alike[1] ? 'height' : kind;
}
