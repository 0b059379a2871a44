import { expect, test } from 'vitest';
import { emptyRow, type DoorRow } from './doorRow.ts';
import { read, row } from './testTables.ts';

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
])('a size is read together with the word beside it: %s', (text, measure, width, height, note) => {
  for (const heading of ['Mått', 'Karmyttermått', 'Vägghål']) {
    const { opening, ...others } = read(`Littera\t${heading}\tKrav\nD1\t${text}\tEI 60`).rows[0] ?? emptyRow;
    expect(others.note).toBe(note);
    expect(opening).toMatchObject({ width, height });
  }
  expect(read(`Littera\tMått\tKrav\nD1\t${text}\tEI 60`).rows[0]?.opening?.measure).toBe(measure);
});

test('a size beside words that may change its meaning is not read', () => {
  for (const text of ['900x2100 i ljuset', 'blad 825x2040', 'glas 900x2100', 'min 900x2100', 'fritt mått 900x2100'])
    expect(read(`Littera\tMått\tKrav\nD1\t${text}\tEI 60`).rows[0]).toEqual(
      row({ mark: 'D1', requirement: 'EI 60', note: `Mått: ${text}` }),
    );
});

test('an approximate side is read, and the note keeps how it was written', () => {
  expect(read('Littera\tBredd\tHöjd\nD1\tca 900\t2100').rows[0]).toMatchObject({
    opening: { measure: 'frame', width: 900, height: 2100 },
    note: 'Bredd: ca 900',
  });
});

test('small whole numbers are modules, even if other rows of the column are in millimetres', () => {
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
  'the headings %j give the sides of the frame',
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
])('a clear passage is not taken for the size of the frame: %j', (text) => {
  const { rows, clear, cells } = read(text);
  expect(rows).toEqual([expect.not.objectContaining({ opening: expect.anything() })]);
  expect([clear, rows[0]?.note]).toEqual([[0], expect.stringMatching(/900/)]);
  expect(cells[0]?.unread).toEqual([]);
});

test('sizes in millimetres are listed whose measure had to be assumed', () => {
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

test('of two sizes that contradict each other one is read and the note keeps the other', () => {
  const text = 'Littera;KYM;Vägghål\nD1;990x2090;1010x2150';
  expect(read(text).rows[0]).toMatchObject({
    opening: { measure: 'frame', width: 990, height: 2090 },
    note: 'Vägghål: 1010x2150',
  });
});

test('four digits are a module below the heading of a size, unless the frame or the hole is measured', () => {
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

test.each(['H=2400 B=3200', 'B 3200 x H 2400', 'h 2400 x b 3200', 'Höjd: 2400 mm, bredd: 3200 mm', 'H2400xB3200'])(
  'named sides are read in either order: %s',
  (size) => {
    const opening = { measure: 'frame', width: 3200, height: 2400 };
    for (const text of [`D1 EI 30 ${size}`, `D1\t${size}\tEI 30`, `Littera\tMått\tKrav\nD1\t${size}\tEI 30`])
      expect(read(text).rows).toEqual([row({ mark: 'D1', requirement: 'EI 30', opening } as Partial<DoorRow>)]);
  },
);
