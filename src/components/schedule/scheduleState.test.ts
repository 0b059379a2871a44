import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeSchedule, encodeSchedule } from '../../catalogue/schedule/address.ts';
import { emptyRow, scheduleLimits } from '../../catalogue/schedule/doorRow.ts';
import { convertOpening, measures, parseSize, type Opening } from '../../catalogue/fit/size.ts';
import { type Act, act, countUnchosen, itemsOf, type ListState, newId, newItem, noList } from './scheduleState.ts';

const measure = fc.constantFrom(...measures);
const typed = fc.oneof(
  fc.constantFrom('1x21M', '100 x 100 mm', '128,2 x 2090 mm', '20 m x 20 m', '10×21'),
  fc
    .tuple(fc.integer({ min: 1000, max: 200_000 }), fc.integer({ min: 1000, max: 200_000 }))
    .map((sides) => `${sides.map((tenths) => String(tenths / 10).replace('.', ',')).join(' x ')} mm`),
);
const at = fc.nat({ max: 20 });

/** What is done to a list: the row that it is done to, and how. */
const step = fc.oneof(
  fc.constant((): Act => ({ type: 'add', items: [newItem(emptyRow)] })),
  fc.string().map((note) => (): Act => ({ type: 'add', items: itemsOf([{ ...emptyRow, note: note.toWellFormed() }]) })),
  at.map((index) => ({ items }: ListState): Act => {
    const id = items.at(index % items.length)?.id ?? 0;
    return { type: 'duplicate', id, as: newId() };
  }),
  at.map((index) => ({ items }: ListState): Act => ({ type: 'remove', id: items[index]?.id ?? 0 })),
  fc.tuple(at, typed, measure).map(([index, text, on]) => (state: ListState): Act => {
    const { value } = parseSize(text);
    return edit(state, index, () => value && { measure: on, ...value });
  }),
  fc.tuple(at, measure, fc.boolean()).map(
    ([index, to, isSame]) =>
      (state: ListState): Act =>
        edit(state, index, (one) => one && (isSame ? convertOpening(one, to) : { ...one, measure: to })),
  ),
  fc.string().map((title) => (): Act => ({ type: 'entitle', title: title.toWellFormed() })),
  fc.constant((): Act => ({ type: 'undo' })),
);

function edit({ items }: ListState, index: number, change: (opening: Opening | undefined) => Opening | undefined): Act {
  const item = items[index % items.length];
  const opening = change(item?.row.opening);
  return { type: 'edit', id: item?.id ?? 0, change: opening ? { opening } : {} };
}

test('whatever is done to a list, what is written of it can be read, and is the same', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const first = act(noList, { type: 'add', items: [newItem(emptyRow)] });
      const { title, items } = steps.reduce((state, next) => act(state, next(state)), first);
      const rows = items.map(({ row }) => row);
      expect(decodeSchedule(encodeSchedule({ title, rows }))).toEqual({ title, rows });
    }),
    { numRuns: 1500 },
  );
});

test('the longest list can be read, and one that is longer in characters is not taken for a shorter one', () => {
  const rows = Array.from({ length: scheduleLimits.rows }, (_, index) => ({ ...emptyRow, mark: `D${index}` }));
  expect(decodeSchedule(encodeSchedule({ title: '', rows }))).toEqual({ title: '', rows });
  const notes = rows.slice(0, 300).map((row, index) => ({ ...row, note: 'å'.repeat(990 - (index % 7)) + index }));
  expect(decodeSchedule(encodeSchedule({ title: '', rows: notes }))).toEqual({
    title: '',
    rows: [],
    fault: 'too-long',
  });
});

test('a title is taken back as one, with the rows that it came with, and a second table leaves it alone', () => {
  const read = (title: string): Act => ({ type: 'add', title, items: itemsOf([{ ...emptyRow, mark: 'D1' }]) });
  const type = (title: string): Act => ({ type: 'entitle', title });
  const titles = (...acts: Act[]) => {
    const { title, items } = acts.reduce(act, noList);
    return [title, items.length];
  };
  expect(titles(read('Kv. Eken'), read('Kv. Alen'))).toEqual(['Kv. Eken', 2]);
  expect(titles(read('Kv. Eken'), type('K'), type('Kv'), { type: 'undo' })).toEqual(['Kv. Eken', 1]);
  expect(titles(read('Kv. Eken'), { type: 'undo' })).toEqual(['', 0]);
  const emptied: Act = { type: 'change', title: '', items: [] };
  expect(titles(read('Kv. Eken'), emptied)).toEqual(['', 0]);
  expect(titles(read('Kv. Eken'), emptied, { type: 'undo' })).toEqual(['Kv. Eken', 1]);
});

test('rows without a product are counted by what they require, if they require anything', () => {
  const rows = ['EI 30', ' EI 30 ', 'EI 60', '', ' '].map((requirement) => ({ ...emptyRow, requirement }));
  const chosen = { ...emptyRow, requirement: 'EI 60', product: 'aluminium-2' };
  expect([...countUnchosen(itemsOf([...rows, chosen]))]).toEqual([
    ['EI 30', 2],
    ['EI 60', 1],
  ]);
});
