import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFireClasses } from '../classes/fireClass.ts';
import { convertOpening, measures, sizeLimits, type Opening } from '../fit/size.ts';
import { decodeSchedule, encodeSchedule } from './address.ts';
import { writeCells } from './cells.ts';
import { csvOf } from './csv.ts';
import { emptyRow, headings, scheduleFaults, scheduleLimits, type DoorRow } from './doorRow.ts';
import { answerLine, messageOf } from './message.ts';
import { readSchedule } from './paste.ts';
import { readCells } from './readCells.ts';

const titles = new Map([
  ['aluminium-2', 'PE78EI Design Line EI60'],
  ['steel-8', 'Janisol 2 kombination EI30'],
]);
const names = {
  nameOf: (key: string) => titles.get(key) ?? key,
  keyOf: (text: string) => [...titles].find(([key, title]) => text === key || text === title)?.[0],
};
const read = (text: string) => readSchedule(text, names);

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A row with what differs from an empty one. */
const row = (rest: Partial<DoorRow>): DoorRow => ({ ...emptyRow, ...rest });

/** Columns of a schedule as Revit writes them for CADQ, and what is in the first door. */
const cadq: [heading: string, cell: string][] = [
  ['0210 LITTERA', 'D 10'],
  ['Namn', 'D 10'],
  ['0311 HÄNGNING H/V', 'V'],
  ['0312 ANTAL HÄNGNING', '67H/98V'],
  ['0511 MÅTT BREDD VÄGGÖPPNING (mm)', '1010'],
  ['0512 MÅTT BREDD KYM (mm)', '990'],
  ['0521 MÅTT HÖJD VÄGGÖPPNING (mm)', '2110'],
  ['0522 MÅTT HÖJD KYM (mm)', '2090'],
  ['0810 FUNKTIONSKRAV VÄRMEISOLERING (W/m²K)', ''],
  ['0820 FUNKTIONSKRAV BRANDMOTSTÅND', 'EI2 60-S200C5'],
  ["0830 FUNKTIONSKRAV LJUDISOLERING (dB R'w)", '35'],
  ['0840 FUNKTIONSKRAV INBROTTSSKYDD', 'RC 2'],
  ['1310 KARM VÄGGTJOCKLEK', '120'],
  ['1320 KARM KARMDJUP', '78'],
  ['1711 DAGLÅS LÅSHUS', 'Assa 232-50'],
  ['1721 EXTRALÅS LÅSHUS', '-'],
  ['1741 DÖRRSTÄNGARE/DÖRRAUTOMATIK', 'Ja'],
  ['1810 KULÖR DÖRRBLAD', 'RAL 9005'],
  ['1820 KULÖR KARM', 'NCS S 0502-Y'],
  ['18 ANMÄRKNING', 'Självlåsande'],
  ['Level', 'Plan 08'],
];

