import { expect, test } from 'vitest';
import { productKeyOf } from '../productKey.ts';
import { namesOf } from '../productNames.ts';
import { products } from '../products.ts';
import { splitLine } from './splitLine.ts';

const piecesOf = (line: string) => Object.fromEntries((splitLine(line) ?? []).map(({ kind, text }) => [kind, text]));

test.each([
  ['D1 1010x2110 EI60', { mark: 'D1', size: '1010x2110', requirement: 'EI60' }],
  ['D1, 1010x2110, EI 60', { mark: 'D1', size: '1010x2110', requirement: 'EI 60' }],
  ['D1,1010x2110,EI 60', { mark: 'D1', size: '1010x2110', requirement: 'EI 60' }],
  [
    'Dörr 12 2 st 10×21M EI2 60-S200C5, Rw 37 vänster utåt',
    {
      mark: 'Dörr 12',
      count: '2 st',
      size: '10×21M',
      requirement: 'EI2 60-S200C5 Rw 37',
      hanging: 'vänster',
      swing: 'utåt',
    },
  ],
  [
    'S1 2 1,01 x 2,11 m EI 30 ask',
    { mark: 'S1', count: '2', size: '1,01 x 2,11 m', requirement: 'EI 30', note: 'ask' },
  ],
  ['D1 ca 900x2100 EI 30', { mark: 'D1', size: '900x2100', requirement: 'EI 30', note: 'ca 900x2100' }],
  ['D1 10x21V EI60', { mark: 'D1', size: '10x21', requirement: 'EI60', hanging: 'V' }],
  ['D1 9x21 Hö EI60', { mark: 'D1', size: '9x21', requirement: 'EI60', hanging: 'Hö' }],
  ['D1 10×21Mhöger EI60', { mark: 'D1', size: '10×21M', requirement: 'EI60', hanging: 'höger' }],
  ['D1 2 st 10\u00a0×\u00a021M EI 60', { mark: 'D1', count: '2 st', size: '10 × 21M', requirement: 'EI 60' }],
  ['D1 10x21 hall EI60', { mark: 'D1', size: '10x21', requirement: 'EI60', note: 'hall' }],
  ['EI 60 1010x2110', { size: '1010x2110', requirement: 'EI 60' }],
  ['1010x2110 trapphus', { size: '1010x2110', note: 'trapphus' }],
  ['D106 1200 2300 EI 30', { mark: 'D106', size: '1200x2300', requirement: 'EI 30' }],
  ['D104 bredd 1200 höjd 2300 E 30', { mark: 'D104', size: '1200x2300', requirement: 'E 30' }],
  ['D1 b=1000, h=2100 mm, EI60', { mark: 'D1', size: '1000x2100 mm', requirement: 'EI60' }],
  ['D1: EI 60, B: 1000 mm, H: 2100 mm', { mark: 'D1', size: '1000 mmx2100 mm', requirement: 'EI 60' }],
  ['D1 B/H 1000/2100 EI60', { mark: 'D1', size: '1000x2100', requirement: 'EI60', note: 'B/H' }],
  ['D1 1000 mm x 2100 mm EI60', { mark: 'D1', size: '1000 mm x 2100 mm', requirement: 'EI60' }],
  ['D1 900 2100 EI60', { mark: 'D1', size: '900x2100', requirement: 'EI60' }],
  ['D1 1 200 x 2 300 EI60', { mark: 'D1', size: '1 200 x 2 300', requirement: 'EI60' }],
  ['D1 2 st 1 200×2 100 mm EI60', { mark: 'D1', count: '2 st', size: '1 200×2 100 mm', requirement: 'EI60' }],
  ['D1 900 x 2 100 EI60', { mark: 'D1', size: '900 x 2 100', requirement: 'EI60' }],
  ['D1 bredd 1 200 höjd 2 300 EI60', { mark: 'D1', size: '1 200x2 300', requirement: 'EI60' }],
  ['D1 2100 1000 H/B EI60', { mark: 'D1', size: '1000x2100', requirement: 'EI60', note: 'H/B' }],
  ['D1 HxB 2100 mm x 1000 mm EI60', { mark: 'D1', size: '1000 mmx2100 mm', requirement: 'EI60', note: 'HxB' }],
  ['D1–D4 10x21 EI60', { mark: 'D1–D4', count: '4 st', size: '10x21', requirement: 'EI60' }],
  ['D101-D104 2 st 10x21', { mark: 'D101-D104', count: '2 st', size: '10x21' }],
  ['D1-4 10x21', { mark: 'D1-4', size: '10x21' }],
  ['D4–D1 10x21', { mark: 'D4–D1', size: '10x21' }],
  ['D1 M10x21 EI60', { mark: 'D1', size: '10x21', requirement: 'EI60' }],
  ['D105, 1, 1000, 2100, EI60', { mark: 'D105', count: '1', size: '1000x2100', requirement: 'EI60' }],
  ['1204 1000x2100 EI60', { mark: '1204', size: '1000x2100', requirement: 'EI60' }],
  ['4 st D107 9x21', { mark: 'D107', count: '4 st', size: '9x21' }],
  ['4 st D107', { mark: 'D107', count: '4 st' }],
  ['D1 2st EI60', { mark: 'D1', count: '2 st', requirement: 'EI60' }],
  ['D1 (2 st) 10x21', { mark: 'D1', count: '2 st', size: '10x21' }],
  ['D1 antal 3 1000 2100', { mark: 'D1', count: '3 st', size: '1000x2100' }],
  ['2 x D1 10x21', { mark: 'D1', count: '2 st', size: '10x21' }],
  ['2 x 1000x2100 EI60', { count: '2 st', size: '1000x2100', requirement: 'EI60' }],
  ['D1 1000 2100 2 EI60', { mark: 'D1', size: '1000x2100', count: '2', requirement: 'EI60' }],
  // What has no number and no capital of its own tells what the door is.
  ['2 st ytterdörrar 12x21 EI30-C', { count: '2 st', size: '12x21', requirement: 'EI30-C', note: 'ytterdörrar' }],
  ['2 ytterdörrar 12x21', { count: '2 st', size: '12x21', note: 'ytterdörrar' }],
  ['2 st dörr till soprum 10x21', { count: '2 st', size: '10x21', note: 'dörr till soprum' }],
  [
    '3 st pardörr 1800x2100 EI60 S200 stål vänster',
    { count: '3 st', size: '1800x2100', requirement: 'EI60 S200', hanging: 'vänster', note: 'pardörr stål' },
  ],
  // A module of four digits, where it is plainly one.
  ['D1 1021 EI 60', { mark: 'D1', size: '10x21', requirement: 'EI 60' }],
  ['D1 M0921 EI 60', { mark: 'D1', size: '9x21', requirement: 'EI 60' }],
  ['D1 1021V EI 60', { mark: 'D1', size: '10x21', hanging: 'V', requirement: 'EI 60' }],
  ['2 st dörrar 1021 EI 60', { count: '2 st', size: '10x21', requirement: 'EI 60', note: 'dörrar' }],
  ['Dörr 1021 EI 60', { mark: 'Dörr 1021', requirement: 'EI 60' }],
  ['D1 rum 1021 EI 60', { mark: 'D1', requirement: 'EI 60', note: 'rum 1021' }],
  // Of a range of sizes nobody knows which is meant; one of classes is asked.
  ['D1 bredd 900-1000 höjd 2100 EI 60', { mark: 'D1', requirement: 'EI 60', note: 'bredd 900-1000 höjd 2100' }],
  ['D1 10x21 EI 30–60', { mark: 'D1', size: '10x21', requirement: 'EI 30–60' }],
  // A class at the beginning is no littera, whatever stands behind it.
  ['E 30-C dörr till schakt', { requirement: 'E 30-C', note: 'dörr till schakt' }],
  ['EI 60-C3 dörr kopplad till larm', { requirement: 'EI 60-C3', note: 'dörr kopplad till larm' }],
  ['D1 br.kl. EI30-C', { mark: 'D1', requirement: 'br.kl. EI30-C' }],
  // It is no 35 dB that Rw alone has.
  ['D1 EI 30 Rw+C 35 dB', { mark: 'D1', requirement: 'Rw+C 35 dB' }],
  ['Dörr A 10x21', { mark: 'Dörr A', size: '10x21' }],
  ['YD 2 st 10x21', { mark: 'YD', count: '2 st', size: '10x21' }],
  ['ENTRÉ 10x21', { size: '10x21', note: 'ENTRÉ' }],
  [
    'Hej! Vi behöver 3 branddörrar EI 30, 1000x2100, vänster',
    { count: '3 st', size: '1000x2100', requirement: 'EI 30', hanging: 'vänster', note: 'Hej! Vi behöver branddörrar' },
  ],
  ['D14 EI 30/60 10x21M', { mark: 'D14', requirement: 'EI 30/60', size: '10x21M' }],
  ['EI 60 dörrar 10x21', { requirement: 'EI 60', size: '10x21', note: 'dörrar' }],
  [
    'D1 2\u00a0st 990\u00a0×\u00a02090\u00a0mm EI\u00a060',
    { mark: 'D1', count: '2 st', size: '990 × 2090 mm', requirement: 'EI 60' },
  ],
  ['Dörr 101: 10x21, EI30', { mark: 'Dörr 101', size: '10x21', requirement: 'EI30' }],
  ['GP1 glasparti 2400*2400 EI 60', { mark: 'GP1', size: '2400*2400', requirement: 'EI 60', note: 'glasparti' }],
  ['D1 – 10 x 21 – EI 60 – 2 st', { mark: 'D1', size: '10 x 21', requirement: 'EI 60', count: '2 st' }],
  ['- D1: 2 st, EI 60', { mark: 'D1', count: '2 st', requirement: 'EI 60' }],
  ['D1, D2 och D3 10x21', { mark: 'D1 D2 och D3', size: '10x21' }],
  ['D1 rum 1204 plan 3 10x21', { mark: 'D1', size: '10x21', note: 'rum 1204 plan 3' }],
  ['D1 10x21 EI60 2 handtag', { mark: 'D1', size: '10x21', requirement: 'EI60', note: '2 handtag' }],
  // A word that joins is no part of the class before it, nor of that behind it.
  ['D1 Dörr 9x21 EI30 med glas', { mark: 'D1', size: '9x21', requirement: 'EI30', note: 'Dörr med glas' }],
  ['9x21 glas och EI 30 med S200', { size: '9x21', requirement: 'EI 30 med S200', note: 'glas och' }],
  ['D1 RAL 7016 EI60', { mark: 'D1', requirement: 'EI60', note: 'RAL 7016' }],
  // What looks like a class is the requirement where none is there; an older one behind a littera and with a size
  // alone.
  ['D4 EI-C 60 9x21 M', { mark: 'D4', size: '9x21 M', requirement: 'EI-C 60' }],
  ['EI-C 60 9x21', { size: '9x21', requirement: 'EI-C 60' }],
  ['D5 A60 9x21M', { mark: 'D5', size: '9x21M', requirement: 'A60' }],
  ['9x21 B 30 trapphus', { size: '9x21', requirement: 'B 30', note: 'trapphus' }],
  ['A60 9x21', { mark: 'A60', size: '9x21' }],
  ['Dörr A60 9x21', { mark: 'Dörr A60', size: '9x21' }],
  ['Plan 2 A60 9x21', { mark: 'Plan 2 A60', size: '9x21' }],
  ['D5 A60 9x21 EI 30', { mark: 'D5 A60', size: '9x21', requirement: 'EI 30' }],
  // Nobody knows what these numbers are: no count is read of them.
  ['D1 10 21 EI60', { mark: 'D1', count: '10 21', requirement: 'EI60' }],
  ['D1 990 2090 1010 2110 EI60', { mark: 'D1', count: '990 2090 1010 2110', requirement: 'EI60' }],
  ['D1 2 900 x 2 100 EI60', { mark: 'D1', count: '2 900 2 100', requirement: 'EI60' }],
  ['D1 bredd 1000 EI60', { mark: 'D1', requirement: 'EI60', note: 'bredd 1000' }],
])('%s', (line, pieces) => {
  expect(piecesOf(line)).toEqual(pieces);
});

