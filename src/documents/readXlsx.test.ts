import { expect, test } from 'vitest';
import { readXlsx, TooLarge } from './readXlsx.ts';
import { toXlsx } from './xlsx.ts';
import { toZip } from './zip.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as LibreOffice and Excel write them, with what is in its sheets, by their names. */
function workbook(
  sheets: Record<string, string>,
  parts: Record<string, string> = {},
  state = '',
): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const link = (id: string, kind: string, to: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${to}"/>`;
  return toZip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${link('rId9', 'extended-properties', 'docProps/app.xml')}${link('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns:r="${office}"><workbookPr date1904="false"/><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 4}" ${at === 0 ? state : 'state="visible"'} r:id="rId${at + 2}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, at) => link(`rId${at + 2}`, 'worksheet', at % 2 ? `/xl/worksheets/s${at}.xml` : `worksheets/s${at}.xml`)).join('')}${link('rIdS', 'sharedStrings', 'sharedStrings.xml')}${link('rIdT', 'styles', 'styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': '<sst/>',
    'xl/styles.xml': '<styleSheet/>',
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/worksheets/s${at}.xml`,
        `<worksheet xmlns:r="${office}"><dimension ref="A1:G6"/><sheetData>${rows}</sheetData><headerFooter><oddHeader>&amp;C&amp;A</oddHeader></headerFooter></worksheet>`,
      ]),
    ),
    ...parts,
  });
}

const rowsOf = async (cells: string, parts?: Record<string, string>) =>
  (await readXlsx(workbook({ Blad1: `<row r="1">${cells}</row>` }, parts)))[0]?.rows[0];

test('what the site writes it reads', async () => {
  const rows = [
    ['Littera', 'Antal', 'Bredd', 'Anmärkning'],
    ['=1+1 <&> "å"', 12, 2090.5, "rad ett\nrad två; 'citat'"],
    ['', 1, '', '_x000D_'],
  ];
  const bytes = toXlsx([
    { name: 'Dörrlista <1>', title: 'Kv. Eken', rows, widths: [9, 9, 9, 9] },
    { name: 'Tom', rows: [[]], widths: [] },
  ]);
  expect(await readXlsx(bytes)).toEqual([
    {
      name: 'Dörrlista <1>',
      rows: [['Kv. Eken'], rows[0], ['=1+1 <&> "å"', '12', '2090,5', "rad ett\nrad två; 'citat'"], ['', '1']],
    },
  ]);
});

test('texts are shared, of several looks, and beside how they are pronounced', async () => {
  const strings =
    '<sst count="3"><si><t xml:space="preserve">D1 </t></si><si><r><rPr><b val="true"/></rPr><t>EI</t></r><r><t xml:space="preserve"> 60</t></r><rPh sb="0" eb="1"><t>nej</t></rPh></si><si><t/></si><si><t>å&#228;&#xF6; &lt;x_x0041_&gt;</t></si></sst>';
  const cells =
    '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c><c r="E1" t="inlineStr"><is><r><t>R</t></r><r><t>w</t></r></is></c>';
  expect(await rowsOf(cells, { 'xl/sharedStrings.xml': strings })).toEqual(['D1', 'EI 60', '', 'åäö <xA>', 'Rw']);
});

test('a formula is what it came to; what is true is ”Ja”', async () => {
  const cells =
    '<c r="A1"><f aca="false">1+1</f><v>2</v></c><c r="B1" t="str"><f>"D"&amp;1</f><v>D1</v></c><c r="C1" t="b"><v>1</v></c><c r="D1" t="b"><v>0</v></c><c r="E1" t="e"><v>#N/A</v></c><c r="F1"><f>A9</f></c>';
  expect(await rowsOf(cells)).toEqual(['2', 'D1', 'Ja', 'Nej', '#N/A']);
});

test('cells stay in their columns though those before them are empty, with places or without', async () => {
  expect(await rowsOf('<c r="B1" s="1"/><c r="C1"><v>3</v></c><c r="AB1"><v>28</v></c>')).toEqual(
    Array.from({ length: 28 }, (_, at) => (at === 2 ? '3' : at === 27 ? '28' : '')),
  );
  expect(await rowsOf('<c/><c><v>2</v></c><c t="inlineStr"><is><t>3</t></is></c>')).toEqual(['', '2', '3']);
});

test('numbers, days and times are as they are shown', async () => {
  const formats = [
    'General',
    '000',
    'yyyy\\-mm\\-dd',
    '0&quot; mm&quot;',
    '&quot;D&quot;00',
    '[h]:mm',
    '[$-41D]d mmm',
    '0\\ \\m',
  ];
  const styles = `<styleSheet><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="22"/></cellStyleXfs><cellXfs>${[...formats.map((_, at) => 164 + at), 14, 22].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;
  const shown = async (style: number, value: string) =>
    (await rowsOf(`<c r="A1" s="${style}"><v>${value}</v></c>`, { 'xl/styles.xml': styles }))?.[0];
  expect(await shown(0, '1.3999999999999999')).toBe('1,4');
  expect(await shown(0, '9.9E+2')).toBe('990');
  expect(await shown(0, '-0.5')).toBe('-0,5');
  expect(await shown(1, '7')).toBe('007');
  expect(await shown(1, '1007')).toBe('1007');
  expect(await shown(2, '46447')).toBe('2027-03-01');
  expect(await shown(3, '990')).toBe('990 mm');
  expect(await shown(4, '7')).toBe('D07');
  expect(await shown(5, '0.5')).toBe('12:00');
  expect(await shown(6, '46447')).toBe('2027-03-01');
  expect(await shown(7, '2')).toBe('2 m');
  expect(await shown(8, '46447')).toBe('2027-03-01');
  expect(await shown(9, '46447.75')).toBe('2027-03-01 18:00');
});

test('sheets that are hidden or empty are none; names of elements may have a prefix', async () => {
  const sheets = {
    Gammal: '<row r="1"><c r="A1"><v>1</v></c></row>',
    Tom: '<row r="1"><c r="A1" s="1"/></row>',
    'Plan 1 &amp; 2': '<x:row r="2"><x:c r="A2" t="inlineStr"><x:is><x:t>D1</x:t></x:is></x:c></x:row>',
  };
  expect(await readXlsx(workbook(sheets, {}, 'state="veryHidden"'))).toEqual([{ name: 'Plan 1 & 2', rows: [['D1']] }]);
});

test('what is no workbook, or a broken one, is none', async () => {
  const whole = workbook({ Blad1: '<row r="1"><c r="A1"><v>1</v></c></row>' });
  await expect(readXlsx(whole.subarray(0, 600))).rejects.toThrow(RangeError);
  await expect(readXlsx(toZip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }))).rejects.toThrow(
    'There is no _rels/.rels.',
  );
  await expect(readXlsx(workbook({}))).rejects.toThrow('There is no sheet.');
});

test('a part that would fill the browser is not unpacked', async () => {
  await expect(readXlsx(workbook({ Blad1: ' '.repeat(41_000_000) }))).rejects.toThrow(TooLarge);
});
