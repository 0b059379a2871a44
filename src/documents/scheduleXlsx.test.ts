import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { emptyRow, headings, type DoorRow } from '../catalogue/schedule/doorRow.ts';
import { scheduleXlsx } from './scheduleXlsx.ts';

const names = { nameOf: (key: string) => (key === 'steel-1' ? 'Janisol 2 EI30' : key) };
const row: DoorRow = {
  ...emptyRow,
  mark: '=HYPERLINK("http://x")',
  count: 12,
  product: 'steel-1',
  opening: { measure: 'frame', width: 990, height: 2090.5 },
  hanging: 'V',
  swing: 'out',
  requirement: 'EI 30-C',
  note: '-2+3 <&> "å"\nrad två',
};

test('another reader finds the list: texts as they were written, figures as numbers', async () => {
  const bytes = scheduleXlsx({ title: '', rows: [row, emptyRow] }, names);
  const [heading, first, second] = await readSheet(Buffer.from(bytes), 'Dörrlista');
  expect(heading).toEqual(Object.values(headings));
  const written = [row.mark, 12, 'Janisol 2 EI30', 'karmyttermått', 990, 2090.5, 'V', 'utåt', row.requirement];
  expect(first).toEqual([...written, null, null, null, row.note]);
  expect(second?.[1]).toBe(1);
});

test('what looks like a formula is text, and stays text when its cell is edited', () => {
  const sheet = strFromU8(
    unzipSync(scheduleXlsx({ title: '', rows: [row] }, names))['xl/worksheets/sheet1.xml'] as Uint8Array,
  );
  expect(sheet).not.toContain('<f>');
  for (const cell of ['A2', 'M2']) expect(sheet).toContain(`<c r="${cell}" s="2" t="inlineStr">`);
  expect(sheet).toContain('<c r="I2" s="0" t="inlineStr">');
});

test('what is answered to a row stands behind it', async () => {
  const judge = () => ({ requirement: { answer: 'no', reason: '60 minuter krävs.' } as const });
  const bytes = scheduleXlsx({ title: '', rows: [row] }, names, judge);
  const [heading, first] = await readSheet(Buffer.from(bytes), 'Dörrlista');
  expect(heading?.slice(13)).toEqual(['Svar på krav', 'Svar på mått']);
  expect(first?.slice(13)).toEqual(['Nej. 60 minuter krävs.', null]);
});

test('the title stands above the heading, which stays in view and is what filters', async () => {
  const bytes = scheduleXlsx({ title: '=Kv. Eken, rev. B', rows: [row, emptyRow] }, names);
  const [title, gap, heading, first] = await readSheet(Buffer.from(bytes), 'Dörrlista');
  expect([title?.[0], gap?.filter(Boolean), heading]).toEqual(['=Kv. Eken, rev. B', [], Object.values(headings)]);
  expect(first?.[0]).toBe(row.mark);
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] as Uint8Array);
  expect(sheet).toContain('<pane ySplit="3" topLeftCell="A4"');
  expect(sheet).toContain('<autoFilter ref="A3:M5"/>');
  expect(sheet).not.toContain('<f>');
});
