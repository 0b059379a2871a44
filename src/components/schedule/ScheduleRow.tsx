import { memo, useRef, useState } from 'react';
import type { DoorRow } from '../../catalogue/schedule/doorRow.ts';
import type { Judged, ListedProduct } from '../../catalogue/schedule/judged.ts';
import type { ListJudge } from '../../catalogue/schedule/listJudge.ts';
import { RowAnswers } from './RowAnswers.tsx';
import { RowFields } from './RowFields.tsx';
import { offeredTo } from './RowOffers.tsx';
import { ScheduleSummary } from './ScheduleSummary.tsx';
import { answerOf } from './ScheduleVerdict.tsx';
import './ScheduleRow.css';

/** What can be done to a row of the list, by the number that stays with it. */
export type RowActs = {
  onEdit: (id: number, change: Partial<DoorRow>) => void;
  /** Puts a row in the place of another at a press, with what is said of it. */
  onSwap: (id: number, row: DoorRow, words: string) => void;
  /** Gives its product to all rows that have none and ask for the same. */
  onSpread: (id: number, title: string) => void;
  onDuplicate: (id: number) => void;
  onRemove: (id: number) => void;
};

type Props = {
  /** Number of the row, from one. */
  number: number;
  id: number;
  row: DoorRow;
  /** Whether it starts open, to be filled in. */
  isNew: true | undefined;
  products: readonly ListedProduct[];
  /** Undefined until its code has come. */
  judge: ListJudge | undefined;
  /** How many other rows ask for the same and have no product. */
  alike: number;
  /** Which rows have the same littera; '' where none has. */
  same: string;
  acts: RowActs;
};

/**
 * A door of the list: a line that opens to its fields, and what is known of it. It is drawn anew only when it changes.
 */
export const ScheduleRow = memo(function ScheduleRow({
  number,
  id,
  row,
  isNew,
  products,
  judge,
  alike,
  same,
  acts,
}: Props) {
  const [isOpen, setOpen] = useState(isNew ?? false);
  const [isFull, setFull] = useState(hasMore(row));
  const choice = useRef<HTMLSelectElement>(null);
  const judged: Partial<Judged> = judge?.judge(row) ?? {};
  const product = products.find(({ key }) => key === row.product);
  const toggle = () => {
    setOpen(!isOpen);
    // What is known of it stands below its fields, and must not come to lie below the bar that stays in sight.
    setTimeout(() => choice.current?.closest('tbody')?.scrollIntoView({ block: 'nearest' }));
  };
  const showChoice = () => {
    if (!choice.current?.checkVisibility()) setOpen(true);
    // In a folded row it is there a moment later.
    setTimeout(() => {
      choice.current?.focus();
      choice.current?.showPicker?.();
    });
  };
  return (
    <tbody
      data-open={isOpen || undefined}
      data-full={isFull || undefined}
      data-offers={offeredTo(row, judged).length > 0 || undefined}
      data-row={answerOf(row, judged)}
    >
      <ScheduleSummary
        {...{ number, row, judged, isOpen, same }}
        title={product?.title ?? row.product}
        onToggle={toggle}
      />
      <RowFields {...{ number, id, row, judged, products, choice }} onEdit={(change) => acts.onEdit(id, change)} />
      <RowAnswers
        {...{ number, row, product, judged, judge, isOpen, isFull, alike }}
        onSwap={(next, words) => acts.onSwap(id, next, words)}
        onSpread={(title) => acts.onSpread(id, title)}
        onDuplicate={() => acts.onDuplicate(id)}
        onRemove={() => acts.onRemove(id)}
        onShowChoice={showChoice}
        onFull={() => setFull(!isFull)}
      />
    </tbody>
  );
});

/**
 * Whether something stands in a field that nothing is judged by: a telephone shows those fields only then, or when
 * asked.
 */
const hasMore = ({ hanging, swing, wall, colour, fittings }: DoorRow) =>
  Boolean(hanging ?? swing ?? '') || wall + colour + fittings !== '';