test.each(['D1', 'bla bla', 'EI 60', '1010x2110', 'Summa 8', 'Plan 2', ''])(
  '”%s” is no line of several things',
  (line) => {
    expect(splitLine(line)).toBeUndefined();
  },
);

test.each([
  [
    'D2 1 st 1500x2600 EI 30 PE78EI Design Line Eco EI30',
    { mark: 'D2', count: '1 st', size: '1500x2600', requirement: 'EI 30', product: 'PE78EI Design Line Eco EI30' },
  ],
  [
    'D3 PE78EI Design Line Eco EI30 3000x2400',
    { mark: 'D3', size: '3000x2400', product: 'PE78EI Design Line Eco EI30' },
  ],
  // The longest name, however it is spaced, and the comma in it.
  ['D4 Janisol 2 EI 30, 10x21', { mark: 'D4', size: '10x21', product: 'Janisol 2 EI 30' }],
  [
    'D5 PE78EI Design Line EI30, dörr och parti, EI 30',
    { mark: 'D5', requirement: 'EI 30', product: 'PE78EI Design Line EI30, dörr och parti' },
  ],
  ['D6 Economy 60', { mark: 'D6', product: 'Economy 60' }],
  ['Janisol 2 990x2090 EI30', { mark: 'Janisol 2', size: '990x2090', requirement: 'EI30' }],
])('a product is named before a class is read: %s', (line, pieces) => {
  const names = namesOf(products.map((product) => ({ key: productKeyOf(product), title: product.title })));
  expect(Object.fromEntries((splitLine(line, names) ?? []).map(({ kind, text }) => [kind, text]))).toEqual(pieces);
});

