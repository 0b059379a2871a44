import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ClipboardEvent,
} from 'react';
import { namesOf } from '../catalogue/productNames.ts';
import { decodeSchedule, encodeSchedule } from '../catalogue/schedule/address.ts';
import { columns, emptyRow, scheduleFaults, type DoorRow } from '../catalogue/schedule/doorRow.ts';
import { exampleOf } from '../catalogue/schedule/example.ts';
import type { ListedProduct } from '../catalogue/schedule/judge.ts';
import { sizeLimits } from '../catalogue/size.ts';
import { keep, kept, readKept } from './browserStorage.ts';
import { ScheduleHandover } from './ScheduleHandover.tsx';
import { SchedulePaper } from './SchedulePaper.tsx';
import { ScheduleRow } from './ScheduleRow.tsx';
import { ScheduleSource } from './ScheduleSource.tsx';
import { act, itemsOf, newId, newItem, noList } from './scheduleState.ts';
import { readFragment, writeFragment } from './scheduleAddress.ts';
import { useLater } from './useLater.ts';
import './Button.css';
import './Schedule.css';

type Props = { products: ListedProduct[]; email: string };

/** Milliseconds without a change after which the list is kept: browsers refuse an address that changes with every key. */
const pause = 300;

/** Rows that are drawn at once, and with each step after that. */
const [rowsFirst, rowsNext] = [2, 9];

/** Characters of a requirement or a note that an address brings. */
const longestText = 200;

