import { expect, test } from 'vitest';
import { decodeSchedule, encodeSchedule } from './address.ts';
import { addLimits, addProduct, countRows } from './addProduct.ts';
import { emptyRow, scheduleLimits, type DoorRow } from './doorRow.ts';

const added: DoorRow = { ...emptyRow, product: 'steel-8' };
const rows: DoorRow[] = [
  { ...emptyRow, mark: 'D10', product: 'aluminium-2', requirement: 'EI 60', note: 'Rött! ~ *0' },
  { ...emptyRow, mark: 'D11', count: 3, product: 'steel-8', opening: { measure: 'frame', width: 990, height: 2090 } },
];

const title = 'Kv. Eken!';

test.each([
  { title: '', rows: [] },
  { title: '', rows },
  { title, rows: [...rows, added] },
  { title, rows: [emptyRow] },
])('a product becomes the last row of a list', (list) => {
  const before = list.rows;
  const kept = before.length > 0 ? encodeSchedule(list) : '';
  const longer = addProduct(kept, 'steel-8') ?? '';
  expect(decodeSchedule(longer)).toEqual({ title: list.title, rows: [...before, added] });
  expect(countRows(longer)).toBe(before.length + 1);
});

test('what is required of it comes along', () => {
  for (const requirement of ['EI 60', 'REI 60', 'EI 30 (i→o)']) {
    const list = addProduct(encodeSchedule({ title, rows }), 'steel-8', requirement) ?? '';
    expect(decodeSchedule(list)).toEqual({ title, rows: [...rows, { ...added, requirement }] });
  }
});

test('a list that was emptied is begun again', () => {
  expect(decodeSchedule(addProduct(encodeSchedule({ title: '', rows: [] }), 'steel-8') ?? '').rows).toEqual([added]);
});

test.each(['2!D10', '10!D10', '10~title!D10', 'D10', '1D'])(
  'what is no list of this version is left alone: %s',
  (kept) => {
    expect(addProduct(kept, 'steel-8')).toBeUndefined();
  },
);

test('a long list is left to its own page, long before it is too long', () => {
  const rowsAtLimit = encodeSchedule({ title, rows: Array.from({ length: addLimits.rows }, () => emptyRow) });
  expect(addProduct(rowsAtLimit, 'steel-8')).toBeUndefined();
  expect(addProduct(`1!${'D'.repeat(addLimits.characters)}`, 'steel-8')).toBeUndefined();
  expect(addLimits.rows).toBeLessThan(scheduleLimits.rows);
  expect(addLimits.characters).toBeLessThan(scheduleLimits.characters);
});
