import { expect, test } from 'vitest';
import { classIndex, classMap } from './classMap.ts';
import type { Product } from '../schema.ts';

const cellsOf = (list: readonly Product[]) =>
  classMap(list).groups.flatMap(({ name, rows }) =>
    rows.flatMap(({ letters, cells }) =>
      cells.flatMap(({ minutes, entries }) =>
        entries.map(({ product, note }) => ({ name, class: `${letters} ${minutes}`, product, note })),
      ),
    ),
  );

/** A made-up product with these parts. */
const product = (id: number, ...fire: Product['facts']['fire']) =>
  ({ category: 'steel', id, title: `Nr ${id}`, facts: { fire } }) as unknown as Product;
const door = (...classes: string[]) => ({ element: 'door' as const, classes });

test('says what is particular about a class', () => {
  const list = [
    product(
      1,
      door('EI 30'),
      { element: 'adjoining-partition', classes: ['EI 60'] },
      { element: 'partition', classes: ['E 120'], upTo: true },
    ),
  ];
  expect(cellsOf(list).map(({ name, class: one, note }) => [name, one, note])).toEqual([
    ['Dörrar', 'EI 30', ''],
    ['Glaspartier', 'E 120', 'upp till E\u00a0120'],
    ['Glaspartier', 'EI 60', 'anslutande glasparti'],
  ]);
});

test('leaves out kinds and letters that nobody has', () => {
  const { minutes, groups } = classMap([product(1, door('EW 30', 'E 90'))]);
  expect(minutes).toEqual([30, 90]);
  expect(groups.map(({ name, rows }) => [name, rows.map(({ letters }) => letters)])).toEqual([['Dörrar', ['E', 'EW']]]);
});

test('in short, classes of the same products are one, and only while they follow each other', () => {
  const list = [product(1, door('EI 30', 'EI 60', 'EI 120')), product(2, door('EI 60', 'EI 90'))];
  const labels = (of: Product[]) =>
    classIndex(of).flatMap(({ cells }) =>
      cells.flatMap(({ entries }) =>
        entries.map(({ label, products }) => [label.replace('\u00a0', ' '), ...products.map(({ id }) => id)]),
      ),
    );
  expect(labels(list)).toEqual([
    ['EI 30', 1],
    ['EI 60', 1, 2],
    ['EI 90', 2],
    ['EI 120', 1],
  ]);
  expect(labels([product(3, door('EI 30', 'EI 60', 'EI 90'))])).toEqual([['EI 30–90', 3]]);
  expect(labels([product(4, door('E 30', 'E 60', 'EW 30', 'EW 60', 'EI 30'))])).toEqual([
    ['E och EW 30–60', 4],
    ['EI 30', 4],
  ]);
});

test('in short, a class knows its place in the map', () => {
  const list = [product(1, door('E 30', 'E 60', 'EW 30', 'EW 60')), product(2, door('E 30', 'E 60', 'EW 30', 'EW 60'))];
  const cells = classIndex(list).flatMap(({ cells }) =>
    cells.flatMap(({ entries }) => entries.map(({ cell }) => cell)),
  );
  expect(cells).toEqual(['dorrar-e-30']);
  const ids = classMap(list).groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ id }) => id)));
  expect(ids).toEqual(expect.arrayContaining(cells));
  expect(new Set(ids).size).toBe(ids.length);
});