test('every product is found by its name in a line', () => {
  const listed = products.map((product) => ({ key: productKeyOf(product), title: product.title }));
  for (const { title } of listed)
    expect(splitLine(`D1 10x21 ${title}`, namesOf(listed))).toContainEqual({ kind: 'product', label: '', text: title });
});

test('the word beside a size says what it was measured on', () => {
  for (const [line, of] of [
    ['D1 1010x2110 (öppning) EI 30', 'hole'],
    ['D1 1010x2110 (karm) EI 30', 'frame'],
  ])
    expect(splitLine(line ?? '')).toContainEqual({ kind: 'size', label: '', text: '1010x2110', of });
  expect(splitLine('D1 vägghål 1010x2110 EI 30')).toContainEqual({
    kind: 'size',
    label: '',
    text: '1010x2110',
    of: 'hole',
  });
  expect(piecesOf('D1 EI 30 fri bredd 900 höjd 2100')).toEqual({
    mark: 'D1',
    requirement: 'EI 30',
    note: expect.stringContaining('fri bredd 900x2100'),
  });
  expect(piecesOf('D1 10x21 EI 30 fri bredd 900')).toEqual({
    mark: 'D1',
    size: '10x21',
    requirement: 'EI 30',
    note: 'fri bredd 900',
  });
});
