import type { DoorRow } from '../../catalogue/schedule/doorRow.ts';
import type { Judged, ListedProduct } from '../../catalogue/schedule/judged.ts';
import type { ListJudge } from '../../catalogue/schedule/listJudge.ts';
import { RowButton } from './RowButton.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import './RowOffers.css';

/**
 * The products that a row without one is offered: those that its answer counts. What others do not state, only the
 * choice of all tells.
 */
export function offeredTo(row: DoorRow, { asks, possible = [], open = [] }: Partial<Judged>): readonly ListedProduct[] {
  if (row.product || !asks) return [];
  return possible[0] ? possible : open;
}

type Props = {
  number: number;
  row: DoorRow;
  judged: Partial<Judged>;
  judge: ListJudge | undefined;
  isOpen: boolean;
  onSwap: (row: DoorRow, words: string) => void;
  /** Opens the choice of all products. */
  onShowChoice: () => void;
};

/** The first products that a row may have, each with what it depends on, and the way to all of them. */
export function RowOffers({ number, row, judged, judge, isOpen, onSwap, onShowChoice }: Props) {
  const offered = offeredTo(row, judged);
  const seen = offered.slice(0, seenOf(offered.length, isOpen));
  if (!seen[0]) return null;
  // A yes may depend on something. Of products that do not state everything the reasons would be too long here.
  const reasons = seen.map((one) => judged.possible?.includes(one) && judge?.judgeWith(row, one).requirement?.reason);
  return (
    <span className="schedule-offers">
      <i>Välj</i>
      {seen.map(({ key, title }, index) => (
        <span key={key}>
          <RowButton
            label={`Välj ${title}, rad ${number}`}
            onPress={() => onSwap({ ...row, product: key }, `${title}.`)}
          >
            {title}
          </RowButton>{' '}
          {/* Once, below the last of those that share it. */}
          {reasons[index] && reasons[index] !== reasons[index + 1] && (
            <span>
              <TechnicalText text={reasons[index]} />
            </span>
          )}
        </span>
      ))}
      {offered.length > seen.length && (
        <RowButton label={`Visa alla ${offered.length} produkter, rad ${number}`} onPress={onShowChoice}>
          Visa alla {offered.length}
        </RowButton>
      )}
    </span>
  );
}

/**
 * How many of the offered products stand in a row: in a folded one two only where the second takes the place of the way
 * to all.
 */
function seenOf(offered: number, isOpen: boolean): number {
  if (isOpen) return 3;
  return offered > 2 ? 1 : 2;
}
