/** The whole catalogue as tables: one line for each value, and one line for each product. */
import { classLinesOf } from '../catalogue/classLine.ts';
import { withUnit } from '../catalogue/phrasing.ts';
import type { PropertyKey } from '../catalogue/register.ts';
import { rowsOf, type Row } from '../catalogue/rows.ts';
import type { Product } from '../catalogue/schema.ts';
import { askedInQuote, categoryNames, kindNames } from '../catalogue/vocabulary.ts';
import type { Change } from './changes.ts';

/** A table with the heading as its first row. */
export type Table = (string | number)[][];

/** How a value is known, in Swedish. */
const standingNames: Record<Row['standing'], string> = {
  stated: 'angivet',
  optional: 'tillval',
  guide: 'riktvärde',
  derived: 'beräknat',
  asked: askedInQuote,
};

/** ”Systemleverantören”, or what a value was calculated from. */
function sourceOf({ standing, source }: Row): string {
  return source ?? (standing === 'asked' ? '' : 'Systemleverantören');
}

const lead = ({ category, id, title, kind }: Product) => [categoryNames[category], id, title, kindNames[kind].one];
const leadNames = ['Material', 'Nr', 'Produkt', 'Slag'];

/**
 * Every value of every product with its unit, standing and source.
 *
 * @param addressOf the whole address of a product's page
 */
export function valuesTable(products: readonly Product[], addressOf: (product: Product) => string): Table {
  return [
    [...leadNames, 'Egenskap', 'Värde', 'Enhet', 'Uppgift', 'Källa', 'Id', 'Adress'],
    ...products.flatMap((product) =>
      rowsOf(product).map((row) => [
        ...lead(product),
        row.name,
        row.value,
        row.unit,
        standingNames[row.standing],
        sourceOf(row),
        row.id,
        addressOf(product),
      ]),
    ),
  ];
}

/** Widths of its columns in a workbook, in letters. */
export const valuesWidths = [11, 5, 34, 11, 48, 48, 11, 16, 32, 34, 48];

/** Columns of the overview: heading, and the properties whose rows stand in it. */
const columns: [heading: string, ...PropertyKey[]][] = [
  ['Brandgastäthet', 'smoke'],
  ['Självstängning', 'selfClosing'],
  ['Rw, dB', 'sound'],
  ['Största mått', 'doorLimit', 'sashLimit', 'paneLimit', 'elementLimit'],
  ['Glas eller fyllning, mm', 'infill'],
  ['Djup, mm', 'frameDepth', 'profileDepth', 'mullionDepth'],
  ['U-värde, W/(m²·K)', 'uWhole'],
  ['Dokument', 'documents'],
];

/** One line for each product with what readers choose by. A cell is empty where the product's table has no such row. */
export function overviewTable(products: readonly Product[], addressOf: (product: Product) => string): Table {
  return [
    [...leadNames, 'Brandklass', ...columns.map(([heading]) => heading), 'Adress'],
    ...products.map((product) => {
      const rows = rowsOf(product);
      return [
        ...lead(product),
        classLinesOf(product)
          .map(({ role, text }, index) => (index === 0 ? text : `${role} ${text}`))
          .join('; '),
        ...columns.map(([, ...keys]) =>
          cellOf(rows.filter(({ property, id }) => keys.includes(property) && !id.endsWith('.spectrum'))),
        ),
        addressOf(product),
      ];
    }),
  ];
}

/** Widths of its columns in a workbook, in letters. */
export const overviewWidths = [11, 5, 34, 11, 26, 26, 24, 10, 44, 16, 12, 14, 44, 48];

/** One line for each value that has changed, the latest day first. */
export function changesTable(changes: readonly Change[]): Table {
  const lines = changes.flatMap(({ day, product, what, values }) =>
    what === 'changed'
      ? values.map(({ name, before = '', after = '' }) => [day, product.title, name, before, after])
      : [[day, product.title, what === 'added' ? 'Ny produkt' : 'Utgången', '', '']],
  );
  return [['Dag', 'Produkt', 'Egenskap', 'Före', 'Efter'], ...lines];
}

/** Widths of its columns in a workbook, in letters. */
export const changesWidths = [12, 34, 48, 40, 40];

/** What tells nothing without the name of its row: a height alone, a number of a document. */
const named: PropertyKey[] = ['doorLimit', 'sashLimit', 'paneLimit', 'elementLimit', 'documents'];

/** A value alone, or several with their names. What has to be ordered says so. */
function cellOf(rows: Row[]): string {
  const [first] = rows;
  if (rows.length === 1 && first && (first.standing === 'asked' || !named.includes(first.property)))
    return first.value + (first.standing === 'optional' ? ' (tillval)' : '');
  return rows.map(({ name, value, unit }) => `${name}: ${withUnit(value, unit)}`).join('; ');
}
