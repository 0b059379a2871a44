import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
} from 'react';
import { namesOf } from '../catalogue/productNames.ts';
import { columns, emptyRow, scheduleLimits, type DoorRow } from '../catalogue/schedule/doorRow.ts';
import { exampleOf } from '../catalogue/schedule/example.ts';
import type { Judged, ListedProduct } from '../catalogue/schedule/judge.ts';
import type { Said } from '../catalogue/schedule/said.ts';
import { SaidText } from './SaidText.tsx';
import { ScheduleFilter, type Shown } from './ScheduleFilter.tsx';
import { ScheduleHandover } from './ScheduleHandover.tsx';
import { ScheduleQuestion } from './ScheduleQuestion.tsx';
import { ScheduleRow } from './ScheduleRow.tsx';
import { ScheduleSource } from './ScheduleSource.tsx';
import { ScheduleUnread } from './ScheduleUnread.tsx';
import { answerOf, ScheduleVerdict, unchosenText } from './ScheduleVerdict.tsx';
import { TechnicalText } from './TechnicalText.tsx';
import { newId, newItem } from './scheduleState.ts';
import { useLater } from './useLater.ts';
import { useSchedule } from './useSchedule.ts';
import { fetchReader, loadJudge, useScheduleTables } from './useScheduleTables.ts';
import './Button.css';
import './Schedule.css';

type Props = {
  products: ListedProduct[];
  email: string;
  /** Who answers for the list, on paper. */
  sender: string;
};

/** Rows that are drawn at once, and with each step after that. */
const [rowsFirst, rowsNext] = [2, 9];
/** A list that is seen whole is not narrowed. */
const fewRows = 9;
/** Characters; on a narrow screen what is longer stands above the rows, not in the bar below them. */
const longestBelow = 70;

