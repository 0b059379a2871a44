import { columns } from '../../catalogue/schedule/doorRow.ts';
import { sameMarkWords } from '../../catalogue/schedule/sameMark.ts';
import type { ListedProduct } from '../../catalogue/schedule/judged.ts';
import type { ListJudge } from '../../catalogue/schedule/listJudge.ts';
import type { Shown } from './ScheduleFilter.tsx';
import { ScheduleRow, type RowActs } from './ScheduleRow.tsx';
import { asks, countUnchosen, type Item } from './scheduleState.ts';
import './ScheduleTable.css';

type Props = {
  items: readonly Item[];
  /** How many rows are drawn so far. */
  drawn: number;
  shown: Shown;
  products: readonly ListedProduct[];
  judge: ListJudge | undefined;
  acts: RowActs;
};

/** The rows of the list below the names of their columns. */
export function ScheduleTable({ items, drawn, shown, products, judge, acts }: Props) {
  const unchosen = countUnchosen(items);
  const same = sameMarkWords(items.map(({ row }) => row));
  return (
    <table className="schedule-table" aria-labelledby="listan" data-shown={shown || undefined}>
      <thead>
        <tr>
          {[...columns, 'Svar'].map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {items.slice(0, drawn).map(({ id, row, isNew }, index) => (
        <ScheduleRow
          key={id}
          {...{ id, row, isNew, products, judge, acts }}
          alike={(row.product && unchosen.get(asks(row))) || 0}
          same={same[index] ?? ''}
          number={index + 1}
        />
      ))}
    </table>
  );
}
