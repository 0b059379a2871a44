import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { namesOf } from '../../catalogue/productNames.ts';
import { exampleOf } from '../../catalogue/schedule/example.ts';
import type { DoorRow } from '../../catalogue/schedule/doorRow.ts';
import type { ListedProduct } from '../../catalogue/schedule/judged.ts';
import type { ListJudge } from '../../catalogue/schedule/listJudge.ts';
import type { Said } from '../../catalogue/schedule/said.ts';
import { ScheduleBar } from './ScheduleBar.tsx';
import { ScheduleFilter, type Shown } from './ScheduleFilter.tsx';
import { ScheduleHandover } from './ScheduleHandover.tsx';
import { ScheduleHead } from './ScheduleHead.tsx';
import { ScheduleQuestion } from './ScheduleQuestion.tsx';
import { ScheduleSource } from './ScheduleSource.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';
import { ScheduleUnread } from './ScheduleUnread.tsx';
import { answerOf, ScheduleVerdict, unchosenText } from './ScheduleVerdict.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import { useDrawing } from './useDrawing.ts';
import { useKeptView } from './useKeptView.ts';
import { useListJudge } from './useListJudge.ts';
import { useReading } from './useReading.ts';
import { useRowActs } from './useRowActs.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useSchedule } from './useSchedule.ts';
import { fetchReader, useScheduleTables } from './useScheduleTables.ts';
import './ScheduleTools.css';
import './Schedule.css';
// The paper comes late, and late code brings no styles.
import './SchedulePaper.css';

type Props = {
  products: ListedProduct[];
  email: string;
  /** Who answers for the list, on paper. */
  sender: string;
};

/** A list that is seen whole is not narrowed. */
const fewRows = 9;