describe('a schedule from Revit and CADQ', () => {
  const paste = [
    'Dörrförteckning',
    '',
    cadq.map(([heading]) => heading).join('\t'),
    ...Array.from({ length: 60 }, (_, index) =>
      cadq.map(([heading, cell]) => (heading === '0210 LITTERA' ? `D ${index + 10}` : cell)).join('\t'),
    ),
  ].join('\r\n');

  test('is read with nothing lost', () => {
    const { rows, title, fault } = read(paste);
    expect([rows.length, title, fault]).toEqual([60, 'Dörrförteckning', undefined]);
    expect(rows[0]).toEqual(
      row({
        mark: 'D 10',
        opening: { measure: 'frame', width: 990, height: 2090 },
        hanging: 'V',
        requirement: "EI2 60-S200C5, R'w 35, RC 2",
        wall: '120',
        colour: '1810 KULÖR DÖRRBLAD: RAL 9005; 1820 KULÖR KARM: NCS S 0502-Y',
        fittings: '1711 DAGLÅS LÅSHUS: Assa 232-50; 1741 DÖRRSTÄNGARE/DÖRRAUTOMATIK: Ja',
        note: 'Självlåsande; Namn: D 10; 0312 ANTAL HÄNGNING: 67H/98V; 1320 KARM KARMDJUP: 78; Level: Plan 08',
      }),
    );
    expect(parseFireClasses(rows[0]?.requirement ?? '')).toMatchObject({ rwInBuilding: 35, rc: 2, unknown: [] });
  });

  test('comes back from CSV, and from an address, as it was', () => {
    const { title, rows } = read(paste);
    expect(read(csvOf({ title, rows }, names))).toMatchObject({ title, rows });
    expect(decodeSchedule(encodeSchedule({ title, rows }))).toEqual({ title, rows });
    expect(encodeSchedule({ title, rows }).length).toBeLessThan(2500);
  });

  test('two hundred rows are read in a tenth of a second', () => {
    const [heading, first] = [paste.split('\r\n')[2], paste.split('\r\n')[3]];
    const long = [heading, ...Array.from({ length: 200 }, () => first)].join('\n');
    const times = Array.from({ length: 5 }, () => {
      const start = process.threadCpuUsage().user;
      expect(read(long).rows).toHaveLength(200);
      return (process.threadCpuUsage().user - start) / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });
});

describe('a table with a heading', () => {
  const cell = (heading: string, text: string) =>
    read(`Littera\tProdukt\t${heading}\nD1\tJanisol 2 kombination EI30\t${text}`).rows[0];

  test.each<[heading: string, text: string, Partial<DoorRow>]>([
    ['Antal', '3', { count: 3 }],
    ['Antal', '3 st', { count: 3 }],
    ['st', '12', { count: 12 }],
    ['Ant.', '3', { count: 3 }],
    ['Antal dörrar', '3', { count: 3 }],
    ['Antal', 'st 2', { count: 2 }],
    ['Antal', '4 (st)', { count: 4 }],
    ['Antal', 'ca 3', { count: 3, note: 'Antal: ca 3' }],
    ['Antal', '2+1', { count: 3, note: 'Antal: 2+1' }],
    ['Antal', '2 st + 1 st', { count: 3, note: 'Antal: 2 st + 1 st' }],
    ['Antal', '9999+1', { note: 'Antal: 9999+1' }],
    ['Antal', 'á 3', { note: 'Antal: á 3' }],
    ['Antal', 'ca', { note: 'Antal: ca' }],
    ['Antal', '0', { note: 'Antal: 0' }],
    ['Modul', '10×21', { opening: { measure: 'module', width: 1000, height: 2100 } }],
    ['Modulmått', '10x21M', { opening: { measure: 'module', width: 1000, height: 2100 } }],
    ['Modulmått', '1100x2300', { opening: { measure: 'module', width: 1100, height: 2300 } }],
    ['Mått (BxH)', '1000 × 2100 mm', { opening: { measure: 'frame', width: 1000, height: 2100 } }],
    ['Mått', '1100x2300', { opening: { measure: 'frame', width: 1100, height: 2300 } }],
    ['Mått', '10x21', { opening: { measure: 'module', width: 1000, height: 2100 } }],
    ['Mått', '990x2090', { opening: { measure: 'frame', width: 990, height: 2090 } }],
    ['Öppning', '1010x2110', { opening: { measure: 'frame', width: 1010, height: 2110 } }],
    ['Vägghål', '1000x2100', { opening: { measure: 'hole', width: 1000, height: 2100 } }],
    ['KYM b x h', '1234x2222', { opening: { measure: 'frame', width: 1234, height: 2222 } }],
    ['0512 MÅTT KYM (mm)', '1234x2222', { opening: { measure: 'frame', width: 1234, height: 2222 } }],
    ['Karmyttermått', '0,99 × 2,09 m', { opening: { measure: 'frame', width: 990, height: 2090 } }],
    ['Karmmått', '990x2090', { opening: { measure: 'frame', width: 990, height: 2090 } }],
    ['K-mått', '990x2090', { opening: { measure: 'frame', width: 990, height: 2090 } }],
    ['Öppningsmått', '1010x2110', { opening: { measure: 'hole', width: 1010, height: 2110 } }],
    ['Modul', 'M10x21', { opening: { measure: 'module', width: 1000, height: 2100 } }],
    ['Storlek', 'M 9x21', { opening: { measure: 'module', width: 900, height: 2100 } }],
    ['Mått', '10/21', { opening: { measure: 'module', width: 1000, height: 2100 } }],
    ['Klart mått (mm)', '900x2100', { note: 'Klart mått (mm): 900x2100' }],
    ['Dagermått BxH', '900x2100', { note: 'Dagermått BxH: 900x2100' }],
    ['Benämning', 'Dörr klassrum', { note: 'Benämning: Dörr klassrum' }],
    ['Benämning', 'Ytterdörr entré', { note: 'Benämning: Ytterdörr entré' }],
    ['Benämning', 'Ytterdörr', { note: 'Benämning: Ytterdörr' }],
    ['Benämning', 'Dörr', {}],
    ['Storlek', '10x21 höger', { opening: { measure: 'module', width: 1000, height: 2100 }, hanging: 'H' }],
    ['Storlek', '9x21 Hö', { opening: { measure: 'module', width: 900, height: 2100 }, hanging: 'H' }],
    ['Mått', '10x21V', { opening: { measure: 'module', width: 1000, height: 2100 }, hanging: 'V' }],
    ['Mått', '990x2090 vä', { opening: { measure: 'frame', width: 990, height: 2090 }, hanging: 'V' }],
    ['Mått', '10x21 hall', { note: 'Mått: 10x21 hall' }],
    ['Anmärkning', 'Vänsterhängd', { hanging: 'V' }],
    ['Anmärkning', 'Högerhängd, tröskel', { hanging: 'H', note: 'tröskel' }],
    ['Anmärkning', 'vänsterhängd eller högerhängd', { note: 'vänsterhängd eller högerhängd' }],
    ['Storlek', '10x21 pardörr', { opening: { measure: 'module', width: 1000, height: 2100 }, note: 'pardörr' }],
    ['Mått', '13x21 par', { opening: { measure: 'module', width: 1300, height: 2100 }, note: 'pardörr' }],
    ['Mått', '13×21M par', { opening: { measure: 'module', width: 1300, height: 2100 }, note: 'pardörr' }],
    ['Bredd', '1000', { note: 'Bredd: 1000' }],
    ['Fri bredd', '1000', { note: 'Fri bredd: 1000' }],
    ['Hängning', 'Vänster', { hanging: 'V' }],
    ['Hängning (H/V)', 'h', { hanging: 'H' }],
    ['Hängning', 'H/V', { note: 'Hängning: H/V' }],
    ['Hängning', 'HU', { hanging: 'H', swing: 'out' }],
    ['Hängning', 'vänster, inåt', { hanging: 'V', swing: 'in' }],
    ['B x H (cm)', '90x210', { opening: { measure: 'frame', width: 900, height: 2100 } }],
    ['Mått cm', '90x210 mm', { note: 'Mått cm: 90x210 mm' }],
    ['Yta/Kulör', 'RAL 9005', { colour: 'RAL 9005' }],
    ['Kulör/yta', 'RAL 9005', { colour: 'RAL 9005' }],
    ['Kulör, ytbehandling', 'RAL 9005', { colour: 'RAL 9005' }],
    ['Färg och yta', 'RAL 9005', { colour: 'RAL 9005' }],
    ['Ytbehandling', 'Pulverlack', { colour: 'Pulverlack' }],
    ['Färg', 'RAL 9005', { colour: 'RAL 9005' }],
    ['NCS', 'S 0502-Y', { colour: 'S 0502-Y' }],
    ['NCS/RAL', '9005', { colour: '9005' }],
    ['RAL-kod', '9005', { colour: '9005' }],
    ['Kulör NCS', 'S 0502-Y', { colour: 'S 0502-Y' }],
    // Parts that say different things, or one that nobody knows, leave the heading what it is.
    ['Yta', '2,1 m²', { note: 'Yta: 2,1 m²' }],
    ['Vägg/Tak', 'Tak', { note: 'Vägg/Tak: Tak' }],
    ['Typ/Modell', 'Skjutdörr', { note: 'Typ/Modell: Skjutdörr' }],
    ['Yta/Vägg', 'Betong', { note: 'Yta/Vägg: Betong' }],
    ['Typ/Yta/Kulör', 'A', { note: 'Typ/Yta/Kulör: A' }],
    ['Bredd/Höjd', '1100x2300', { opening: { measure: 'frame', width: 1100, height: 2300 } }],
    ['Beslag/lås', 'Trycke', { fittings: 'Beslag/lås: Trycke' }],
    ['Slagriktning', 'Utåtgående', { swing: 'out' }],
    ['Slagriktning', 'in', { swing: 'in' }],
    ['Slagriktning', 'båda', { note: 'Slagriktning: båda' }],
    ['V/H', 'V', { hanging: 'V' }],
    ['Slag', 'Pardörr', { note: 'Slag: Pardörr' }],
    ['Brandklass', 'EI 60-C', { requirement: 'EI 60-C' }],
    ['Brandkl.', 'EI 60-C', { requirement: 'EI 60-C' }],
    ['Brandklassning', 'EI 60-C', { requirement: 'EI 60-C' }],
    ['Ljudkl.', '35', { requirement: '35 dB' }],
    ['Krav', 'enligt handling', { requirement: 'enligt handling' }],
    ['Rw', '40', { requirement: 'Rw 40' }],
    ["Ljudklass R'w (dB)", '35', { requirement: "R'w 35" }],
    ['Ljudklass', '35', { requirement: '35 dB' }],
    ['dB', '45', { requirement: '45 dB' }],
    ['Ljudkrav', '37', { requirement: '37 dB' }],
    // The class of a room, A to D, or a number that no door has.
    ['Ljudklass', 'B', { note: 'Ljudklass: B' }],
    ['Ljudklass', '4', { note: 'Ljudklass: 4' }],
    ['Ljudklass', 'Rw 35 dB', { requirement: 'Rw 35 dB' }],
    ['Ljud', 'Rw 37', { requirement: 'Rw 37' }],
    ['Ljud (dB)', '37', { requirement: '37 dB' }],
    ['Ljudreduktion dB', '37', { requirement: '37 dB' }],
    ['Ljudreduktion Rw (dB)', '37', { requirement: 'Rw 37' }],
    ['Typ', 'Branddörr', {}],
    ['Dörrtyp', 'Skjutdörr', { note: 'Dörrtyp: Skjutdörr' }],
    ['Typ', 'Glasparti', { note: 'Typ: Glasparti' }],
    ['Typ', 'Dörrparti', { note: 'Typ: Dörrparti' }],
    ['Typ', 'A12', { note: 'Typ: A12' }],
    ['Typ', 'stål', { note: 'Typ: stål' }],
    ['U-värde', '1,2', { requirement: 'U 1,2' }],
    ['U-värde [W/(m²·K)]', 'Ud 1,0', { requirement: 'Ud 1,0' }],
    ['Ud (W/m²K)', '1.2', { requirement: 'U 1.2' }],
    ['U-värde', 'enl. BBR', { note: 'U-värde: enl. BBR' }],
    ['Självstängande', 'C5', { requirement: 'C5' }],
    ['Röktäthet', 'S200', { requirement: 'S200' }],
    ['Inbrottsklass', '3', { requirement: 'RC 3' }],
    ['Självstängning', 'C5', { requirement: 'C5' }],
    ['Självstängning', 'Ja', { note: 'Självstängning: Ja' }],
    ['Kulör', 'RAL 7016', { colour: 'RAL 7016' }],
    ['Väggtyp', 'Betong 150', { wall: 'Betong 150' }],
    ['Beslag', '-', {}],
    ['Beslagning', 'ASSA 2002', { fittings: 'ASSA 2002' }],
    ['Dörrstängare', 'Ja', { fittings: 'Dörrstängare: Ja' }],
    ['Lås', 'ASSA 2002', { fittings: 'Lås: ASSA 2002' }],
    ['Rum', 'Trapphus A', { note: 'Rum: Trapphus A' }],
    ['Rumsnr', '1203', { note: 'Rumsnr: 1203' }],
    ['Våning', '2', { note: 'Våning: 2' }],
    ['Plan', '10', { note: 'Plan: 10' }],
    ['Noteringar', 'rad 1', { note: 'rad 1' }],
    ['', 'extra', { note: 'extra' }],
    ['Anm.', 'rad 1', { note: 'rad 1' }],
  ])('%s: ”%s”', (heading, text, rest) => {
    expect(cell(heading, text)).toEqual(row({ mark: 'D1', product: 'steel-8', ...rest }));
  });

  const marks = [
    'Littera',
    'Littra',
    'Litt.',
    'Dörrlittera',
    'Dörrbeteckning',
    'Beteckning',
    'Dörr',
    'Dörrnr',
    'Dörr nr',
    'Dörr-nr',
    'Dörrnummer',
    'Dörr-ID',
    'Dörr ID',
    'ID',
    'Id-nr',
    'Position',
    'Pos',
    'Pos.',
    'Pos.nr',
    'Nr',
    'Löpnr',
    'Märkning',
  ];

  test.each(marks)('”%s” heads the littera', (heading) => {
    expect(read(`${heading}\tBrandklass\nD1\tEI 60`)).toMatchObject({
      rows: [row({ mark: 'D1', requirement: 'EI 60' })],
      cells: [{ unread: [] }],
    });
  });

  test('of several columns that may be the littera it is the one that is called so, else the first in which something stands', () => {
    const first = (heading: string, cells: string) => read(`${heading}\tKrav\n${cells}\tEI 60`).rows[0];
    expect(first('Pos\tLittera', '1\tD1')).toMatchObject({ mark: 'D1', note: 'Pos: 1' });
    expect(first('ID\tDörrnr', '4711\tD1')).toMatchObject({ mark: '4711', note: 'Dörrnr: D1' });
    expect(first('Littera\tDörrnr', '\tD1')).toMatchObject({ mark: 'D1', note: '' });
  });

  test('where no column is the littera those are told that may be it', () => {
    const marks = (text: string) =>
      read(text)
        .marks?.slice(1)
        .map(({ label, rows }) => [label, ...rows.map(({ mark }) => mark)]);
    const table =
      'Ref\tRum\tPlan\tKod\tFabrikat\tKrav\tAntal\nA1\tHall\t1\t\tEn text som är för lång\tEI 60\t1\n-\tKök\t1\tK2\tEn annan\tEI 60\t1\nA3\tHall\t1\tK3\t\tEI 30\t1';
    expect(read(table).marks?.[1]?.rows.map(({ note }) => note)[2]).toBe('Rum: Hall; Plan: 1; Kod: K3');
    expect(marks(table)).toEqual([
      ['Ref', 'A1', '', 'A3'],
      ['Kod', '', 'K2', 'K3'],
    ]);
    expect(marks(table.replace('Rum', 'Littera')), 'one is').toBeUndefined();
    expect(marks('Ref\tKrav\tAntal\nA1\tEI 60\t2'), 'one row says nothing of others').toBeUndefined();
    expect(marks('Typ\tKrav\nD1\tEI 60\nD2\tEI 60'), 'a type that is none').toEqual([['Typ', 'D1', 'D2']]);
    expect(marks('Ref\tKrav\tAntal\nA1\tEI 60\t2\nA1\tEI 60\t2'), 'not of each another').toBeUndefined();
  });

  test('sound, smoke, self-closing and burglary are written behind the fire class', () => {
    const required = (heading: string, cells: string) => read(`Littera\t${heading}\nD1\t${cells}`).rows[0]?.requirement;
    expect(required('Brand\tLjud', 'EI 60\tRw 37')).toBe('EI 60, Rw 37');
    expect(required('Brandklass\tBrandgastäthet\tSjälvstängning\tRw\tInbrott', 'EI2 60\tS200\tC5\t37\t3')).toBe(
      'EI2 60-S200C5, Rw 37, RC 3',
    );
    expect(required('Krav\tRök', 'EI 60-C\tSa')).toBe('EI 60-CSa');
    expect(required('Krav\tRök', 'enligt handling\tSa')).toBe('enligt handling, Sa');
    expect(required('Krav\tRök', 'EI 60, Rw 37\tSa')).toBe('EI 60, Rw 37, Sa');
  });

  test('what looks like a class and is none is required too, where the row has no other', () => {
    const table = 'D1\tEI-C 60\t9x21M\nD2\tA60\t9x21M\nD3\tRum\t9x21M\nA60\tD4\t9x21M';
    expect(read(table).rows.map(({ mark, requirement, note }) => [mark, requirement, note])).toEqual([
      ['D1', 'EI-C 60', ''],
      ['D2', 'A60', ''],
      ['D3', '', 'Rum'],
      ['A60', '', 'D4'],
    ]);
    expect(read('Littera\tKrav\tRum\tÖvrigt\nD1\tEI 30\tA60\tA60').rows[0]).toMatchObject({
      requirement: 'EI 30',
      note: 'A60; Rum: A60',
    });
  });

  test('the side of the hinges stands in its own field alone, unless the row says two', () => {
    const said = (table: string) => {
      const { rows, cells } = read(table);
      return [rows[0]?.hanging, rows[0]?.note, cells[0]?.unread];
    };
    expect(said('Littera\tKrav\tTyp\nD1\tEI 30\tVänsterhängd')).toEqual(['V', '', []]);
    expect(said('Littera\tHängning\tAnm\nD1\tvänster\tPlan 2, vänsterhängd, lås')).toEqual(['V', 'Plan 2, lås', []]);
    expect(said('Littera\tGångjärn\tAnm\nD1\thöger\tVänsterhängd')).toEqual(['H', 'Vänsterhängd', []]);
    expect(said('Littera\tHängningssida\tKrav\nD1\tvänster\tEI 30')).toEqual(['V', '', []]);
    expect(said('Littera\tAnm\nD1\tVänsterhängd dörr')).toEqual(['V', 'Vänsterhängd dörr', []]);
  });

  test('a class that stands with the type is required where the row has no other, and is not said twice', () => {
    const said = (cells: string) => {
      const { requirement, note } = read(`Littera\tTyp\tKrav\nD1\t${cells}`).rows[0] ?? emptyRow;
      return [requirement, note];
    };
    expect(said('Glasparti EI60\t')).toEqual(['EI60', 'Typ: Glasparti']);
    expect(said('Glasparti EI60\tEI 60')).toEqual(['EI 60', 'Typ: Glasparti']);
    expect(said('Branddörr EI 60\tEI 60')).toEqual(['EI 60', '']);
    expect(said('Glasparti EI60\tEI 30'), 'which of the two?').toEqual(['EI 30', 'Typ: Glasparti EI60']);
  });

  test.each([
    ['Vid hiss', 'Vid hiss'],
    ['Pardörr', 'Pardörr'],
    ['Fasad mot granne', 'Fasad mot granne; Typ: Branddörr'],
  ])('a type that is a door is kept where the note names another kind: %s', (written, note) => {
    expect(read(`Littera\tTyp\tAnm\nD1\tBranddörr\t${written}`).rows[0]?.note).toBe(note);
  });

  test.each([
    ['825 x 2040 (karmytter)', 'frame', 825, 2040, ''],
    ['1 010 x 2 110 mm (karmyttermått)', 'frame', 1010, 2110, ''],
    ['900x2100 karm', 'frame', 900, 2100, ''],
    ['9x21 (modul)', 'module', 900, 2100, ''],
    ['hål 900x2100', 'hole', 900, 2100, ''],
    ['900 x 2100 (öppning)', 'hole', 900, 2100, ''],
    ['BxH 900x2100', 'frame', 900, 2100, ''],
    ['900x2100 mm', 'frame', 900, 2100, ''],
    ['ca 900x2100', 'frame', 900, 2100, 'ca 900x2100'],
    ['ca. 10x21M', 'module', 1000, 2100, 'ca. 10x21M'],
    ['10x21 (karmytter)', 'module', 1000, 2100, '10x21 (karmytter)'],
  ])('a size is read beside a word: %s', (text, measure, width, height, note) => {
    for (const heading of ['Mått', 'Karmyttermått', 'Vägghål']) {
      const { opening, ...others } = read(`Littera\t${heading}\tKrav\nD1\t${text}\tEI 60`).rows[0] ?? emptyRow;
      expect(others.note).toBe(note);
      expect(opening).toMatchObject({ width, height });
    }
    expect(read(`Littera\tMått\tKrav\nD1\t${text}\tEI 60`).rows[0]?.opening?.measure).toBe(measure);
  });

  test('of a size beside other words nobody knows what they make of it', () => {
    for (const text of ['900x2100 i ljuset', 'blad 825x2040', 'glas 900x2100', 'min 900x2100', 'fritt mått 900x2100'])
      expect(read(`Littera\tMått\tKrav\nD1\t${text}\tEI 60`).rows[0]).toEqual(
        row({ mark: 'D1', requirement: 'EI 60', note: `Mått: ${text}` }),
      );
  });

  test('a side that is none to the millimetre is read, and the note keeps how it was written', () => {
    expect(read('Littera\tBredd\tHöjd\nD1\tca 900\t2100').rows[0]).toMatchObject({
      opening: { measure: 'frame', width: 900, height: 2100 },
      note: 'Bredd: ca 900',
    });
  });

  test('of each row it is told which columns were read, and which were not', () => {
    const paste = 'Littera\tRum\tKrav\tAntal\tPlan\t\tLjudklass\nD1\tHall\tEI 60\ttvå\t-\txyz\nD2\t\tEI 60\t1\t\t\tB';
    expect(read(paste).cells).toEqual([
      { read: ['Littera', 'Krav'], unread: ['Rum', 'text utan rubrik'] },
      { read: ['Littera', 'Krav', 'Antal'], unread: ['Ljudklass'] },
    ]);
  });

  test('a type that is understood is read, also where the note keeps it', () => {
    const { cells } = read('Littera\tTyp\nD1\tDörr\nD2\tGlasparti\nD3\tA12');
    expect(cells.map(({ unread }) => unread)).toEqual([[], [], ['Typ']]);
  });

  test('small whole numbers are modules in the rows in which they stand, whatever the others are', () => {
    for (const headings of ['BREDD\tHÖJD', 'Bredd KYM\tHöjd KYM', '0511 BREDD (mm)\t0521 HÖJD (mm)']) {
      const { rows, assumed, cells } = read(`Littera\t${headings}\nD1\t1010\t2110\nD2\t10\t21\nD3\t10\t2110`);
      expect(rows.slice(0, 2).map(({ opening, note }) => [opening, note])).toEqual([
        [expect.objectContaining({ width: 1010, height: 2110 }), ''],
        [{ measure: 'module', width: 1000, height: 2100 }, ''],
      ]);
      // One side of each is no size.
      expect(rows[2]).not.toHaveProperty('opening');
      expect(cells.map(({ unread }) => unread.length)).toEqual([0, 0, 2]);
      expect(assumed).toEqual(headings === 'BREDD\tHÖJD' ? [0] : []);
    }
  });

  test.each(['Karmmått B\tKarmmått H', 'Karmbredd\tKarmhöjd', 'B\tH', 'BM\tHM'])(
    '%s are the sides of the frame',
    (headings) => {
      const { rows, assumed } = read(`Littera\t${headings}\nD1\t990\t2090`);
      expect(rows).toEqual([row({ mark: 'D1', opening: { measure: 'frame', width: 990, height: 2090 } })]);
      expect(assumed).toEqual(headings.length < 6 ? [0] : []);
    },
  );

  test.each([
    'Littera\tFritt mått\nD1\t900x2100',
    'Littera\tFri bredd\tKrav\nD1\t900\tEI 30',
    'D1 klart mått 900x2100 EI 30',
  ])('what is left clear is no size of the frame: %s', (text) => {
    const { rows, clear, cells } = read(text);
    expect(rows).toEqual([expect.not.objectContaining({ opening: expect.anything() })]);
    expect([clear, rows[0]?.note]).toEqual([[0], expect.stringMatching(/900/)]);
    expect(cells[0]?.unread).toEqual([]);
  });

  test('of sizes in mm it is told which say nothing of what they were measured on', () => {
    const paste = 'Littera\tMått\nD1\t1100x2300\nD2\t11x23M\nD3\t\nD4\t3000x3500';
    expect(read(paste).assumed).toEqual([0, 3]);
    for (const heading of ['Karmyttermått', 'Modulmått', 'Vägghål'])
      expect(read(`Littera\t${heading}\nD1\t1100x2300`).assumed).toEqual([]);
    expect(read('D1\t1100x2300').assumed).toEqual([0]);
    // A word beats none.
    expect(read('Littera\tMått\tVägghål\nD1\t1000x2100\t1010x2110')).toMatchObject({
      rows: [{ opening: { measure: 'hole', width: 1010, height: 2110 }, note: 'Mått: 1000x2100' }],
      assumed: [],
    });
  });

  test('of numbers of doors it is told which were not read, and which are not certain', () => {
    const { counts, cells } = read('Littera\tAntal\tKrav\nD1\t2\tEI 30\nD2\tfyra\tEI 30\nD3\tca 4\tEI 30\nD4\t\tEI 30');
    expect(counts).toEqual([
      { index: 1, text: 'fyra' },
      { index: 2, text: 'ca 4' },
      { index: 3, text: '' },
    ]);
    expect(cells.flatMap(({ unread }) => unread)).toEqual([]);
    expect(read('Littera\tAntal\nD1\t2')).not.toHaveProperty('counts');
  });

  test('a row counts as one and says so where the column of numbers has none for it', () => {
    const said = (text: string) => {
      const { rows, counts = [] } = read(text);
      return [rows.map(({ count, note }) => [count, note]), counts.map(({ index }) => index)];
    };
    const missing = [
      [
        [2, ''],
        [1, 'Antal: saknas'],
        [1, 'mot hall; Antal: saknas'],
      ],
      [1, 2],
    ];
    expect(said('Littera\tKrav\tSt\tAnm\nD1\tEI 30\t2\nD2\tEI 30\nD3\tEI 30\t-\tmot hall')).toEqual(missing);
    expect(said('D1\tEI 30\t2 st\t\nD2\tEI 30\t\t\nD3\tEI 30\t\tmot hall')).toEqual(missing);
    const none = [
      [
        [1, ''],
        [1, ''],
      ],
      [],
    ];
    expect(said('Littera\tKrav\nD1\tEI 30\nD2\tEI 30'), 'without such a column').toEqual(none);
    expect(said('1 st D1 EI 30\nD2 EI 30'), 'typed').toEqual(none);
    expect(said('D1; EI 30; 1 st\nD2; EI 30'), 'typed with semicolons').toEqual(none);
    expect(said('Littera;Antal;Krav\nD1;1;EI 30\nD2 10x21 EI 30')[1], 'typed below a table').toEqual([]);
  });

  test.each(['Summa', 'SUMMA:', 'Totalt', 'Antal totalt', 'S:a', 'Delsumma plan 1'])(
    '”%s” below the rows is no door',
    (word) => {
      const { rows, cells, sum } = read(`Littera\tAntal\tMått\tBrand\nD1\t4\t10x21M\tEI 60\nD2\t3\t\t\n${word}\t8\t\t`);
      expect(rows.map(({ mark }) => mark)).toEqual(['D1', 'D2']);
      expect(cells).toHaveLength(2);
      expect(sum).toEqual({ said: 8, counted: 7 });
    },
  );

  test('a sum that somebody typed below lines is no door', () => {
    const { rows, sum } = read('D1 4 st 10x21 EI 60\nD2 3 st 10x21 EI 60\nSumma 8 st');
    expect([rows.length, sum]).toEqual([2, { said: 8, counted: 7 }]);
  });

  test.each([
    ['under the number of doors', 'Littera\tAntal\tKrav\nD1\t40\tEI 60\nD2\t22\tEI 30\n\t62', 62],
    ['where the cells in front of it were lost', 'Littera\tAntal\tKrav\nD1\t40\tEI 60\nD2\t22\tEI 30\n62', 62],
    ['of another column', 'Littera\tAntal\tArea\tKrav\nD1\t40\t2\tEI 60\nD2\t22\t2\tEI 30\n\t-\t1 204\t', 1204],
    ['without a heading', 'D1\t40\t10x21\tEI 60\nD2\t22\t10x21\tEI 30\n\t62', 62],
    ['below lines that somebody typed', 'D1 40 st 10x21 EI 60\nD2 22 st 10x21 EI 60\n62 st', 62],
    ['called so in another column', 'Plan\tLittera\tAntal\tKrav\n1\tD1\t40\tEI 60\n2\tD2\t22\tEI 30\nSumma\t\t62', 62],
  ])('a number alone below the rows is no door: %s', (_, text, said) => {
    const { rows, sum } = read(text);
    expect(rows.map(({ mark, count }) => [mark, count])).toEqual([
      ['D1', 40],
      ['D2', 22],
    ]);
    expect(sum).toEqual({ said, counted: 62 });
  });

  test('a number alone is a door where doors are numbered, above others, and where it is all there is', () => {
    const marks = (text: string) => read(text).rows.map(({ mark, note }) => mark || note);
    expect(marks('Littera\tKrav\n101\tEI 60\n102\tEI 30\n103')).toEqual(['101', '102', '103']);
    expect(marks('101\tEI 60\n102\tEI 30\n103')).toEqual(['101', '102', '103']);
    expect(marks('Littera\tKrav\nD1\tEI 60\n62\nD2\tEI 30')).toEqual(['D1', '62', 'D2']);
    expect(read('62')).not.toHaveProperty('sum');
    expect(read('10x21 EI 60\n62')).not.toHaveProperty('sum');
  });

  test('a door that is called so, or that is of something, stays', () => {
    const { rows, sum } = read('Littera\tAntal\tBrand\nSumma 1\t1\tEI 60\nSummer\t2\t\nTotalt\t1\tEI 30');
    expect([rows.length, sum]).toEqual([3, undefined]);
  });

  test('headings of the English Revit are understood', () => {
    expect(read('Mark\tCount\tWidth\tHeight\tFire Rating\tComments\n12A\t2\t990\t2090\tEI 60\tPlan 1').rows).toEqual([
      row({
        mark: '12A',
        count: 2,
        opening: { measure: 'frame', width: 990, height: 2090 },
        requirement: 'EI 60',
        note: 'Plan 1',
      }),
    ]);
  });

  test('two measures that contradict each other are both kept', () => {
    const text = 'Littera;KYM;Vägghål\nD1;990x2090;1010x2150';
    expect(read(text).rows[0]).toMatchObject({
      opening: { measure: 'frame', width: 990, height: 2090 },
      note: 'Vägghål: 1010x2150',
    });
  });

  test('cells beyond the heading, and empty lines, do no harm', () => {
    expect(read('\n\nLittera\tAntal\n\nD1\t2\tmer\n\t\t\n').rows).toEqual([row({ mark: 'D1', count: 2, note: 'mer' })]);
  });
});

test('a table without heading is told by what is in it', () => {
  expect(
    read('D1\t2\t10x21\tV\tEI 60-C\tPE78EI Design Line EI60\tTrapphus\nD2\t1\t9x21\tH\tEI 30\tSteel-8\tHall').rows,
  ).toEqual([
    row({
      mark: 'D1',
      count: 2,
      opening: { measure: 'module', width: 1000, height: 2100 },
      hanging: 'V',
      requirement: 'EI 60-C',
      note: 'PE78EI Design Line EI60; Trapphus',
    }),
    row({
      mark: 'D2',
      opening: { measure: 'module', width: 900, height: 2100 },
      hanging: 'H',
      requirement: 'EI 30',
      note: 'Steel-8; Hall',
    }),
  ]);
  expect(read('1;990;2090;aluminium-2\n2;890;2090;steel-8').rows).toEqual([
    row({ mark: '1', opening: { measure: 'frame', width: 990, height: 2090 }, product: 'aluminium-2' }),
    row({ mark: '2', opening: { measure: 'frame', width: 890, height: 2090 }, product: 'steel-8' }),
  ]);
  expect(read('D1\t10x21\tEI 60-S200\nD2\t10x21\tEI 30\nD3\t9x21\tinget krav').rows).toMatchObject(
    ['EI 60-S200', 'EI 30', 'inget krav'].map((requirement) => ({ requirement, note: '' })),
  );
  expect(read('D1\tEI 60\nD2\tHall\nD3\tTrapphus').rows).toMatchObject([
    { requirement: 'EI 60', note: '' },
    { requirement: '', note: 'Hall' },
    { requirement: '', note: 'Trapphus' },
  ]);
  expect(read('D1').rows).toEqual([row({ mark: 'D1' })]);
  expect(read('').rows).toEqual([]);
  expect(read(' \n;;\n').rows).toEqual([]);
});

test('behind sizes without a heading stands the side of the hinges', () => {
  const { rows, cells } = read('D1\t9x21 H\tEI30\nD2\t10x21V\tEI30\nD3\t10x21\tEI30\nD4\t13x21 par\tEI30');
  expect(rows.map(({ opening, hanging, note }) => [opening?.width, hanging, note])).toEqual([
    [900, 'H', ''],
    [1000, 'V', ''],
    [1000, undefined, ''],
    [1300, undefined, 'pardörr'],
  ]);
  expect(cells.flatMap(({ unread }) => unread)).toEqual([]);
});

describe('of numbers without a heading', () => {
  const numbers = (text: string) =>
    read(text).rows.map(({ mark, count, opening, note }) => [mark, count, opening?.width, opening?.height, note]);

  test('two lengths are width and height, also in a row that holds other things than those above it', () => {
    expect(numbers('D104\t10x21\tEI60\nD105\t1\t1000\t2100\tEI60\nD106\t2 st 900x2100\tEI60')).toEqual([
      ['D104', 1, 1000, 2100, ''],
      ['D105', 1, 1000, 2100, ''],
      ['D106', 2, 900, 2100, ''],
    ]);
    expect(numbers('2 st D1\t10x21\tEI60\n3 st D2\t9x21\tEI30')).toEqual([
      ['D1', 2, 1000, 2100, ''],
      ['D2', 3, 900, 2100, ''],
    ]);
    expect(numbers('D106 1200 2300 EI 30')).toEqual([['D106', 1, 1200, 2300, '']]);
  });

  test.each([
    ['D1 1200 EI 30', 'tal utan rubrik: 1200'],
    ['D1 120 EI 30', 'tal utan rubrik: 120'],
    ['D1 10 21 EI 30', 'tal utan rubrik: 10 21'],
    ['D1\t10\t21\tEI 30', 'tal utan rubrik: 10; tal utan rubrik: 21'],
    ['D1\tEI 30\t120', 'tal utan rubrik: 120'],
    ['D1\t1204\t1000\t2100\tEI 30', 'tal utan rubrik: 1204; tal utan rubrik: 1000; tal utan rubrik: 2100'],
  ])('no door is counted by %j', (text, note) => {
    expect(numbers(text)).toEqual([['D1', 1, undefined, undefined, note]]);
    const { cells, counts } = read(text);
    // One that may be a number of doors is asked about by itself.
    expect(counts ? ['tal utan rubrik'] : cells[0]?.unread).toContain('tal utan rubrik');
  });

  test('a length beside a size is none of its sides', () => {
    expect(numbers('D1\t10x21\t7016\t1204\tEI60')).toEqual([
      ['D1', 1, 1000, 2100, 'tal utan rubrik: 7016; tal utan rubrik: 1204'],
    ]);
  });

  test('many doors are read where ”st” or a heading says so', () => {
    expect(numbers('D1 120 st EI 30')[0]?.[1]).toBe(120);
    expect(numbers('D1\t120 st\tEI 30')[0]?.[1]).toBe(120);
    expect(numbers('Littera\tAntal\nD1\t120')[0]?.[1]).toBe(120);
    expect(numbers('D1\t50\tEI 30')[0]?.[1]).toBe(50);
    // Those beside them are read all the same.
    expect(numbers('D1\t2\tEI 30\nD2\t51\tEI 30').map(([, count]) => count)).toEqual([2, 1]);
  });

  test('a product that stands in the row stays one', () => {
    expect(read('D1\taluminium-2\t2 st 1000x2100').rows).toEqual([
      row({ mark: 'D1', product: 'aluminium-2', note: '2 st 1000x2100' }),
    ]);
  });
});

test('cells in quotes may hold separators, quotes and lines; a quote that is never closed is a letter', () => {
  expect(readCells('a;"b;""c"""\r\n"d\ne";f')).toEqual([
    ['a', 'b;"c"'],
    ['d\ne', 'f'],
  ]);
  expect(readCells('"a;b\nc')).toEqual([['"a', 'b'], ['c']]);
  expect(readCells('"a"b\tc')).toEqual([['"a"b', 'c']]);
  expect(readCells('\ufeffa;b')).toEqual([['a', 'b']]);
});

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

  test('and each comes back as it was', () => {
    const rows = hostile.map((text) => row({ mark: text.trim(), note: text.trim(), colour: text.trim() }));
    for (const title of hostile)
      expect(read(csvOf({ title: oneLine(title), rows }, names))).toMatchObject({ title: oneLine(title), rows });
  });
});

