import { expect, test } from 'vitest';
import { formatFireClasses, parseFireClasses } from './fireClass.ts';
import { guessClass } from './guessClass.ts';

test.each<[string, string | undefined, RegExp?]>([
  ['branddörr 60 minuter', 'EI 60'],
  ['60', 'EI 60'],
  ['60 min', 'EI 60'],
  ['klass 30', 'EI 30'],
  ['B30', 'EI 30', /^B30 är en äldre beteckning, /],
  ['b 30', 'EI 30', /^B30 är/],
  ['60 Rw 37', 'EI 60, Rw 37 dB'],
  ['A60', 'EI 60', /^A60 är en äldre/],
  ['A-60', 'EI 60', /^A60 är en äldre/],
  ['T30', 'EI2 30-C', /^T30 är en tysk.*DIN 4102-5/],
  ['t 90', 'EI2 90-C', /^T90/],
  ['EI-C 60', 'EI 60-C'],
  ['EI-S200C5 30', 'EI 30-S200C5'],
  ['EI2-C 60', 'EI2 60-C'],
  ['ew-Sa 30', 'EW 30-Sa'],
  ['60 E', 'E 60'],
  ['EI30 Sm', 'EI 30-S200', /^Sm heter numera S200\.$/],
  ['EI 30-Sm', 'EI 30-S200', /^Sm/],
  ['EI 60-C SM', 'EI 60-S200C', /^Sm/],
  ['EI 60, självstängande', 'EI 60-C', /^Självstängande skrivs C\.$/],
  ['EI2 30 med dörrstängare', 'EI2 30-C', /^Självstängande/],
  ['dörr 60 minuter rökgastät', 'EI 60-S200', /^Brandgastät skrivs Sa eller S200\.$/],
  ['EI 30 brandgastätt, självstängande', 'EI 30-S200C', /^Brandgastät .* Självstängande/],
  ['T30 rökgastät', 'EI2 30-S200C', /^Brandgastät .* T30 är en tysk/],
  ['EI 30-S200, rökgastät', undefined],
  ['EI 30-C5, självstängande', undefined],
  ['EI 30 tät, stängd', undefined],
  ['EI 60-Sa Sm', undefined],
  // The strictest of a range: nobody asks for it until it is chosen.
  ['EI 30-60', 'EI 60', /^”EI 30–60” är ett spann: strängast är EI\s60\.$/],
  ['EI2 30–60', 'EI2 60', /är ett spann/],
  ['EI 60-120', 'EI 120', /är ett spann/],
  ['Rw 35-40 dB', 'Rw 40 dB', /^”Rw 35–40 dB” är ett spann: strängast är Rw\s40\sdB\.$/],
  ['EI 60 35–40 dB', 'EI 60, Rw 40 dB', /är ett spann/],
  ['EI 60 Rw 35 till 40', 'EI 60, Rw 40 dB', /är ett spann/],
  ["EI 60 R'w 35 dB - 40 dB", 'EI 60, R’w 40 dB', /är ett spann/],
  ['EI 60 U 1,0-1,2', 'EI 60, U 1,0 W/(m²·K)', /är ett spann/],
  ['EI 60 U-värde 1,15–0,9', 'EI 60, U 0,9 W/(m²·K)', /är ett spann/],
  ['EI 30 RC 2-3', 'EI 30, RC 3', /är ett spann/],
  ['EI 30-C3-C5', 'EI 30-C5', /är ett spann/],
  // Not lower than its neighbour.
  ['EI 60 Rw 45, Rw 35-40', undefined],
  ['dörr 61', undefined],
  ['30 eller 60', undefined],
  ['T25', undefined],
  ['EI 25', undefined],
  ['EI 30 60', 'EI 30/EI 60', /^Menas även 60 minuter\?$/],
  ['EI2 30/60-C', 'EI2 30/EI2 60-C', /^Menas/],
  ['EI 30/EI 60 90', undefined],
  ['snygg', undefined],
])('”%s” may mean %s', (text, name, said) => {
  const guess = guessClass(parseFireClasses(text));
  expect(guess && formatFireClasses(guess.meant).replaceAll('\u00a0', ' ')).toBe(name);
  expect(guess?.said?.replaceAll('\u00a0', ' ') ?? '').toMatch(said ?? /^$/);
});

test('a guess at one word leaves the others', () => {
  expect(guessClass(parseFireClasses('EI 30 Sm TT'))).toMatchObject({ left: ['TT'], skipped: ['TT'] });
});

test('a guess at a time says which words it makes nothing of: neither the time nor its unit', () => {
  expect(guessClass(parseFireClasses('som håller 45 minuter'))).toMatchObject({ left: [], skipped: ['som', 'håller'] });
  expect(guessClass(parseFireClasses('a 60 klass'))?.skipped).toEqual([]);
  expect(guessClass(parseFireClasses('EI-C 60 TT'))?.skipped).toEqual(['TT']);
});

test('what is understood needs no guess', () => {
  expect(parseFireClasses('EI-60')).toMatchObject({ classes: [{ letters: 'EI', minutes: 60 }], unknown: [] });
});
