/** The door list as an Excel workbook. The browser loads it, with the zip library, when it is asked for. */
import { tableOf, type Judge } from '../catalogue/schedule/csv.ts';
import type { ProductNames } from '../catalogue/productNames.ts';
import { headings, type DoorList } from '../catalogue/schedule/doorRow.ts';
import { toXlsx } from './xlsx.ts';

/** Columns that are numbers. Widths are in letters. */
const numbers = ['count', 'width', 'height'];
const widths: Record<keyof typeof headings, number> = {
  mark: 12,
  count: 8,
  product: 34,
  measure: 15,
  width: 8,
  height: 8,
  hanging: 11,
  swing: 13,
  requirement: 24,
  wall: 18,
  colour: 18,
  fittings: 28,
  note: 40,
};

/** Of the answers, which stand behind the list. */
const answerWidths = [40, 40];

/** The same title and table as the list's CSV; no cell is taken for a formula. */
export function scheduleXlsx(
  { title, rows }: DoorList,
  names: Pick<ProductNames, 'nameOf'>,
  judge?: Judge,
): Uint8Array<ArrayBuffer> {
  const columns = Object.keys(headings);
  const [heading = [], ...lines] = tableOf(rows, names, judge);
  const cells = lines.map((line) =>
    line.map((text, index) => (text && numbers.includes(columns[index] ?? '') ? Number(text.replace(',', '.')) : text)),
  );
  return toXlsx([
    {
      name: 'Dörrlista',
      title,
      rows: [heading, ...cells],
      widths: [...Object.values(widths), ...(judge ? answerWidths : [])],
    },
  ]);
}