/** Texts with all that could break a table, a file or an address. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc
      .array(fc.constantFrom(...`=+'";\t\n~!*_%åÖ ×\u00a0`, '\r\n', 'EI 60', '🔥'), { maxLength: 8 })
      .map((parts) => parts.join('')),
    fc.constantFrom(...Object.values(headings)),
  )
  .map((text) => text.trim())
  .filter((text) => !/^[-–—]$/.test(text));
const millimetres = fc.integer({ min: sizeLimits.min * 10, max: sizeLimits.max * 10 }).map((tenths) => tenths / 10);
const measure = fc.constantFrom(...measures);
const typed = fc.record({ measure, width: millimetres, height: millimetres });
/**
 * An opening that was typed, and then measured on other things, or said to have been so all along, as often as the
 * visitor liked.
 */
const opening = fc
  .tuple(typed, fc.array(fc.tuple(fc.boolean(), measure), { maxLength: 40 }))
  .map(([first, changes]) =>
    changes.reduce<Opening>((one, [isSame, to]) => (isSame ? convertOpening(one, to) : { ...one, measure: to }), first),
  );
const doorRow = (opening: fc.Arbitrary<Opening>): fc.Arbitrary<DoorRow> =>
  fc.record(
    {
      mark: text,
      count: fc.integer({ min: 1, max: 9999 }),
      product: fc.oneof(fc.constantFrom(...titles.keys()), text),
      opening,
      hanging: fc.constantFrom('V' as const, 'H' as const),
      swing: fc.constantFrom('in' as const, 'out' as const),
      requirement: text,
      wall: text,
      colour: text,
      fittings: text,
      note: text,
    },
    { requiredKeys: ['mark', 'count', 'product', 'requirement', 'wall', 'colour', 'fittings', 'note'] },
  );
