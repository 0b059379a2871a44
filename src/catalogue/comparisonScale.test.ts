import { expect, test } from 'vitest';
import { comparisonData } from '../documents/comparisonData.ts';
import { drawnTogether } from './comparisonScale.ts';
import type { Kind } from './vocabulary.ts';

const { products } = comparisonData();
const drawn = (kind: Kind, width: number, height: number) => ({ kind, drawn: { x: 0, y: 0, width, height } });
const [door, high, partition, facade, roof] = [
  drawn('door', 1000, 2100),
  drawn('door', 1150, 3200),
  drawn('partition', 6000, 2800),
  drawn('facade', 8000, 7200),
  drawn('roof', 4200, 1560),
];
const heights = (...together: Parameters<typeof drawnTogether>[0][number][]) =>
  drawnTogether(together).views.map(([, , , height]) => height);

test('every product stands whole in its view, its middle in the middle and its foot on the lower edge', () => {
  for (const [index, one] of products.entries()) {
    const together = [one, ...[5, 11, 17].flatMap((step) => products[(index + step) % products.length] ?? [])];
    for (const [place, [left, top, width, height]] of drawnTogether(together).views.entries()) {
      const { key = '', drawn = { x: 0, y: 0, width: 0, height: 0 } } = together[place] ?? {};
      expect(drawn.width, `${key}`).toBeLessThan(width);
      expect(drawn.height, `${key}`).toBeLessThan(height);
      expect(Math.abs(left + width / 2 - (drawn.x + drawn.width / 2)), `${key}`).toBeLessThanOrEqual(1);
      expect(top + height + drawn.y, `${key}`).toBeCloseTo(0, 0);
      expect(Math.abs(width / height - 4 / 3), `${key}`).toBeLessThan(0.001);
    }
  }
});

test('doors, windows and screens are drawn in one scale, and so are facades and roofs', () => {
  for (const together of [
    [door, high],
    [door, high, partition],
    [facade, roof],
  ]) {
    const { views, isOneScale } = drawnTogether(together);
    expect(isOneScale).toBe(true);
    expect(new Set(views.map(([, , , height]) => height)).size).toBe(1);
  }
  expect(heights(door, high)[0]).toBeCloseTo(3200 * 1.02, 0);
  expect(heights(door, partition)[0], 'the widest decides').toBeCloseTo(4500 * 1.02, 0);
});

test('a facade shares the scale of a door that stays large enough to be read, and has a smaller one beside others', () => {
  expect(drawnTogether([door, roof]).isOneScale).toBe(true);
  expect(drawnTogether([high, facade]).isOneScale).toBe(true);
  const { views, isOneScale } = drawnTogether([door, facade, high, roof]);
  expect(isOneScale).toBe(false);
  const [one, large, other, low] = views.map(([, , , height]) => height);
  expect([one, large]).toEqual([other, low]);
  expect(large).toBeGreaterThan(one ?? 0);
});

test('one alone is drawn as large as there is room for', () => {
  for (const one of [door, facade]) expect(drawnTogether([one]).isOneScale).toBe(true);
  expect(heights(facade)[0]).toBeCloseTo(7200 * 1.02, 0);
});
