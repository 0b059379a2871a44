import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeCells } from './cells.ts';
import { csvOf } from './csv.ts';
import { emptyRow } from './doorRow.ts';
import { names, read, row } from './testTables.ts';
import { doorRow, oneLine, text, typed } from './testLists.ts';

describe('no cell is a formula in a spreadsheet', () => {
  const hostile = [
    '=1+1',
    '+46 70',
    '-5',
    '@SUM(A1)',
    '=HYPERLINK("http://example.com";"x")',
    "'=1",
    "''=1",
    ' =1',
    '＝1',
    "=cmd|' /C calc'!A0",
    '";=1',
    '\n=1',
    "'vanlig",
  ];

  test.each(hostile)('%j', (text) => {
    const file = writeCells([['Anmärkning', text]]);
    const [, cell = ''] = file.slice(1).split(/;(?=[^"]|")/s);
    expect(cell.replace(/^"/, '')).not.toMatch(/^\s*[=+\-@＝\t\r\n]/);
  });

  test('and each is read back unchanged', () => {
    const rows = hostile.map((text) => row({ mark: text.trim(), note: text.trim(), colour: text.trim() }));
    for (const title of hostile)
      expect(read(csvOf({ title: oneLine(title), rows }, names))).toMatchObject({ title: oneLine(title), rows });
  });
});

/** What is answered to every row. */
const answered = { answer: 'no', reason: '60 minuter krävs; 30 uppfylls.' } as const;

test('any list survives its file, which leaves out the answers when it is read again', () => {
  const judge = () => ({ requirement: answered, size: { answer: 'unknown', reason: '' } as const });
  expect(
    csvOf({ title: '', rows: [row({ mark: 'D1' })] }, names, judge)
      .split('\r\n')
      .map((line) => line.split(';').slice(13).join(';')),
  ).toEqual(['Svar på krav;Svar på mått', '"Nej. 60 minuter krävs; 30 uppfylls.";Framgår inte', '']);
  expect(csvOf({ title: '', rows: [row({})] }, names, () => ({ unchosen: 'Ingen produkt vald.' }))).toMatch(
    /;Ingen produkt vald\.;\r\n$/,
  );
  fc.assert(
    fc.property(text, fc.array(doorRow(typed), { maxLength: 12 }), fc.boolean(), (title, rows, isJudged) => {
      // A number alone in the last row is read as the sum of the others.
      fc.pre(JSON.stringify({ ...rows.at(-1), count: 1 }) !== JSON.stringify(emptyRow));
      const { cells, ...others } = read(csvOf({ title, rows }, names, isJudged ? judge : undefined));
      expect(others).toEqual({ rows, title: oneLine(title), assumed: [] });
      expect(cells.flatMap(({ unread }) => unread)).toEqual([]);
    }),
  );
});