const list = fc.array(doorRow(opening), { maxLength: 12 });

/** What is answered to every row. */
const answered = { answer: 'no', reason: '60 minuter krävs; 30 uppfylls.' } as const;

test('any list comes back from its file, without the answers that stand behind it', () => {
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

test('any list comes back from its address, which holds nothing that breaks one', () => {
  fc.assert(
    fc.property(text, list, (title, rows) => {
      const address = encodeSchedule({ title, rows });
      expect(address).toMatch(/^[\w!~*%.-]+$/);
      expect(new URL(`https://example.com/dorrlista#${address}`).hash.slice(1)).toBe(address);
      expect(decodeSchedule(address)).toEqual({ title, rows });
    }),
  );
});

test('half a character does not break the address', () => {
  const halved = encodeSchedule({ title: '\ud800', rows: [row({ note: '\ud800' })] });
  expect(decodeSchedule(halved)).toEqual({ title: '\ufffd', rows: [row({ note: '\ufffd' })] });
});

test('any table is read without losing a word', () => {
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

describe('hostile addresses', () => {
  test.each<[string, string, keyof typeof scheduleFaults]>([
    ['nonsense', 'hej', 'damaged'],
    ['a later version', '2!D1', 'version'],
    ['no rows of ours', '<script>', 'damaged'],
    ['half an escape', '1!D1~%E', 'damaged'],
    ['a title that is no text', '1~%FF!D1', 'damaged'],
    ['a later version with a title', '2~Eken!D1', 'version'],
    ['bytes that are no text', '1!%FF', 'damaged'],
    ['no number', '1!D1~två', 'damaged'],
    ['a number too large', '1!D1~99999', 'damaged'],
    ['a part of a door', '1!D1~1.5', 'damaged'],
    ['too many cells', `1!${'a~'.repeat(10)}a`, 'damaged'],
    ['no opening', '1!D1~~~f990', 'damaged'],
    ['no way to hang', '1!D1~~~~X', 'damaged'],
    ['a cell that is nowhere', '1!D10!*1', 'damaged'],
    ['no cell to repeat', '1!*', 'damaged'],
    ['a side that is nothing', '1!D1~~~f990x0', 'damaged'],
    ['a side without end', `1!D1~~~f990x${'9'.repeat(400)}`, 'damaged'],
    ['hundredths of a millimetre', '1!D1~~~f990x2090.25', 'damaged'],
    ['too many rows', `1${'!D'.repeat(scheduleLimits.rows + 1)}`, 'too-long'],
    ['too long a text', `1!${'D'.repeat(scheduleLimits.characters)}`, 'too-long'],
    ['a long text repeated', `1!${'D'.repeat(9000)}${'!*0'.repeat(1500)}`, 'too-long'],
  ])('%s', (_, address, fault) => {
    expect(decodeSchedule(address)).toEqual({ title: '', rows: [], fault });
    expect(scheduleFaults[fault]).toMatch(/\.$/);
  });

  test('never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^1[!~][\w!~*%x.]{0,60}$/)), (address) => {
        const { fault, ...list } = decodeSchedule(address);
        expect(fault === undefined || list.rows.length === 0).toBe(true);
        // What was read can be written and read again.
        expect(decodeSchedule(encodeSchedule(list))).toEqual(list);
      }),
      { numRuns: 1000 },
    );
  });
});

