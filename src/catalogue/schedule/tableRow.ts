/** Reads a row of a table by its columns. */
import type { ProductNames } from '../productNames.ts';
import { isEmpty, readHanging, readSwing } from './cellValues.ts';
import type { Column } from './columns.ts';
import type { DoorRow, TextField } from './doorRow.ts';
import { noteText, readSide, remarkText, type Remark } from './note.ts';
import { cellsOf, nameOf, readFirst, remarkOf, remarksIn } from './rowCells.ts';
import { readRowCount } from './rowCount.ts';
import { readRowOpening } from './rowOpening.ts';
import { readRowRequirement } from './rowRequirement.ts';

/** A row as it was read. */
export type TableRow = {
  row: Omit<DoorRow, 'note'>;
  note: Remark[];
  /** The headings of what was read, and of what was not and stands in the note. */
  cells: { read: string[]; unread: string[] };
  /** The number of doors as it was written where none was read for certain; '' where a column of them says nothing. */
  looseCount: string | undefined;
  /** Whether nothing says what its size was measured on. */
  isAssumed: boolean;
};

/** Reads a row. What is not understood goes to the note, so that nothing is lost. */
export function readTableRow(
  texts: readonly string[],
  columns: readonly Column[],
  { keyOf }: Pick<ProductNames, 'keyOf'>,
): TableRow {
  const cells = cellsOf(texts, columns);
  const of = (kind: Column['kind']) => cells.filter((cell) => cell.kind === kind);
  const remarks = (field: TextField) => remarksIn(field, cells, columns);
  const textOf = (field: TextField) => noteText(remarks(field));
  const [mark = '', marks] = readFirst(of('mark'), String);
  const [product = '', products] = readFirst(of('product'), String);
  const [hinges, hangings] = readFirst(of('hanging'), readHanging);
  const [swing, swings] = readFirst(of('swing'), readSwing);
  const doors = readRowCount(of('count'), texts, columns);
  const { opening, isAssumed, left: sizes } = readRowOpening(cells);
  const dash = texts.find((text, at) => text && isEmpty(text) && columns[at]?.kind === 'requirement');
  const required = readRowRequirement(cells, remarks('requirement').map(remarkText), dash, textOf('note'));
  const unknown = of(undefined).filter((cell) => cell !== required.taken);
  const left = [unknown, of('clear'), products, hangings, swings, sizes, required.left, marks, doors.left].flat();
  const { hanging, note } = readSide([...remarks('note'), ...[...required.types, ...left].map(remarkOf)], hinges);
  return {
    row: {
      mark,
      count: doors.count,
      product: keyOf(product) ?? product,
      ...(opening && { opening }),
      ...(hanging && { hanging }),
      ...(swing && { swing }),
      requirement: required.text,
      wall: textOf('wall'),
      colour: textOf('colour'),
      fittings: textOf('fittings'),
    },
    note,
    cells: {
      read: cells.filter((cell) => !left.includes(cell)).map(nameOf),
      // The visitor is told of a clear passage and of an uncertain number of doors by themselves.
      unread: note
        .flatMap(({ cell }) => (cell && left.includes(cell) ? cell : []))
        .filter(({ kind, text }) => kind !== 'clear' && (kind !== 'count' || text !== doors.loose))
        .map(nameOf),
    },
    looseCount: doors.loose,
    isAssumed,
  };
}