/** The door schedule: rows that are written, pasted or read, judged one by one, kept in the address and handed on. */
export function Schedule({ products, email }: Props) {
  const [{ items, past, isOwn }, dispatch] = useReducer(act, noList);
  const [said, say] = useState('');
  const [isRead, setIsRead] = useState(false);
  const [wasWhole, setWasWhole] = useState(false);
  const newest = useRef(0);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What had the focus when the way back was wanted, until that is there. */
  const wantsUndo = useRef<Element>(null);
  const names = useMemo(() => namesOf(products), [products]);
  const rows = useMemo(() => items.map(({ row }) => row), [items]);
  const hasRows = rows.length > 0;
  const judge = useLater(loadJudge, hasRows)?.judgeRow;
  const [drawn, setDrawn] = useState(0);
  const [settled, setSettled] = useState<readonly DoorRow[]>([]);
  const paper = useDeferredValue(settled);

  // A long list is drawn a piece at a time, so that the first rows are there at once and nothing waits for the last, the paper least.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (drawn === rows.length) setSettled(rows);
      else setDrawn(Math.min(drawn + rowsNext, rows.length));
    });
    return () => clearTimeout(timer);
  }, [drawn, rows]);

  useEffect(() => {
    const follow = () => {
      const { rows: linked, fault } = readFragment(location.hash);
      const stored = decodeSchedule(readKept(kept.schedule) ?? '').rows;
      const others = linked.length > 0 && stored.length > 0 && encodeSchedule(linked) !== encodeSchedule(stored);
      dispatch({
        type: 'show',
        items: itemsOf(linked.length > 0 ? linked : stored),
        ...(others && { before: itemsOf(stored) }),
      });
      if (fault) say(scheduleFaults[fault]);
      else if (others) say('Listan kommer från länken. Ångra visar den lista du hade här.');
      const added = addedBy(new URLSearchParams(location.search), names.nameOf);
      if (added) {
        dispatch({ type: 'add', items: [newItem(added)] });
        const words = `${names.nameOf(added.product)} står nu i listan.`;
        say(words);
        // It goes by itself where nothing moves with it: on a narrow screen a bar would.
        setTimeout(() => matchMedia('(width >= 48rem)').matches && say((now) => (now === words ? '' : now)), 8000);
      }
      setIsRead(true);
    };
    const followStorage = ({ key, newValue }: StorageEvent) => {
      const { rows, fault } = decodeSchedule(newValue ?? '');
      if (key !== kept.schedule || fault) return;
      dispatch({ type: 'change', items: itemsOf(rows) });
      say('Listan ändrades i en annan flik.');
    };
    const followHash = () => readFragment(location.hash).rows.length > 0 && follow();
    follow();
    addEventListener('storage', followStorage);
    addEventListener('hashchange', followHash);
    return () => {
      removeEventListener('storage', followStorage);
      removeEventListener('hashchange', followHash);
    };
  }, [names]);

  const save = useCallback(() => {
    const encoded = rows.length > 0 ? encodeSchedule(rows) : '';
    if (encoded !== location.hash.slice(1) || location.search) writeFragment(encoded);
    if (isOwn && encoded !== readKept(kept.schedule)) keep(kept.schedule, encoded);
  }, [rows, isOwn]);

  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(save, pause);
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
    };
  }, [isRead, save]);

  // Before the next paint: an effect of an earlier one, still due, would find the button that is about to go, and be content.
  useLayoutEffect(() => {
    if (newest.current) document.getElementById(`littera-${newest.current}`)?.focus();
    newest.current = 0;
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

  const addEmpty = () => {
    const added = newItem(emptyRow);
    newest.current = added.id;
    dispatch({ type: 'add', items: [added] });
  };
  const onEdit = useCallback((id: number, change: Partial<DoorRow>) => dispatch({ type: 'edit', id, change }), []);
  const onSwap = useCallback(
    (id: number, product: string) => {
      dispatch({ type: 'edit', id, change: { product } });
      say(`${names.nameOf(product)} står nu i raden. Ångra byter tillbaka.`);
      wantsUndo.current = document.activeElement;
    },
    [names],
  );
  const onDuplicate = useCallback((id: number) => {
    newest.current = newId();
    dispatch({ type: 'duplicate', id, as: newest.current });
    say('Raden finns nu två gånger.');
  }, []);
  const onRemove = useCallback((id: number) => {
    dispatch({ type: 'remove', id });
    say('Raden är borttagen. Ångra tar tillbaka den.');
    wantsUndo.current = document.activeElement;
  }, []);

  const onEmpty = () => {
    dispatch({ type: 'change', items: [] });
    say('Listan är tom. Ångra tar tillbaka den.');
    wantsUndo.current = document.activeElement;
  };

  const onRead = async (text: string, type: 'add' | 'change' = 'add') => {
    const from = document.activeElement;
    const reader = await fetchReader();
    if (!reader) return say('Det gick inte att läsa just nu. Kontrollera din uppkoppling och försök igen.');
    const { rows: read, fault } = reader.readSchedule(text, names);
    if (fault) return say(scheduleFaults[fault]);
    if (read.length === 0) return say('Där fanns inga rader att läsa.');
    wantsUndo.current = from;
    dispatch({ type, items: itemsOf(read) });
    say(read.length === 1 ? 'En rad lästes in.' : `${read.length} rader lästes in.`);
    // What the rows came from folds, and may have stood far below them; the first of them are painted before that.
    setTimeout(() => {
      document.querySelector('.schedule details')?.removeAttribute('open');
      if (!hasRows) heading.current?.scrollIntoView({ block: 'nearest' });
    });
  };
  /** Cells that are pasted into a field are rows too. */
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/\t|\S\r?\n[^]*\S/.test(text)) return;
    event.preventDefault();
    void onRead(text);
  };

  // It stays once something was done: whoever takes back the last of it still has the focus there.
  const undoButton = (isOwn || past.length > 0) && (
    <button
      className="schedule-button"
      type="button"
      data-undo
      aria-disabled={past.length === 0}
      onClick={() => {
        if (past.length === 0) return;
        // The bar that it was pressed in may go with the rows, or give way to the one that comes with them.
        wantsUndo.current = document.activeElement;
        dispatch({ type: 'undo' });
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
      data-whole={wasWhole || undefined}
      data-rows={hasRows || undefined}
      data-said={(hasRows && said !== '') || undefined}
      onPaste={onPaste}
    >
      <h2 id="listan" ref={heading}>
        Din lista
      </h2>
      <div className="schedule-bar">
        <div className="schedule-tools">
          <button className="schedule-button" type="button" data-first onClick={addEmpty}>
            Lägg till rad
          </button>
          {undoButton}
          {!hasRows && (
            <button
              className="schedule-button"
              type="button"
              onClick={() => void onRead(exampleOf(products), 'change')}
            >
              Fyll i ett exempel
            </button>
          )}
        </div>
        <p className="schedule-said" role="status">
          {said}
        </p>
      </div>
      <ScheduleSource onEnter={() => void fetchReader()} onRead={(text) => void onRead(text)} />
      {hasRows && (
        <table className="schedule-table" aria-labelledby="listan">
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
              <th scope="col">Svar</th>
            </tr>
          </thead>
          {items.slice(0, drawn + rowsFirst).map(({ id, row, isNew }, index) => (
            <ScheduleRow
              key={id}
              {...{ id, row, isNew, products, judge, onEdit, onSwap, onDuplicate, onRemove }}
              number={index + 1}
            />
          ))}
        </table>
      )}
      {hasRows && paper.length > 0 && (
        <ScheduleHandover rows={paper} {...{ names, email, save, said, say, onEmpty }} undo={undoButton} />
      )}
      <SchedulePaper rows={paper} names={names} />
    </section>
  );
}

const isSeen = (element: HTMLElement) => element.checkVisibility();

/** What judges a row, for a list that has one. */
const loadJudge = () => import('../catalogue/schedule/judge.ts');

/** What reads pasted cells. It is on its way as soon as the field for them is entered, because cells come with the next key. */
const fetchReader = () => import('../catalogue/schedule/paste.ts').catch(() => undefined);

/**
 * The row that an address asks for: `?lagg=aluminium-2&krav=EI+60&b=990&h=2090&anm=…`, with the outer size of the frame in mm, or that of a module with
 * `matt=module`. Products that are unknown ask for nothing.
 */
function addedBy(query: URLSearchParams, nameOf: (key: string) => string): DoorRow | undefined {
  const product = query.get('lagg') ?? '';
  if (nameOf(product) === product) return undefined;
  const [width = 0, height = 0] = ['b', 'h'].map((name) => Math.round(Number(query.get(name))));
  const isSize = [width, height].every((side) => side >= sizeLimits.min && side <= sizeLimits.max);
  const measure = query.get('matt') === 'module' ? 'module' : 'frame';
  const [requirement = '', note = ''] = ['krav', 'anm'].map((name) => query.get(name)?.slice(0, longestText));
  return { ...emptyRow, product, requirement, note, ...(isSize && { opening: { measure, width, height } }) };
}