test('a list that is too long is refused as a whole', () => {
  const long = 'Littera;Antal\n' + 'D1;1\n'.repeat(scheduleLimits.rows + 1);
  expect(read(long)).toEqual({ rows: [], title: '', cells: [], assumed: [], fault: 'too-long' });
  expect(read(';'.repeat(scheduleLimits.columns) + 'x').fault).toBe('too-long');
  expect(read('x'.repeat(scheduleLimits.characters + 1)).fault).toBe('too-long');
});

test('long hostile texts are read in no time', () => {
  const start = process.threadCpuUsage().user;
  for (const piece of ['"', '"a;', '";', '""', "'", '\t', '\r', ';"', 'Littera;Antal\n'])
    read(piece.repeat(200_000 / piece.length));
  expect((process.threadCpuUsage().user - start) / 1000).toBeLessThan(4000);
});

test('the message has a line for each row', () => {
  const rows = [
    row({
      mark: 'D10',
      count: 2,
      product: 'steel-8',
      opening: { measure: 'frame', width: 990, height: 2090 },
      hanging: 'V',
      swing: 'out',
      requirement: 'EI 60-C5',
      note: 'Självlåsande.\nGlas i båda bladen',
    }),
    row({ opening: { measure: 'hole', width: 1234, height: 2110 }, colour: 'RAL 9005' }),
    row({ opening: { measure: 'module', width: 950, height: 2100 } }),
    row({ opening: { measure: 'module', width: 1110, height: 2310 } }),
  ];
  expect(messageOf(rows, names).replaceAll('\u00a0', ' ')).toBe(
    [
      '1. D10: 2 st Janisol 2 kombination EI30, karmyttermått 990 × 2090 mm (modul 10 × 21M), vänsterhängd, utåt. Krav: EI 60-C5. Anmärkning: Självlåsande. / Glas i båda bladen.',
      '2. 1 st, vägghål 1234 × 2110 mm. Kulör: RAL 9005.',
      '3. 1 st, modul 9,5 × 21M.',
      '4. 1 st, modul 1110 × 2310 mm.',
    ].join('\n'),
  );
});

