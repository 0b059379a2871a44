import { expect, test } from 'vitest';
import { readSchedule } from '../../catalogue/schedule/paste.ts';
import { emptyRow, scheduleFaults, type DoorRow } from '../../catalogue/schedule/doorRow.ts';
import { scheduleXlsx } from '../../documents/scheduleXlsx.ts';
import { toXlsx } from '../../documents/xlsx.ts';
import { toZip } from '../../documents/zip.ts';
import { openFile } from './scheduleFile.ts';

const names = {
  nameOf: (key: string) => (key === 'steel-1' ? 'Janisol 2 EI30' : key),
  keyOf: (text: string) => (text === 'Janisol 2 EI30' ? 'steel-1' : undefined),
};
const open = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => openFile(new File(parts, 'lista'));

test('the workbook of a list is that list again, with its title and without its answers', async () => {
  const rows: DoorRow[] = [
    {
      mark: "'=D1",
      count: 12,
      product: 'steel-1',
      opening: { measure: 'frame', width: 990, height: 2090.5 },
      hanging: 'V',
      swing: 'out',
      requirement: 'EI 30-C',
      wall: 'Gips; 120',
      colour: 'NCS S 0502-Y',
      fittings: '"ASSA"',
      note: '-2+3 <&> "å"\nrad två',
    },
    { ...emptyRow, mark: 'D2', requirement: 'EI 60' },
  ];
  const judge = () => ({ requirement: { answer: 'no', reason: '60 minuter krävs.' } as const });
  const { text = '', from } = await open(scheduleXlsx({ title: 'Kv. Eken; rev. B', rows }, names, judge));
  expect(readSchedule(text, names)).toMatchObject({ title: 'Kv. Eken; rev. B', rows });
  expect(from).toBeUndefined();
});

test('of several sheets the first with a table is read, which is said', async () => {
  const sheet = (name: string, ...rows: string[][]) => ({ name, rows, widths: [9, 9] });
  const plan = (name: string) => sheet(name, ['Littera', 'Krav'], [name, 'EI 30']);
  const cover = sheet('Försättsblad', ['Kv. Eken'], ['Rev.', 'B']);
  const { text = '', from } = await open(toXlsx([cover, plan('Plan 1'), plan('Plan 2')]));
  expect(readSchedule(text, names).rows).toEqual([{ ...emptyRow, mark: 'Plan 1', requirement: 'EI 30' }]);
  expect(from).toBe('Bladet ”Plan 1” lästes, inte ”Försättsblad” eller ”Plan 2”.');
  const many = await open(toXlsx(Array.from({ length: 6 }, (_, at) => plan(`Plan ${at}`))));
  expect(many.from).toBe('Bladet ”Plan 0” lästes, inte de 5 andra.');
});

const bytes = (...values: number[]) => Uint8Array.from([...values, 0, 0, 0, 0]);
const locked = Uint8Array.from([
  0xd0,
  0xcf,
  0x11,
  0xe0,
  ...Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0]),
]);

test.each<[what: string, part: string | Uint8Array<ArrayBuffer>, said: RegExp]>([
  ['a locked workbook', locked, /^Filen är skyddad med lösenord\. Ta bort lösenordet, spara .*\.xlsx eller \.csv/],
  ['an old workbook', bytes(0xd0, 0xcf, 0x11, 0xe0), /^Filen är i ett äldre format, .*\. Spara .*\.xlsx eller \.csv/],
  [
    'an archive of something else',
    toZip({ 'content.xml': '<office/>' }),
    /^Filen är skadad eller ingen arbetsbok .* Spara /,
  ],
  ['half a workbook', toXlsx([{ name: 'A', rows: [['D1']], widths: [9] }]).slice(0, 500), /^Filen är skadad/],
  ['a PDF', '%PDF-1.7\n1 0 obj', /^Filen är ingen tabell\. Spara .*\.xlsx eller \.csv/],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47), /^Filen är ingen tabell\. Spara /],
  ['a page', '\n<!doctype html><table>', /^Filen är ingen tabell\. Spara /],
  ['a letter', '{\\rtf1\\ansi D1}', /^Filen är ingen tabell\. Spara /],
])('%s becomes no rows, but a word what to do', async (_, part, said) => {
  expect(await open(part)).toEqual({ fault: expect.stringMatching(said) });
});

test('text is read as it was written: UTF-8, the old code page of Windows, and Excel’s Unicode', async () => {
  const text = 'Littera;Kulör\nPK1;grå';
  const utf16 = [0xff, 0xfe, ...Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0])];
  const windows = Uint8Array.from(Array.from(text), (letter) => letter.charCodeAt(0));
  for (const part of [text, Uint8Array.from(utf16), windows]) expect(await open(part)).toEqual({ text });
});

test('a file that no list fills is not read at all', async () => {
  expect(await open(new Uint8Array(30_000_001))).toEqual({ fault: scheduleFaults['too-long'] });
});