/** The door schedule: rows that are written, pasted or read, judged one by one, kept in the address and handed on. */
export function Schedule({ products, email, sender }: Props) {
  const names = useMemo(() => namesOf(products), [products]);
  const list = useSchedule(names);
  const { title, items, rows, canUndo, isOwn, isRead, said, say, unread, forget, change, save } = list;
  const { read, questions } = useScheduleTables(list, names, products);
  const [wasWhole, setWasWhole] = useState(false);
  const [wanted, setWanted] = useState<Shown>('');
  const [fault, setFault] = useState('');
  const newest = useRef(0);
  const latest = useRef(items);
  const section = useRef<HTMLElement>(null);
  /** What had the focus when the way back was wanted, until that is there. */
  const wantsUndo = useRef<Element>(null);
  /** The row in which something was chosen, until the focus is there. */
  const chosenIn = useRef(0);
  const hasRows = rows.length > 0;
  const later = useLater(loadJudge, hasRows);
  const judge = useMemo(() => {
    if (!later) return undefined;
    // Held against all products, and a list may have thousands of rows: one that has not changed is not judged again.
    const known = new WeakMap<DoorRow, Judged>();
    return (row: DoorRow) => {
      const product = products.find(({ key }) => key === row.product);
      const judged = known.get(row) ?? later.judgeRow(row, product, products);
      known.set(row, judged);
      return judged;
    };
  }, [later, products]);
  const [drawn, setDrawn] = useState(0);
  const [settled, setSettled] = useState<readonly DoorRow[]>([]);
  const paper = useDeferredValue(settled);
  const handed = useMemo(() => ({ title, rows: paper }), [title, paper]);

  const answers = useMemo<readonly Shown[]>(
    () => (judge && paper.length > fewRows ? paper.map((row) => answerOf(judge(row))) : []),
    [judge, paper],
  );
  // Where no row has that answer any longer, all are shown again.
  const shown = answers.includes(wanted) ? wanted : '';

  // A long list is drawn a piece at a time, so that the first rows are there at once and nothing waits for the last, the paper least.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (drawn === rows.length) setSettled(rows);
      else setDrawn(Math.min(drawn + rowsNext, rows.length));
    });
    return () => clearTimeout(timer);
  }, [drawn, rows]);

  // Before the next paint: an effect of an earlier one, still due, would find the button that is about to go, and be content.
  useLayoutEffect(() => {
    if (newest.current) document.getElementById(`littera-${newest.current}`)?.focus();
    newest.current = 0;
    // What was pressed there is gone; whoever goes through the list by key goes on from its row, or, if that has now another answer than those
    // shown, from the next.
    let row: Element | null | undefined = document.getElementById(`littera-${chosenIn.current}`)?.closest('tbody');
    while (row && !isSeen(row)) row = row.nextElementSibling;
    if (row) {
      row.querySelector('button')?.focus({ preventScroll: true });
      chosenIn.current = 0;
    }
    // It stands above the rows or, on a telephone, in the bar below them, which comes a little later than the first row.
    const undo = wantsUndo.current && [...document.querySelectorAll<HTMLElement>('[data-undo]')].find(isSeen);
    if (!undo) return;
    // Whoever has gone on to write in a field meanwhile stays there.
    const { activeElement, body } = document;
    if (activeElement === wantsUndo.current || activeElement === body) undo.focus();
    wantsUndo.current = null;
  });

  // Once the list that was kept is read, judged and ready to hand on, what stands below it may be seen: it moves no more.
  const isWhole = isRead && (!hasRows || (judge !== undefined && paper.length > 0));
  useEffect(() => {
    if (isWhole) setWasWhole(true);
  }, [isWhole]);

  // Whoever comes back to a long list was put as far down as the page reached before its rows came.
  useEffect(() => {
    if (!wasWhole) return;
    if (history.state?.top > scrollY) scrollTo({ top: history.state.top, behavior: 'instant' });
    const keepTop = () => history.replaceState({ top: scrollY }, '');
    addEventListener('scrollend', keepTop);
    return () => removeEventListener('scrollend', keepTop);
  }, [wasWhole]);

  // What stands around the list gives way to it. With :has() instead, each row that comes would have the styles of all of them looked up again.
  useLayoutEffect(() => {
    const page = section.current?.closest('.schedule-page');
    page?.toggleAttribute('data-rows', hasRows);
    page?.toggleAttribute('data-whole', wasWhole);
  }, [hasRows, wasWhole]);

  /** How many rows without a product ask for each requirement. */
  const unchosen = new Map<string, number>();
  for (const { row } of items) {
    const requirement = row.product ? '' : asks(row);
    if (requirement) unchosen.set(requirement, (unchosen.get(requirement) ?? 0) + 1);
  }

  // Of the rows as they are when it is pressed; as a dependency they would have all rows drawn anew with each letter.
  useLayoutEffect(() => {
    latest.current = items;
  }, [items]);

  const addEmpty = () => {
    const added = newItem(emptyRow);
    if (change({ type: 'add', items: [added] })) newest.current = added.id;
  };
  const onEdit = useCallback(
    (id: number, edit: Partial<DoorRow>) => void change({ type: 'edit', id, change: edit }),
    [change],
  );
  const onSwap = useCallback(
    (id: number, row: DoorRow, words: string) => {
      // An act of its own, and not the last of what was typed there.
      change({ type: 'fill', rows: new Map([[id, row]]) });
      say(`${words} Ångra byter tillbaka.`);
      chosenIn.current = id;
    },
    [change, say],
  );
  const onSpread = useCallback(
    (id: number, title: string) => {
      const from = latest.current.find((item) => item.id === id)?.row;
      if (!from) return;
      const { product } = from;
      const same = latest.current.filter(({ row }) => !row.product && asks(row) === asks(from));
      change({ type: 'fill', rows: new Map(same.map(({ id, row }) => [id, { ...row, product }])) });
      say(`${title} står nu i ${same.length} ${same.length === 1 ? 'rad' : 'rader'} till. Ångra tar bort den.`);
      chosenIn.current = id;
    },
    [change, say],
  );
  const onDuplicate = useCallback(
    (id: number) => {
      const as = newId();
      if (!change({ type: 'duplicate', id, as })) return;
      newest.current = as;
      say('Raden finns nu två gånger.');
    },
    [change, say],
  );
  const onRemove = useCallback(
    (id: number) => {
      change({ type: 'remove', id });
      say('Raden är borttagen. Ångra tar tillbaka den.');
      wantsUndo.current = document.activeElement;
    },
    [change, say],
  );

  const onEmpty = () => {
    change({ type: 'change', title: '', items: [] });
    say('Listan är tom. Ångra tar tillbaka den.');
    wantsUndo.current = document.activeElement;
  };

  /** Reads a table into the list; where it did not become rows, whoever gave it keeps it and says why. */
  const onRead = async (table: string | File, type: 'add' | 'change' = 'add') => {
    const from = document.activeElement;
    const fault = await read(table, type);
    if (fault !== undefined) return fault;
    wantsUndo.current = from;
    setWanted('');
    // What the rows came from folds, and may have stood far below them; the first of them are painted before that.
    setTimeout(() => {
      document.querySelector('.schedule > details')?.removeAttribute('open');
      // What was said, and as many rows below it as can be.
      if (!hasRows) document.querySelector('.schedule-bar')?.scrollIntoView();
    });
    return undefined;
  };
  const readHere = (text: string, type?: 'change') => void onRead(text, type).then((fault) => fault && say(fault));
  const readThere = async (table: string | File) => {
    setFault('');
    const said = await onRead(table);
    setFault(said ?? '');
    return said === undefined;
  };
  /** Cells that are pasted into a field are rows too. */
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/\t|\S\r?\n[^]*\S/.test(text)) return;
    event.preventDefault();
    if (event.target instanceof Element && event.target.closest('.schedule-source')) void readThere(text);
    else readHere(text);
  };

  // It stays once something was done: whoever takes back the last of it still has the focus there.
  const undoButton = (isOwn || canUndo) && (
    <button
      className="schedule-button"
      type="button"
      data-undo
      aria-disabled={!canUndo}
      onClick={() => {
        if (!canUndo) return;
        // The bar that it was pressed in may go with the rows, or give way to the one that comes with them.
        wantsUndo.current = document.activeElement;
        change({ type: 'undo' });
        say('Det senaste är ångrat.');
      }}
    >
      Ångra
    </button>
  );

  return (
    <section
      className="schedule"
      aria-labelledby="listan"
      ref={section}
      data-rows={hasRows || undefined}
      data-said={hasRows && said.text ? (isLong(said) ? 'above' : 'below') : undefined}
      onPaste={onPaste}
    >
      <div className="schedule-head">
        <div>
          <h2 id="listan">Din lista</h2>
          <p className="note screen-only">
            Sparas bara i din webbläsare och i sidans adress. Ingenting skickas förrän du själv skickar det.
          </p>
        </div>
        {hasRows && (
          <p className="field schedule-title">
            <label htmlFor="listan-avser">Projekt, handling och revision</label>
            <input
              id="listan-avser"
              maxLength={scheduleLimits.title}
              value={title}
              aria-describedby="listan-avser-var"
              onChange={({ target }) => change({ type: 'entitle', title: target.value })}
            />
            <span className="field-hint" id="listan-avser-var">
              Följer med på papper, i filer och i förfrågan.
            </span>
          </p>
        )}
      </div>
      <div className="schedule-bar">
        <div className="schedule-tools">
          <button className="schedule-button" type="button" data-first onClick={addEmpty}>
            Lägg till rad
          </button>
          {undoButton}
          {!hasRows && (
            <button className="schedule-button" type="button" onClick={() => readHere(exampleOf(products), 'change')}>
              Fyll i ett exempel
            </button>
          )}
        </div>
        <div className="schedule-said" role="status">
          <SaidText said={said} onGo={() => setWanted('')} />
        </div>
      </div>
      {unread && <ScheduleUnread unread={unread} onForget={forget} />}
      <ScheduleSource isOpen={!hasRows} onEnter={() => void fetchReader()} onRead={readThere} fault={fault} />
      {questions.map((question) => (
        <ScheduleQuestion key={question.id} {...question} />
      ))}
      {rows.length > fewRows && <ScheduleFilter {...{ answers, shown }} onShow={setWanted} />}
      {hasRows && (
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
          {items.slice(0, drawn + rowsFirst).map(({ id, row, isNew }, index) => (
            <ScheduleRow
              key={id}
              {...{ id, row, isNew, products, later, onEdit, onSwap, onSpread, onDuplicate, onRemove }}
              alike={(row.product && unchosen.get(asks(row))) || 0}
              number={index + 1}
            />
          ))}
        </table>
      )}
      {hasRows && paper.length > 0 && (
        <ScheduleHandover
          list={handed}
          {...{ names, email, judge, save, say, onEmpty }}
          said={said.text}
          undo={undoButton}
        />
      )}
      {hasRows && later && (
        <later.SchedulePaper
          list={handed}
          {...{ names, products, sender }}
          judge={later.judgeRow}
          Verdict={ScheduleVerdict}
          Technical={TechnicalText}
          unchosen={unchosenText}
        />
      )}
    </section>
  );
}

const asks = ({ requirement }: DoorRow) => requirement.trim();

const isLong = ({ text, notes }: Said) => text.length > longestBelow || notes.length > 0;

const isSeen = (element: Element) => element.checkVisibility();
