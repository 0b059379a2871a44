/** The list as a file for spreadsheets, which the site reads again without loss. */
import { decimal } from '../phrasing.ts';
import type { ProductNames } from '../productNames.ts';
import { measureNames } from '../size.ts';
import { writeCells } from './cells.ts';
import { headings, swingNames, type DoorRow } from './doorRow.ts';

/** The table of the list: a heading, and a row of texts for each row. */
export function tableOf(rows: readonly DoorRow[], { nameOf }: Pick<ProductNames, 'nameOf'>): string[][] {
  return [
    Object.values(headings),
    ...rows.map(({ mark, count, product, opening, hanging, swing, requirement, wall, colour, fittings, note }) => [
      mark,
      String(count),
      product && nameOf(product),
      opening ? measureNames[opening.measure] : '',
      opening ? decimal(opening.width) : '',
      opening ? decimal(opening.height) : '',
      hanging ?? '',
      swing ? swingNames[swing] : '',
      requirement,
      wall,
      colour,
      fittings,
      note,
    ]),
  ];
}

/** The list as CSV in UTF-8 for Swedish spreadsheets. */
export function csvOf(rows: readonly DoorRow[], names: Pick<ProductNames, 'nameOf'>): string {
  return writeCells(tableOf(rows, names));
}
