import { expect, test } from 'vitest';
import { comparisonData } from '../documents/comparisonData.ts';
import { compare } from './comparison.ts';
import { products } from './products.ts';
import { rowsOf } from './rows.ts';
import { askedInQuote } from './vocabulary.ts';

const data = comparisonData();

test('the data has every row of every product, and an order for each', () => {
  expect(data.products.map(({ rows }) => rows.length)).toEqual(products.map((product) => rowsOf(product).length));
  const ids = new Set(data.products.flatMap(({ rows }) => rows.map(({ id }) => id)));
  expect(new Set(data.order)).toEqual(ids);
  expect(data.order).toHaveLength(ids.size);
});

test('every pair stands side by side with all that their tables say, and differs where they do', () => {
  for (const [index, left] of data.products.entries()) {
    const right = data.products[(index + 5) % data.products.length];
    if (!right) continue;
    const rows = compare(data.order, [left, right]);
    for (const [column, { rows: own }] of [left, right].entries()) {
      const cells = rows.flatMap(({ id, name, cells }) => {
        const cell = cells[column];
        return cell ? [[id, cell.name ?? name, cell.value]] : [];
      });
      const expected = own
        .filter(({ value }) => value !== askedInQuote)
        .map(({ id, name, value, unit }) => [id, name, unit ? `${value}\u00a0${unit}` : value]);
      expect(cells.toSorted()).toEqual(expected.toSorted());
    }
    const [all, named] = [left, right].map((product) => new Set(product.rows.map(({ id }) => id)));
    expect(new Set(rows.map(({ id }) => id))).toEqual(all?.union(named ?? new Set()));
  }
});

test('a row differs only where two products say different things', () => {
  const say = (value: string, name = 'Karmdjup') => ({ rows: [{ id: 'depth', name, value, unit: 'mm' as const }] });
  const [nothing, silent] = [
    { rows: [] },
    { rows: [{ id: 'depth', name: 'Karmdjup', value: askedInQuote, unit: '' as const }] },
  ];
  const differs = (...products: Parameters<typeof compare>[1][number][]) => compare(['depth'], products)[0]?.differs;
  expect(differs(say('78'), say('60'))).toBe(true);
  expect(differs(say('78'), say('78', 'Bågdjup'))).toBe(true);
  expect(differs(say('78'), silent, say('60'), nothing)).toBe(true);
  expect(differs(say('78'), say('78'))).toBe(false);
  expect(differs(say('78'), nothing)).toBe(false);
  expect(differs(silent, say('78'), silent)).toBe(false);
  expect(differs(silent, nothing)).toBe(false);
});

test('a row is called what a product that says something calls it, and says nothing where none does', () => {
  const row = (name: string, value: string) => ({ rows: [{ id: 'sound', name, value, unit: '' as const }] });
  const [said] = compare(['sound'], [row('Ljud', askedInQuote), row('Ljud med glas', '37')]);
  expect([said?.name, said?.cells]).toEqual(['Ljud med glas', [undefined, { value: '37' }]]);
  expect(compare(['sound'], [row('Ljud', askedInQuote), row('Ljud', askedInQuote)])[0]?.cells).toEqual([
    undefined,
    undefined,
  ]);
});

test('a product beside itself has no differences', () => {
  const [first] = data.products;
  if (!first) throw new Error('There are no products.');
  expect(compare(data.order, [first, first]).filter(({ differs }) => differs)).toEqual([]);
});

test('the classes that products are sold as stand in one row, whatever kind they are', () => {
  const kinds = data.products.filter(({ key }) => ['aluminium-1', 'steel-3', 'steel-9', 'aluminium-12'].includes(key));
  const [first, ...others] = compare(data.order, kinds);
  expect(first?.id).toBe('fire');
  expect(first?.cells.every((cell) => cell?.value)).toBe(true);
  expect(others.filter(({ id }) => id === 'fire')).toEqual([]);
});
