import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ProductNames } from '../../catalogue/productNames.ts';
import { decodeSchedule, encodeSchedule } from '../../catalogue/schedule/address.ts';
import {
  emptyRow,
  scheduleFaults,
  scheduleLimits,
  type DoorList,
  type DoorRow,
  type ScheduleFault,
} from '../../catalogue/schedule/doorRow.ts';
import type { Said } from '../../catalogue/schedule/said.ts';
import { sizeLimits } from '../../catalogue/fit/size.ts';
import { queryNames } from '../../content/paths.ts';
import { kept } from '../ui/browserStorage.ts';
import { forgetStored, readFragment, readStored, writeList } from './scheduleAddress.ts';
import { act, itemsOf, newItem, noList, type Act } from './scheduleState.ts';
import { keptOpen } from './useKeptView.ts';
import { wide } from '../ui/useMedia.ts';

/**
 * Milliseconds without a change after which the list is kept: browsers refuse an address that changes with every key.
 */
const pause = 300;

/** Characters of a requirement or a note that an address brings. */
const longestText = 200;

/** Nothing is said. */
const silence: Said = { text: '', notes: [] };

/**
 * The visitor's list: read from the address and the storage, changed within its limits, and kept again. Whatever is
 * kept can be read.
 */
export function useSchedule(names: Pick<ProductNames, 'nameOf'>) {
  const [list, setList] = useState(noList);
  const [said, setSaid] = useState(silence);
  const [isRead, setIsRead] = useState(false);
  const [unread, setUnread] = useState<Unread>();
  /** The list after the last act, which may come before it is drawn. */
  const newest = useRef(noList);
  const { title, items, past, isOwn } = list;
  const rows = useMemo(() => items.map(({ row }) => row), [items]);

  const say = useCallback((text: string, notes: Said['notes'] = []) => setSaid({ text, notes }), []);
  /** Takes back what was said, unless something else was said since. */
  const unsay = useCallback((text: string) => setSaid((now) => (now.text === text ? silence : now)), []);

  /** Does something to the list. False, with a word, where it would get longer than a list can be. */
  const change = useCallback(
    (action: Act) => {
      const next = act(newest.current, action);
      const isShort = next.items.length <= scheduleLimits.rows;
      if (isShort) setList((newest.current = next));
      else say(scheduleFaults['too-long']);
      return isShort;
    },
    [say],
  );

  useEffect(() => {
    const follow = () => {
      const linked = readFragment(location.hash);
      const stored = readStored();
      const isLinked = linked.rows.length > 0;
      const others = isLinked && stored.rows.length > 0 && encodeSchedule(linked) !== encodeSchedule(stored);
      change({
        type: 'show',
        ...contentOf(isLinked ? linked : stored, keptOpen()),
        ...(others && { before: contentOf(stored) }),
      });
      setUnread(unreadOf(stored));
      if (linked.fault && stored.text !== location.hash.slice(1)) say(scheduleFaults[linked.fault]);
      else if (others) say('Listan kommer från länken. Ångra visar den lista du hade här.');
      const added = addedBy(new URLSearchParams(location.search), names.nameOf);
      if (added && change({ type: 'add', items: [newItem(added)] })) {
        const words = `${names.nameOf(added.product)} står nu i listan.`;
        say(words);
        // It goes by itself where nothing moves with it: on a narrow screen a bar would.
        setTimeout(() => matchMedia(wide).matches && unsay(words), 8000);
      }
      setIsRead(true);
    };
    const followStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== kept.schedule) return;
      const text = newValue ?? '';
      const read = decodeSchedule(text);
      setUnread(unreadOf({ text, fault: read.fault }));
      // What another window removes without having read it was not this list.
      if (read.fault || (text === '' && decodeSchedule(oldValue ?? '').fault)) return;
      change({ type: 'change', ...contentOf(read) });
      say('Listan ändrades i en annan flik.');
    };
    const followHash = () => {
      const { rows, fault } = readFragment(location.hash);
      if (rows.length > 0) follow();
      else if (fault) say(scheduleFaults[fault]);
    };
    follow();
    addEventListener('storage', followStorage);
    addEventListener('hashchange', followHash);
    return () => {
      removeEventListener('storage', followStorage);
      removeEventListener('hashchange', followHash);
    };
  }, [names, change, say, unsay]);

  /**
   * Keeps the list now. False, with a word, where it is too long for that: it stays on the page, and what was kept
   * stays too.
   */
  const save = useCallback(
    (isAsked: boolean) => {
      const isKept = writeList({ title, rows }, isOwn, isAsked);
      if (isKept) unsay(scheduleFaults.unkept);
      else say(scheduleFaults.unkept);
      return isKept;
    },
    [title, rows, isOwn, say, unsay],
  );

  useEffect(() => {
    if (!isRead) return;
    const saveUnasked = () => save(false);
    const timer = setTimeout(saveUnasked, pause);
    addEventListener('pagehide', saveUnasked);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', saveUnasked);
    };
  }, [isRead, save]);

  /** Removes what was stored and could not be read, so that this list can be stored. */
  const forget = () => {
    forgetStored();
    setUnread(undefined);
    say('Den sparade listan är borttagen.');
    save(false);
  };

  return {
    title,
    items,
    rows,
    canUndo: past.length > 0,
    isOwn,
    isRead,
    said,
    say,
    unread,
    forget,
    change,
    save: () => save(true),
  };
}

const contentOf = ({ title, rows }: DoorList, open?: readonly number[]) => ({ title, items: itemsOf(rows, open) });

/** What is stored and could not be read, and why. */
export type Unread = { text: string; fault: ScheduleFault };

function unreadOf({ text, fault }: { text: string; fault?: ScheduleFault | undefined }): Unread | undefined {
  return fault && { text, fault };
}

/**
 * The row that an address asks for: `?lagg=aluminium-2&krav=EI+60&b=990&h=2090&blad=2&anm=…`, with the outer size of
 * the frame in mm, or that of a module with `matt=module`, of one leaf or two, which the note says. Products that are
 * unknown ask for nothing.
 */
function addedBy(query: URLSearchParams, nameOf: (key: string) => string): DoorRow | undefined {
  const product = query.get(queryNames.added) ?? '';
  if (nameOf(product) === product) return undefined;
  const [width = 0, height = 0] = [queryNames.width, queryNames.height].map((name) =>
    Math.round(Number(query.get(name))),
  );
  const isSize = [width, height].every((side) => side >= sizeLimits.min && side <= sizeLimits.max);
  const measure = query.get(queryNames.measure) === 'module' ? 'module' : 'frame';
  const [requirement = '', said] = [queryNames.requirement, queryNames.note].map((name) =>
    query.get(name)?.slice(0, longestText),
  );
  // ”Två dörrblad” is true of a pair on hinges and of leaves that slide; ”pardörr” would not be.
  const note = [['enkeldörr', 'två dörrblad'][Number(query.get(queryNames.leaves)) - 1], said]
    .filter(Boolean)
    .join('; ');
  return { ...emptyRow, product, requirement, note, ...(isSize && { opening: { measure, width, height } }) };
}
