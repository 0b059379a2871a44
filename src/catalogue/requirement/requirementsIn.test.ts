import { expect, test } from 'vitest';
import { requirementsIn } from './requirementsIn.ts';
import { decodeSchedule } from '../schedule/address.ts';

test.each([
  ['EI 60\nEI 30-C', ['EI 60', 'EI 30-C']],
  ['EI 60\nRw 37\n\nEI 30\nRw 40', ['EI 60 Rw 37', 'EI 30 Rw 40']],
  ['Entré\nEI2 60-C5\nEI 30 (i→o)', ['Entré EI2 60-C5', 'EI 30 (i→o)']],
  ['A60\nB 30', ['A60', 'B 30']],
  [
    'Glasparti EI 60, Rw 42 dB, dörr EI2 30-S200-C5 med RC3',
    ['Glasparti EI 60, Rw 42 dB', 'dörr EI2 30-S200-C5 med RC3'],
  ],
  ['Vägg EI 60, branddörr EI2 30-C', ['Vägg EI 60', 'branddörr EI2 30-C']],
  ['EI 30 eller E 60', ['EI 30', 'E 60']],
  ['EI 30 alt E 60', ['EI 30', 'E 60']],
  ['EI 30 eller\nE 60', ['EI 30', 'E 60']],
  ['EI 30 el. minst E 60-C', ['EI 30', 'minst E 60-C']],
  ['Lägst EI 30 om sprinkler, annars EI 60', ['Lägst EI 30 om sprinkler', 'EI 60']],
  ['Dörr mot soprum EI 60-C, mot garage EI 60-S200C', ['Dörr mot soprum EI 60-C', 'mot garage EI 60-S200C']],
  [
    'Dörrar utförs i lägst klass EI 30-C, mot trapphus i EI 60-SaC',
    ['Dörrar utförs i lägst klass EI 30-C', 'mot trapphus i EI 60-SaC'],
  ],
])('several in lines: %j', (text, texts) => {
  const found = requirementsIn(text, 200);
  expect(found?.texts).toEqual(texts);
  expect(decodeSchedule(found?.fragment.slice(1) ?? '').rows.map(({ requirement }) => requirement)).toEqual(texts);
});

test.each([
  '',
  'EI 60',
  'EI2 60-C5-S200,\nRw 37 dB',
  'EI 60\n',
  'EI2 15/\nEW 60-S200C3',
  'REI 30/RE 45',
  'EI 60 och\nEW 30',

  'EI 60-C eller S200',
  'Dörr EI 60-C, mot trapphus',
  'Dörr, mot trapphus EI 60-C',
  'EI 60, dörr med glas, Rw 37',
  'Dörr, EI2 30-C',
  'Dörr, glasparti EI 30',
])('one requirement: %j', (text) => {
  expect(requirementsIn(text, 200)).toBeUndefined();
});

test('rows lose no size, and nothing that is typed breaks the list', () => {
  expect(requirementsIn('EI 60 dörr 10x21\nEI 30', 200)).toMatchObject({
    texts: ['EI 60 dörr 10x21', 'EI 30'],
    way: 'klistra in dem i dörrlistan',
    fragment: '',
  });
  const { fragment = '' } = requirementsIn('EI 60!~*_\nEI 30', 200) ?? {};
  expect(decodeSchedule(fragment.slice(1)).rows).toMatchObject([{}, { requirement: 'EI 30' }]);
  const cut = requirementsIn('EI 60\nEI 30 \ud83d', 200)?.fragment ?? '';
  expect(decodeSchedule(cut.slice(1)).rows).toMatchObject([{ requirement: 'EI 60' }, { requirement: 'EI 30 \ufffd' }]);
});

test('it is said where the field holds no more than what is there', () => {
  expect(requirementsIn('EI 60\nEI 30', 200)?.said).toBe('Det är 2 krav. Läs ett i taget, eller');
  expect(requirementsIn('EI 60\nEI 30', 11)?.said).toMatch(/^Fältet rymmer 11 tecken: .* Det är 2 krav\./);
});
