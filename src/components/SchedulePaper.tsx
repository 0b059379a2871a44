import { memo } from 'react';
import type { ProductNames } from '../catalogue/productNames.ts';
import { columns, headings, swingNames, type DoorRow } from '../catalogue/schedule/doorRow.ts';
import { openingText } from '../catalogue/schedule/openingWords.ts';

type Props = { rows: readonly DoorRow[]; names: Pick<ProductNames, 'nameOf'> };

/** What has to be shorter on paper. */
const short: Record<string, string> = { [headings.hanging]: 'Hängn.', [headings.swing]: 'Slag' };

/** The list as a door schedule on paper; fields do not print. */
export const SchedulePaper = memo(function SchedulePaper({ rows, names }: Props) {
  return (
    <table className="schedule-paper">
      <caption>Dörrlista</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {short[column] ?? column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <PaperRow row={row} product={names.nameOf(row.product)} key={index} />
        ))}
      </tbody>
    </table>
  );
});

const PaperRow = memo(function PaperRow({ row, product }: { row: DoorRow; product: string }) {
  const swing = row.swing && swingNames[row.swing];
  const opening = row.opening && openingText(row.opening).replace(' × ', '\u00a0×\u00a0');
  const cells = [row.mark, row.count, product, opening, row.hanging, swing];
  const texts = [row.requirement, row.wall, row.colour, row.fittings, row.note];
  return (
    <tr>
      {[...cells, ...texts].map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
});
