import { expect, test } from 'vitest';
import { columnOf } from './columns.ts';
import { cellsOf, nameOf, readFirst, remarkOf, remarksIn } from './rowCells.ts';

/** What a cell below a heading is taken apart into. */
const said = (heading: string, text: string) =>
  cellsOf([text], [columnOf(heading)]).map(({ kind, text, of }) => [kind, text, ...(of ? [of] : [])]);

test.each([
  [
    'Hängning',
    'HU',
    [
      ['hanging', 'H'],
      ['swing', 'U'],
    ],
  ],
  ['Hängning', 'H/V', [['hanging', 'H/V']]],
  [
    'Mått',
    '10x21V',
    [
      ['size', '10x21'],
      ['hanging', 'V'],
    ],
  ],
  [
    'Mått',
    '13x21 par',
    [
      ['size', '13x21'],
      ['note', 'pardörr'],
    ],
  ],
  ['Mått', '825 x 2040 (karmytter)', [['size', '825 x 2040', 'frame']]],
  [
    'Mått',
    '10x21 (karmytter)',
    [
      ['size', '10x21', 'frame'],
      ['note', '10x21 (karmytter)'],
    ],
  ],
  [
    'Mått',
    'ca 900x2100',
    [
      ['size', '900x2100'],
      ['note', 'ca 900x2100'],
    ],
  ],
  ['Mått', 'BxH 900x2100', [['size', '900x2100']]],
  ['Mått', 'glas 900x2100', [['size', 'glas 900x2100']]],
  ['Mått (cm)', '90x210', [['size', '90x210 cm']]],
  [
    'Bredd',
    'ca 900',
    [
      ['width', '900'],
      ['note', 'ca 900'],
    ],
  ],
  ['Rum', 'Hall', [[undefined, 'Hall']]],
  ['Krav', '–', []],
  ['Svar på krav', 'Ja', []],
])('%s ”%s” is taken apart', (heading, text, cells) => {
  expect(said(heading, text)).toEqual(cells);
});

test('a cell is named by its heading, or by what such a column is called', () => {
  const names = (label: string, text: string) => nameOf({ label, text });
  expect([names('Rum', 'Hall'), names('', '12'), names('', 'Hall')]).toEqual([
    'Rum',
    'tal utan rubrik',
    'text utan rubrik',
  ]);
  expect(nameOf({ label: '', kind: 'mark', text: 'D1' })).toBe('Littera');
  expect(remarkOf({ label: '', text: 'Hall' })).toMatchObject({ label: '', text: 'Hall' });
});

test('remarks have a heading where there are several columns, or where they say nothing without it', () => {
  const remarks = (headings: string[], texts: string[]) => {
    const columns = headings.map(columnOf);
    return remarksIn('fittings', cellsOf(texts, columns), columns).map(({ label }) => label);
  };
  expect(remarks(['Beslag'], ['Trycke'])).toEqual(['']);
  expect(remarks(['Dörrstängare'], ['Ja'])).toEqual(['Dörrstängare']);
  expect(remarks(['Beslag', 'Beslagning'], ['Trycke', 'ASSA'])).toEqual(['Beslag', 'Beslagning']);
  expect(remarks(['Beslag', 'Beslagning'], ['EI 60', ''])).toEqual(['']);
});

test('what holds one value reads its first cell and leaves the others', () => {
  const [first, second] = [
    { label: '', text: '1' },
    { label: '', text: '2' },
  ];
  const read = (text: string) => (text === '1' ? 'one' : undefined);
  expect(readFirst([first, second], read)).toEqual(['one', [second]]);
  expect(readFirst([second, first], read)).toEqual([undefined, [second, first]]);
  expect(readFirst([], read)).toEqual([undefined, []]);
});