test('the message says below each row what was answered, with its reason', () => {
  const rows = [row({ mark: 'D1', requirement: 'EI 60' }), row({ mark: 'D2' }), row({ mark: 'D3' })];
  const answers = [
    answerLine({
      requirement: { answer: 'no', reason: '60 minuter krävs, 30 uppfylls.' },
      size: { answer: 'yes', reason: '', as: ', som dubbel' },
    }),
    answerLine({}),
    answerLine({ requirement: { answer: 'yes', reason: 'S200 är tillval.' } }),
  ];
  expect(messageOf(rows, names, answers).replaceAll('\u00a0', ' ')).toBe(
    [
      '1. D1: 1 st. Krav: EI 60.',
      '   Svar på krav: Nej. 60 minuter krävs, 30 uppfylls. Svar på mått: Ja, som dubbel.',
      '2. D2: 1 st.',
      '3. D3: 1 st.',
      '   Svar på krav: Ja. S200 är tillval.',
    ].join('\n'),
  );
});

test('a line that says nothing of a door is no row, and is told', () => {
  const { rows, strange } = read('D1 10x21M EI 60\nhej svejs\nobs: ring först, tack\nhej\tsvejs\nKontor');
  expect(rows.map(({ mark }) => mark)).toEqual(['D1']);
  expect(strange).toEqual(['hej svejs', 'obs: ring först, tack', 'hej svejs', 'Kontor']);
  const doors = ['D1', '101', 'Plan 2', 'A', 'YD', 'Dörr A', 'Pardörr mot hall', 'glasparti', 'fönster', '2 st hej'];
  for (const text of [...doors, 'EI 30', '10x21', 'Janisol 2 EI30', 'ytterdörr, stål', 'hej\tV'])
    expect(read(text), `”${text}”`).not.toHaveProperty('strange');
  // Below a heading a word is a littera.
  expect(read('Littera\nEntré\nhej')).toMatchObject({ rows: [{ mark: 'Entré' }, { mark: 'hej' }] });
  expect(read('Littera\nhej')).not.toHaveProperty('strange');
  // In a table a word alone, and whom to call, belong to the letter that it came in.
  const letter = 'Littera\tAntal\tKrav\nD1\t2\tEI 30\nD2\t\t\nMvh Anna\n070-123 45 67';
  expect(read(letter)).toMatchObject({
    rows: [{ mark: 'D1' }, { mark: 'D2' }],
    strange: ['Mvh Anna', '070-123 45 67'],
  });
  expect(read('D1 10x21M EI 60\n/Anna 070-123 45 67')).toMatchObject({
    rows: [{ mark: 'D1' }],
    strange: ['/Anna 070-123 45 67'],
  });
  expect(read('Summa')).toMatchObject({ rows: [], sum: { counted: 0 } });
});

