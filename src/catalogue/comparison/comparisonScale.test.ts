import { expect, test } from 'vitest';
import { comparisonData } from '../../documents/comparisonData.ts';
import { withoutWall } from '../../drawings/model/withoutWall.ts';
import { drawnOn, drawnTogether, type Drawn } from './comparisonScale.ts';
import { productKeyOf } from '../productKey.ts';
import { products } from '../products.ts';
import { elevationOf } from '../schema.ts';
import type { Kind } from '../vocabulary.ts';

const sheets = new Map(products.map((product) => [productKeyOf(product), withoutWall(elevationOf(product)).sheet]));
const all = comparisonData().products.flatMap(({ key, drawn }) => {
  const sheet = sheets.get(key);
  return sheet ? [{ key, drawn, sheet }] : [];
});

const drawn = (kind: Kind, width: number, height: number) => drawnOn({ x: 0, y: 0, width, height }, kind);
const [door, high, partition, facade, roof] = [
  drawn('door', 1000, 2100),
  drawn('door', 1150, 3200),
  drawn('partition', 6000, 2800),
  drawn('facade', 8000, 7200),
  drawn('roof', 4200, 1560),
];
const place = (together: Drawn[]) => drawnTogether(together.map((drawn) => ({ drawn })));
const views = (...together: Drawn[]) => place(together).views.map((view) => view.split(',').map(Number));
const heights = (...together: Drawn[]) => views(...together).map(([, , , height]) => height);

test('every product stands whole in its view, its middle in the middle and its foot on the lower edge', () => {
  expect(all).toHaveLength(products.length);
  for (const [index, one] of all.entries()) {
    const together = [one, ...[5, 11, 17].flatMap((step) => all[(index + step) % all.length] ?? [])];
    for (const [column, view] of views(...together.map((product) => product.drawn)).entries()) {
      const [left = 0, top = 0, width = 0, height = 0] = view;
      const { key = '', sheet = { x: 0, y: 0, width: 0, height: 0 } } = together[column] ?? {};
      expect(view.every(Number.isInteger), `${key}`).toBe(true);
      expect(sheet.width, `${key}`).toBeLessThan(width);
      expect(sheet.height, `${key}`).toBeLessThan(height);
      expect(Math.abs(left + width / 2 - (sheet.x + sheet.width / 2)), `${key}`).toBeLessThanOrEqual(1);
      expect(Math.abs(top + height + sheet.y), `${key}`).toBeLessThanOrEqual(0.5);
      expect(width / height, `${key}`).toBe(4 / 3);
    }
  }
});

test('doors, windows and screens are drawn in one scale, and so are facades and roofs', () => {
  for (const together of [
    [door, high],
    [door, high, partition],
    [facade, roof],
  ]) {
    expect(place(together).isOneScale).toBe(true);
    expect(new Set(heights(...together)).size).toBe(1);
  }
  expect(heights(door, high)[0]).toBe(high.height);
  expect(heights(door, partition)[0], 'the widest decides').toBe(partition.height);
});

test('a facade shares the scale of a door that stays large enough to be read, and has a smaller one beside others', () => {
  expect(place([door, roof]).isOneScale).toBe(true);
  expect(place([high, facade]).isOneScale).toBe(true);
  expect(place([door, facade, high, roof]).isOneScale).toBe(false);
  expect(heights(door, facade, high, roof)).toEqual([high.height, facade.height, high.height, facade.height]);
  expect(facade.height).toBeGreaterThan(high.height);
});

test('one alone is drawn as large as there is room for', () => {
  for (const one of [door, facade]) {
    expect(place([one]).isOneScale).toBe(true);
    expect(heights(one)).toEqual([one.height]);
  }
});
