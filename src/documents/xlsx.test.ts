import { readSheet } from 'read-excel-file/node';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toXlsx } from './xlsx.ts';

const read = async (bytes: Uint8Array, sheet: string) => readSheet(Buffer.from(bytes), sheet);

test('another reader finds the same tables, whatever stands in them', async () => {
  const word = fc.stringMatching(/^[\p{L}=+@"<&;'-][\p{L}\d "<&;'é–²]{0,12}[\p{L}\d]$/u);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(word, fc.integer(), word), { minLength: 1, maxLength: 5 }), async (rows) => {
      const sheet = { rows, widths: [10, 10, 10] };
      const bytes = toXlsx([
        { ...sheet, name: 'Första' },
        { ...sheet, name: 'Andra' },
      ]);
      expect(await read(bytes, 'Andra')).toEqual(rows);
    }),
    { numRuns: 5 },
  );
});

test('the same tables are the same file, and control characters are left out', async () => {
  const sheet = {
    name: 'A',
    rows: [['rad\n1', 'b\u0007b'], ...Array.from({ length: 30 }, () => Array.from({ length: 30 }, (_, at) => at))],
    widths: [],
  };
  expect(toXlsx([sheet])).toEqual(toXlsx([sheet]));
  const [head, first] = await read(toXlsx([sheet]), 'A');
  expect(head?.slice(0, 2)).toEqual(['rad\n1', 'bb']);
  expect(first).toHaveLength(30);
});