test('a requirement that stands in several columns without headings is one', () => {
  expect(read('D101\t2\t1000\t2100\tEI2 60-C5Sa\tRw 42').rows).toEqual([
    row({
      mark: 'D101',
      count: 2,
      opening: { measure: 'frame', width: 1000, height: 2100 },
      requirement: 'EI2 60-C5Sa, Rw 42',
    }),
  ]);
});

test('lines that somebody typed are read as rows, among those of a table too', () => {
  expect(read('D1 1010x2110 EI60\nD2, 2 st, 10x21M, EI 30-C5').rows).toEqual([
    row({ mark: 'D1', opening: { measure: 'frame', width: 1010, height: 2110 }, requirement: 'EI60' }),
    row({ mark: 'D2', count: 2, opening: { measure: 'module', width: 1000, height: 2100 }, requirement: 'EI 30-C5' }),
  ]);
  expect(read('Littera\tMått\tKrav\nD1\t1010x2110\tEI 60\nD2 1010x2110 EI 30').rows).toMatchObject([
    { mark: 'D1', requirement: 'EI 60' },
    { mark: 'D2', requirement: 'EI 30', opening: { width: 1010 } },
  ]);
});

test('four digits below the heading of a size are a module, and one length where the outside is measured', () => {
  const sizes = (text: string) => read(text).rows.map(({ opening }) => opening);
  const module = { measure: 'module', width: 1000, height: 2100 };
  expect(sizes('Littera\tMått\tKrav\nD1\t1021\tEI 60\nD2\tM1021\tEI 30\nD3\t2100\tEI 30')).toEqual([
    module,
    module,
    undefined,
  ]);
  expect(sizes('D1\t1021\tEI 60\nD2\t1021V\tEI 30')).toEqual([module, module]);
  // Rooms beside sizes, litteras, and a single side.
  expect(sizes('D1\t1022\t10x21\tEI 60')).toEqual([module]);
  for (const text of ['1021\tEI 60\n1022\tEI 30', 'Littera\tKarmyttermått\nD1\t1021', 'Littera\tBredd\nD1\t1021'])
    expect(sizes(text).every((size) => size === undefined)).toBe(true);
});

