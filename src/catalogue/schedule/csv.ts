/** The list as a file for spreadsheets, which the site reads again without loss. */
import { decimal } from '../phrasing.ts';
import type { ProductNames } from '../productNames.ts';
import { measureNames } from '../fit/size.ts';
import { writeCells } from './cells.ts';
import type { Judged } from './judged.ts';
import { answerHeadings, headings, swingNames, type DoorList, type DoorRow } from './doorRow.ts';
import { answerText } from './message.ts';

/** What is known of a row of the list; `unchosen`: what one without a product is answered, in sentences. */
export type Judge = (row: DoorRow) => Pick<Judged, 'requirement' | 'size'> & { unchosen?: string };

/** The table of the list: a heading, and a row of texts for each row; with a judge, its answers behind. */
export function tableOf(rows: readonly DoorRow[], { nameOf }: Pick<ProductNames, 'nameOf'>, judge?: Judge): string[][] {
  return [
    [...Object.values(headings), ...(judge ? answerHeadings : [])],
    ...rows.map((row) => [...cellsOf(row, nameOf), ...(judge ? answersOf(judge(row)) : [])]),
  ];
}

function cellsOf(row: DoorRow, nameOf: ProductNames['nameOf']): string[] {
  const { mark, count, product, opening, hanging, swing, requirement, wall, colour, fittings, note } = row;
  return [
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
  ];
}

function answersOf({ requirement, size, unchosen = '' }: ReturnType<Judge>): string[] {
  return [requirement ? answerText(requirement) : unchosen, size ? answerText(size) : ''];
}

/** The list as CSV in UTF-8 for Swedish spreadsheets, with its title above the table. */
export function csvOf({ title, rows }: DoorList, names: Pick<ProductNames, 'nameOf'>, judge?: Judge): string {
  const table = tableOf(rows, names, judge);
  // As wide as the table, as spreadsheets write it: by its first line a reader knows what stands between the cells.
  const empty = Array.from({ length: (table[0] ?? []).length - 1 }, () => '');
  return writeCells(title ? [[title.replaceAll(/\s+/g, ' '), ...empty], ['', ...empty], ...table] : table);
}

/** ”dorrlista-kv-eken-rev-b.csv”. */
export function fileNameOf(title: string, end: 'csv' | 'xlsx'): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().slice(0, longestName);
  const words = ['dorrlista', ...plain.split(/[^a-z\d]+/)].filter(Boolean);
  return `${words.join('-')}.${end}`;
}

/** Characters of a title in the name of a file. */
const longestName = 60;
