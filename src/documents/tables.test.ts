import { expect, test } from 'vitest';
import { products } from '../catalogue/products.ts';
import { rowsOf } from '../catalogue/rows.ts';
import { overviewTable } from './catalogueTables.ts';

const addressOf = ({ category, id }: { category: string; id: number }) => `https://a.example/${category}/${id}`;

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