/** The door schedule: rows that are written, pasted or read, judged one by one, kept in the address and handed on. */
export function Schedule({ products, email, sender }: Props) {
  const names = useMemo(() => namesOf(products), [products]);
  const list = useSchedule(names);
  const { title, items, rows, isRead, said, say, change } = list;
  const hasRows = rows.length > 0;
  const { read, questions } = useScheduleTables(list, names, products);
  const { judge, Paper } = useListJudge(products, hasRows);
  const { drawn, settled } = useDrawing(rows);
  const paper = useDeferredValue(settled);
  const handed = useMemo(() => ({ title, rows: paper }), [title, paper]);
  const [wanted, setWanted] = useState<Shown>('');
  const [isUnfolded, setUnfolded] = useState(false);
  const focus = useRowFocus();
  const { onAdd, acts } = useRowActs(list, focus);
  const onTable = () => {
    setWanted('');
    setUnfolded(false);
  };
  const { fault, readHere, readThere, onPaste } = useReading({ rows, say, read, focus, onRead: onTable });
  const section = useRef<HTMLElement>(null);

  // Once the list that was kept is read, judged and ready to hand on, what stands below it may be seen: it moves no
  // more.
  const isWhole = useOnce(isRead && (!hasRows || (judge !== undefined && paper.length > 0)));
  useKeptView(isWhole, setWanted);
  usePageState(section, hasRows, isWhole);

  const answers = useMemo<readonly Shown[]>(
    () => (judge && paper.length > fewRows ? paper.map((row) => answerOf(row, judge.judge(row))) : []),
    [judge, paper],
  );
  const sole = useMemo(() => soleProducts(paper, judge), [judge, paper]);
  const onChooseOnly = () => {
    const chosen = items.flatMap(({ id, row }) => {
      const product = sole.get(row);
      return product ? [[id, { ...row, product }] as const] : [];
    });
    focus.toUndo(document.activeElement);
    change({ type: 'fill', rows: new Map(chosen) });
    say(`Produkten är vald i ${chosen.length} rader. Ångra tar bort den.`);
  };
  // Where no row has that answer any longer, all are shown again.
  const shown = answers.includes(wanted) ? wanted : '';

  const onEmpty = () => {
    change({ type: 'change', title: '', items: [] });
    say('Listan är tom. Ångra tar tillbaka den.');
    focus.toUndo(document.activeElement);
  };
  const onUndo = () => {
    // The bar that it was pressed in may go with the rows, or give way to the one that comes with them.
    focus.toUndo(document.activeElement);
    change({ type: 'undo' });
    say('Det senaste är ångrat.');
  };
  // It stays once something was done: whoever takes back the last of it still has the focus there.
  const undo = (list.isOwn || list.canUndo) && <UndoButton canUndo={list.canUndo} onUndo={onUndo} />;

  return (
    <section
      className="schedule"
      aria-labelledby="listan"
      ref={section}
      data-rows={hasRows || undefined}
      data-said={hasRows && said.text ? placeOf(said) : undefined}
      onPaste={onPaste}
    >
      <ScheduleHead {...{ title, hasRows }} onEntitle={(title) => change({ type: 'entitle', title })} />
      <ScheduleBar
        {...{ said, undo, onAdd }}
        onExample={hasRows ? undefined : () => readHere(exampleOf(products), 'change')}
        onGo={() => setWanted('')}
      />
      {list.unread && <ScheduleUnread unread={list.unread} onForget={list.forget} />}
      <ScheduleSource
        isOpen={!hasRows || isUnfolded}
        onToggle={(isOpen) => setUnfolded(hasRows && isOpen)}
        onEnter={() => void fetchReader()}
        onRead={readThere}
        fault={fault}
      />
      {questions.map((question) => (
        <ScheduleQuestion key={question.id} {...question} />
      ))}
      {rows.length > fewRows && <ScheduleFilter {...{ answers, shown }} onShow={setWanted} />}
      {sole.size > 1 && (
        <button className="text-button" type="button" onClick={onChooseOnly}>
          {`Välj för alla där bara en uppfyller (${sole.size}\u00a0rader)`}
        </button>
      )}
      {hasRows && <ScheduleTable {...{ items, drawn, shown, products, judge, acts }} />}
      {hasRows && paper.length > 0 && (
        <ScheduleHandover
          list={handed}
          {...{ names, email, say, undo, onEmpty }}
          judge={judge?.judge}
          save={list.save}
          said={said.text}
        />
      )}
      {hasRows && judge && Paper && (
        <Paper
          list={handed}
          {...{ names, products, sender }}
          judge={judge.judge}
          Verdict={ScheduleVerdict}
          Technical={TechnicalText}
          unchosen={unchosenText}
        />
      )}
    </section>
  );
}

/** The rows without a product that one alone fulfils, each with the key of that one. */
function soleProducts(rows: readonly DoorRow[], judge: ListJudge | undefined): ReadonlyMap<DoorRow, string> {
  const found = new Map<DoorRow, string>();
  if (!judge) return found;
  for (const row of rows) {
    const { asks, possible } = judge.judge(row);
    if (!row.product && asks && possible[0] && !possible[1]) found.set(row, possible[0].key);
  }
  return found;
}

function UndoButton({ canUndo, onUndo }: { canUndo: boolean; onUndo: () => void }) {
  return (
    <button
      className="schedule-button"
      type="button"
      data-undo
      aria-disabled={!canUndo}
      onClick={() => canUndo && onUndo()}
    >
      Ångra
    </button>
  );
}

/** Characters; on a narrow screen what is longer stands above the rows, not in the bar below them. */
const longestBelow = 70;

const placeOf = ({ text, notes }: Said) => (text.length > longestBelow || notes.length > 0 ? 'above' : 'below');

/** Whether something is so, or has been. */
function useOnce(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(false);
  useEffect(() => {
    if (isSo) setWasSo(true);
  }, [isSo]);
  return wasSo;
}

/**
 * Lets what stands around the list give way to it. With :has() instead, each row that comes would have all styles
 * looked up again.
 */
function usePageState(section: RefObject<HTMLElement | null>, hasRows: boolean, isWhole: boolean) {
  useLayoutEffect(() => {
    const page = section.current?.closest('.schedule-page');
    page?.toggleAttribute('data-rows', hasRows);
    page?.toggleAttribute('data-whole', isWhole);
  }, [section, hasRows, isWhole]);
}
