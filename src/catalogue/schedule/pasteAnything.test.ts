import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { headings, scheduleLimits } from './doorRow.ts';
import { cadq, read } from './testTables.ts';
import { text } from './testLists.ts';

test('no word of any table is lost', () => {
  const heading = fc.oneof(fc.constantFrom(...cadq.map(([name]) => name), ...Object.values(headings), 'Rum', ''), text);
  // A line of headings is a heading, wherever it stands.
  const word = text.filter((one) => !Object.values<string>(headings).includes(one));
  const cell = fc.oneof(word, fc.constantFrom('V', '10x21', '990', '2', 'EI 60', 'inåt', '-', '35'));
  const flat = (text: string) => text.replaceAll(/[\t\r\n"]/g, ' ').trim();
  fc.assert(
    fc.property(
      fc.array(heading, { minLength: 1, maxLength: 6 }),
      fc.array(cell, { minLength: 1, maxLength: 8 }),
      (top, cells) => {
        const { rows, title, strange } = read([top, cells].map((line) => line.map(flat).join('\t')).join('\n'));
        const kept = JSON.stringify([rows, title, strange]).toLowerCase();
        for (const word of cells
          .map(flat)
          .join(' ')
          .match(/\p{L}{3,}/gu) ?? [])
          expect(kept + 'inåt').toContain(word.toLowerCase());
      },
    ),
    { numRuns: 1000 },
  );
});

test('a list that is too long is refused as a whole', () => {
  const long = 'Littera;Antal\n' + 'D1;1\n'.repeat(scheduleLimits.rows + 1);
  expect(read(long)).toEqual({ rows: [], title: '', cells: [], assumed: [], fault: 'too-long' });
  expect(read(';'.repeat(scheduleLimits.columns) + 'x').fault).toBe('too-long');
  expect(read('x'.repeat(scheduleLimits.characters + 1)).fault).toBe('too-long');
});

test('long hostile texts are read quickly', () => {
  const start = process.threadCpuUsage().user;
  for (const piece of ['"', '"a;', '";', '""', "'", '\t', '\r', ';"', 'Littera;Antal\n'])
    read(piece.repeat(200_000 / piece.length));
  expect((process.threadCpuUsage().user - start) / 1000).toBeLessThan(4000);
});
