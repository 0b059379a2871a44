import { expect, test } from 'vitest';
import { otherKindIn } from './otherKinds.ts';

test.each([
  'Rulljalusi',
  'Brandrulljalusi',
  'rullport',
  'Vikport',
  'Slagportar',
  'Garageport',
  'Takskjutport',
  'Port',
  'Lucka',
  'Schaktlucka',
  'Inspektionsluckor',
  'Brandridå',
  'Brandgardin',
  'Gardin',
])('no product is one: %s', (word) => {
  expect(otherKindIn(word)).toBe(word);
  expect(otherKindIn(`${word} EI 60`)).toBe(word);
});

test('it is found behind other words where it can be nothing else', () => {
  expect(otherKindIn('Källare rullport 3 × 3 m')).toBe('rullport');
  expect(otherKindIn('EI 60, schaktlucka')).toBe('schaktlucka');
});

test.each([
  'Skjutport',
  'Branddörr med inspektionslucka',
  'Dörr mot rullport',
  'Dörr under brandridå',
  'Branddörr, skyddsport finns',
  'Skyddsport finns',
  'Portar finns',
  'Port 1',
  'Port A',
  'Brevlucka',
  'Lucka: ja',
  'Lucka i dörrblad',
  'Transport',
  'Portvakt',
  'Ståldörr',
  'Glasparti',
  '',
])('a row of a product may say: %s', (text) => {
  expect(otherKindIn(text)).toBeUndefined();
});
