import { expect, test } from 'vitest';
import { bareModule, withBareModule } from './bareModule.ts';

test.each([
  ['1021', '10x21', '10x21'],
  ['0910', '9x10', undefined],
  ['M1221', '12x21', '12x21'],
  ['1021M', '10x21', '10x21'],
  ['10/21', '10x21', '10x21'],
  ['9/21', '9x21', '9x21'],
  // A year, a length, and the number of a standard.
  ['2024', '20x24', undefined],
  ['2100', undefined, undefined],
  ['1634', undefined, undefined],
  ['0021', undefined, undefined],
  ['921', undefined, undefined],
  ['10210', undefined, undefined],
] as const)('%s', (text, size, ofDoor) => {
  expect([bareModule(text), bareModule(text, true)]).toEqual([size, ofDoor]);
});

test.each([
  ['EI 60 dörr 1021', 'EI 60 dörr 10x21'],
  ['EI 60 ståldörr 1021M', 'EI 60 ståldörr 10x21M'],
  ['EI 30 fönster 0910', 'EI 30 fönster 9x10'],
  ['EI 60 modul 2021', 'EI 60 modul 20x21'],
  ['EI 60 M1021', 'EI 60 M10x21'],
  ['EI 60 dörr 10/21', 'EI 60 dörr 10x21'],
  ['D1 1021 EI 60', 'D1 10x21 EI 60'],
  ['EI 60-C 1021 vänster', 'EI 60-C 10x21 vänster'],
  ['2 st 1021V', '2 st 10x21V'],
])('%s is read', (text, read) => {
  expect(withBareModule(text)).toBe(read);
});

test.each([
  'EI 60 2100',
  'EI 60 2024',
  'EI 60 dörr 2021',
  'EI 30 dörr 1210',
  'EI 60 rum 1021',
  'EI 60 RAL 1021',
  'EI 60 SS-EN 1125',
  'EI 60 1021 mm',
  'EI 60 1021 1022',
  'EI 60 dörr 1021 dörr 0921',
  'EI 60 dörr 1021 990x2090',
  'EI 60 bredd 1021 höjd 2100',
  'EI2 15/20',
  'D1 10/21 EI 60',
  '1021 EI 60',
  '070-123 1021',
])('%s is not', (text) => {
  expect(withBareModule(text)).toBe(text);
});

test('at the beginning of a row it is a littera', () => {
  expect(withBareModule('Dörr 1021 EI 60', true)).toBe('Dörr 1021 EI 60');
  expect(withBareModule('Dörr 1021 EI 60')).toBe('Dörr 10x21 EI 60');
  expect(withBareModule('M1021 EI 60', true)).toBe('M10x21 EI 60');
});