test('a requirement that begins as a heading does is a row', () => {
  expect(read('Brandklass EI 30 enligt SS-EN 13501-2').rows).toMatchObject([{ requirement: 'EI 30' }]);
  expect(read('Littera\tBrandklass (EN 13501-2)\nD1\tEI 30').rows).toMatchObject([
    { mark: 'D1', requirement: 'EI 30' },
  ]);
});

test('a range of sound or of classes goes into the requirement, where its strictest value is offered', () => {
  const { rows } = read('Littera\tKrav\tLjud\nD1\tEI 30-60\t35-40\nD2\tEI 60\t35–40 dB\nD3\tEI 60\tRw 35-40');
  expect(rows.map(({ requirement, note }) => [requirement, note])).toEqual([
    ['EI 30-60, 35-40 dB', ''],
    ['EI 60, 35–40 dB', ''],
    ['EI 60, Rw 35-40', ''],
  ]);
});

test('a dash says that nothing is required where it stands for the requirement, and elsewhere nothing', () => {
  const { rows } = read('Littera\tKrav\tLjud\tBeslag\nD1\t–\t-\t-\nD2\t-\t35\t\nD3\tEI 30\t-\t–');
  expect(rows).toEqual([
    row({ mark: 'D1', requirement: '–' }),
    row({ mark: 'D2', requirement: '-, 35 dB' }),
    row({ mark: 'D3', requirement: 'EI 30' }),
  ]);
  expect(read(csvOf({ title: '', rows }, names)).rows).toEqual(rows);
});

test.each(['H=2400 B=3200', 'B 3200 x H 2400', 'h 2400 x b 3200', 'Höjd: 2400 mm, bredd: 3200 mm', 'H2400xB3200'])(
  'sides that are named are read whole, whichever stands first: %s',
  (size) => {
    const opening = { measure: 'frame', width: 3200, height: 2400 };
    for (const text of [`D1 EI 30 ${size}`, `D1\t${size}\tEI 30`, `Littera\tMått\tKrav\nD1\t${size}\tEI 30`])
      expect(read(text).rows).toEqual([row({ mark: 'D1', requirement: 'EI 30', opening } as Partial<DoorRow>)]);
  },
);

test('of a line nothing is lost that decides nothing', () => {
  expect(read('D1 10x21 EI 30 0512 KYM').rows[0]?.note).toBe('KYM; tal utan rubrik: 0512');
  expect(read('D1 900x2100 EI 30 DnT,w 35 dB').rows).toEqual([
    row({
      mark: 'D1',
      opening: { measure: 'frame', width: 900, height: 2100 },
      requirement: 'EI 30',
      note: 'DnT,w 35 dB',
    }),
  ]);
});
