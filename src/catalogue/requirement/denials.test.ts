import { expect, test } from 'vitest';
import { withoutDenials } from './denials.ts';

test.each([
  ['EI 60 ej självstängande', 'EI 60', ['ej självstängande']],
  ['EI 60, dock ej självstängande', 'EI 60, dock', ['ej självstängande']],
  ['EI 60, inte självstängande, Rw 40', 'EI 60, Rw 40', ['inte självstängande']],
  ['Ej självstängande EI 60', 'EI 60', ['Ej självstängande']],
  ['EI 60 (utan dörrstängare)', 'EI 60', ['utan dörrstängare']],
  ['EI 60 utan krav på brandgastäthet', 'EI 60', ['utan krav på brandgastäthet']],
  ['EI 60-C5, ej S200', 'EI 60-C5', ['ej S200']],
  ['EI 60 utan C eller S200', 'EI 60', ['utan C eller S200']],
  ['EI 60 utan RC 3, ej 37 dB', 'EI 60', ['utan RC 3', 'ej 37 dB']],
  ['EI 60, inte Sa utan S200', 'EI 60 S200', ['inte Sa utan']],
  ['EI 60 förberedd för dörrstängare', 'EI 60', ['förberedd för dörrstängare']],
  ['EI 60; Dörrstängare: Nej; Plan 2', 'EI 60; Plan 2', ['Dörrstängare: Nej']],
  ['EI 60 självstängning krävs ej', 'EI 60', ['självstängning krävs ej']],
  ['EI 30 dörr inte i utrymningsväg', 'EI 30 dörr', ['inte i utrymningsväg']],
  ['EI 30 dörr, ej SS-EN 179', 'EI 30 dörr', ['ej SS-EN 179']],
])('%s', (text, rest, denied) => {
  expect(withoutDenials(text)).toEqual({ text: rest, denied });
});

test.each([
  ['Dörr i EI 60-vägg får utföras i EI 30', 'Dörr får utföras i EI 30', ['i EI 60-vägg']],
  ['Dörr EI 30-C i EI 60 vägg', 'Dörr EI 30-C', ['i EI 60 vägg']],
  ['Dörr EI 30-C i vägg EI 60', 'Dörr EI 30-C', ['i vägg EI 60']],
  ['REI 90-M vägg med dörr EI 90-C', 'med dörr EI 90-C', ['REI 90-M vägg']],
  ['Brandsluss EI 60 med dörrar i EI 30-SaC', 'med dörrar i EI 30-SaC', ['Brandsluss EI 60']],
  ['avskiljande i EI 60 med dörr i E 30-C', 'med dörr i E 30-C', ['avskiljande i EI 60']],
])('the class of a wall is none of its door: %s', (text, rest, denied) => {
  expect(withoutDenials(text)).toEqual({ text: rest, denied });
});

test.each([
  // The only class is that of the product.
  'Dörr i EI 60-vägg',
  'EI 60 vägg',
  'Dörr i vägg EI 60-C',
  'Dörr i vägg EI2 15/EW 60',
  'EI 30 i vägg EI2 15/EW 60',
  'EI 30 vägghängd, EI 60',
  // Products that may have a door.
  'Glasparti EI 60 med dörr EI 30',
  'Glasvägg i EI 60 med dörr EI 30',
  'Glasad EI 60 vägg med dörr EI 30',
  'Pardörr EI 60 med dörrblad EI 30',
  'EI 60 med dörrstängare, E 30',
])('a class that may be asked for stays: %s', (text) => {
  expect(withoutDenials(text)).toEqual({ text, denied: [] });
});

test('what is not denied stays as it is written', () => {
  for (const text of [
    '',
    'EI 60 självstängande',
    'EI 60 dörr utan tröskel, självstängande',
    'EI 60 ej självstängande'.replace('ej ', 'ej i fasad '),
    'EI 60-C5 utan glas',
    'EI 30-C, dock ej C i bostäder',
    'dörr för utrymning',
    'grej C5',
    'EI 30  dörr , 1 200 x 2 100',
  ])
    expect(withoutDenials(text)).toEqual({ text, denied: [] });
  // The words after ”och” may be required.
  expect(withoutDenials('EI 60 ej självstängande och S200').text).toBe('EI 60 och S200');
});
