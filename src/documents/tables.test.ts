import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { products } from '../catalogue/products.ts';
import { rowsOf } from '../catalogue/rows.ts';
import { overviewTable, valuesTable } from './catalogueTables.ts';
import { toCsv } from './csv.ts';

/** A slow and obvious reader of RFC 4180 with semicolons. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 1; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted && sign === '"' && text[at + 1] === '"') cell += text[(at += 1)];
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === ';') [row, cell] = [[...row, cell], ''];
    else if (!quoted && sign === '\r') {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
      at += 1;
    } else cell += sign;
  }
  return rows;
}

test('CSV is read back as it was, and no cell is a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 1 })), (table) => {
      const text = toCsv(table);
      const cells = readCsv(text).map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '')));
      expect(text.charCodeAt(0)).toBe(0xfeff);
      expect(cells).toEqual(table.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))));
      expect(
        readCsv(text)
          .flat()
          .filter((cell) => /^[=+\-@](?!\d+(?:,\d+)?$)/.test(cell)),
      ).toEqual([]);
    }),
  );
});

test.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['@a', "'@a"],
  ['-3', '-3'],
  ['-3+cmd|x', "'-3+cmd|x"],
  ['a;b', '"a;b"'],
  ['a "b"', '"a ""b"""'],
  [2.5, '2,5'],
])('%s is written %s', (cell, written) => {
  expect(toCsv([[cell]])).toBe(`\uFEFF${written}\r\n`);
});

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
