/** What is done to the list, with a way back: its title and rows, and what they were before. */
import { emptyRow, type DoorRow } from '../../catalogue/schedule/doorRow.ts';

/**
 * A row with a number that stays with it, by which React knows it. `isNew` where it was not read from a list, or stood
 * open when the visitor left the page: it is there to be filled in.
 */
export type Item = { id: number; row: DoorRow; isNew?: true };

/** What the list says: its title, and its rows. */
type Content = { title: string; items: readonly Item[] };

/** The list; `isOwn` once the visitor has changed it, before that it may be somebody else's. */
export type ListState = Content & {
  past: readonly Content[];
  lastEdit: string;
  isOwn: boolean;
};

/** Something that is done to the list. Edits of one field are taken back as one. */
export type Act =
  | ({ type: 'show'; before?: Content } & Content)
  | ({ type: 'change' } & Content)
  | { type: 'add'; items: readonly Item[]; title?: string }
  | { type: 'entitle'; title: string }
  | { type: 'duplicate'; id: number; as: number }
  | { type: 'edit'; id: number; change: Partial<DoorRow> }
  | { type: 'fill'; rows: ReadonlyMap<number, DoorRow> }
  | { type: 'remove'; id: number }
  | { type: 'undo' };

const mostSteps = 100;

/** The list before anything has happened. */
export const noList: ListState = { title: '', items: [], past: [], lastEdit: '', isOwn: false };

let lastId = 0;

/** A number that no row has. */
export function newId(): number {
  return ++lastId;
}

/**
 * Gives rows their numbers.
 *
 * @param open the places of those that start open
 */
export function itemsOf(rows: readonly DoorRow[], open: readonly number[] = []): Item[] {
  return rows.map((row, index) => ({ id: newId(), row, ...(open.includes(index) && { isNew: true }) }));
}

/** A row that the visitor adds. */
export function newItem(row: DoorRow): Item {
  return { id: newId(), row, isNew: true };
}

/** The list after an act. */
export function act(state: ListState, action: Act): ListState {
  const { title, items, past } = state;
  const next = (changed: readonly Item[], lastEdit = '', as = title): ListState => ({
    title: as,
    items: changed,
    past: lastEdit && lastEdit === state.lastEdit ? past : [...past, { title, items }].slice(-mostSteps),
    lastEdit,
    isOwn: true,
  });
  switch (action.type) {
    case 'show':
      return { ...noList, title: action.title, items: action.items, past: action.before ? [action.before] : [] };
    case 'change':
      return next(action.items, '', action.title);
    case 'entitle':
      return next(items, action.type, action.title);
    case 'add': {
      // Rows in which nothing stands make room for what is read.
      const isRead = action.items.every(({ row }) => row !== emptyRow);
      // The title of the first table is the list's, until the visitor writes another.
      return next(
        [...items.filter(({ row }) => !isRead || row !== emptyRow), ...action.items],
        '',
        title || action.title,
      );
    }
    case 'duplicate':
      return next(
        items.flatMap((item) =>
          item.id === action.id ? [item, { id: action.as, row: item.row, isNew: true }] : [item],
        ),
      );
    case 'edit': {
      const { id, change } = action;
      const edited = items.map((item) => (item.id === id ? { ...item, row: withChange(item.row, change) } : item));
      return next(edited, `${id} ${Object.keys(change).join()}`);
    }
    case 'fill':
      return next(items.map((item) => ({ ...item, row: action.rows.get(item.id) ?? item.row })));
    case 'remove':
      return next(items.filter(({ id }) => id !== action.id));
    case 'undo':
      return { title, items, ...past.at(-1), past: past.slice(0, -1), lastEdit: '', isOwn: true };
  }
}

/** Properties that are left out in a row are undefined in a change. */
function withChange(row: DoorRow, change: Partial<DoorRow>): DoorRow {
  const all = Object.entries({ ...row, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(all) as DoorRow;
}

/** What a row requires, by which rows are alike. */
export const asks = ({ requirement }: DoorRow): string => requirement.trim();

/** How many rows without a product ask for each requirement. */
export function countUnchosen(items: readonly Item[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { row } of items) {
    const requirement = row.product ? '' : asks(row);
    if (requirement) counts.set(requirement, (counts.get(requirement) ?? 0) + 1);
  }
  return counts;
}
