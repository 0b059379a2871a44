import { expect, test } from 'vitest';
import { products } from '../catalogue/products.ts';
import { rowsOf } from '../catalogue/rows.ts';
import { overviewTable, valuesTable } from './catalogueTables.ts';

const addressOf = ({ category, id }: { category: string; id: number }) => `https://a.example/${category}/${id}`;

test('the table of values has every row of every product', () => {
  const [head = [], ...lines] = valuesTable(products, addressOf);
  const rows = products.flatMap((product) => rowsOf(product));
  expect(
    lines.map((line) => [line[head.indexOf('Egenskap')], line[head.indexOf('Värde')], line[head.indexOf('Enhet')]]),
  ).toEqual(rows.map(({ name, value, unit }) => [name, value, unit]));
  expect(lines.every((line) => line.length === head.length && line[head.indexOf('Uppgift')])).toBe(true);
});

test('the overview has a line for each product, and only what its table says', () => {
  const [head = [], ...lines] = overviewTable(products, addressOf);
  expect(lines.map((line) => line[head.indexOf('Produkt')])).toEqual(products.map(({ title }) => title));
  lines.forEach((line, index) => {
    const product = products[index];
    const said = product ? rowsOf(product).map(({ value }) => value) : [];
    for (const heading of ['Brandgastäthet', 'Självstängning', 'Rw, dB', 'Djup, mm', 'Glas eller fyllning, mm']) {
      const cell = String(line[head.indexOf(heading)]);
      expect(cell === '' || said.some((value) => cell.includes(value))).toBe(true);
    }
  });
});
