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

test.each([
  ['Trädörr massiv', 'Trädörr'],
  ['Massiv trädörr EI 30', 'trädörr'],
  ['EI 30, trädörrar', 'trädörrar'],
  ['Massivträdörr', 'Massivträdörr'],
  ['Träparti', 'Träparti'],
  ['Glasat träparti', 'träparti'],
  ['Laminatdörr vit', 'Laminatdörr'],
  ['Massivträ', 'Massivträ'],
  ['Branddörr i trä', 'trä'],
  ['Innerdörr av massivträ', 'massivträ'],
  ['Dörr massivträ', 'massivträ'],
  ['Glasparti i trä', 'trä'],
])('a door of wood is none of the products: %s', (text, word) => {
  expect(otherKindIn(text)).toBe(word);
});

test.each([
  'Ståldörr träimitation',
  'Dörr i träimitation',
  'Dörr i träregelvägg',
  'Ståldörr, ekfaner',
  'Ståldörr laminat',
  'Massiv ek',
  'Trä',
  'Kulör trä',
  'Vägg av massivträ',
  'Massivträstomme',
  'Entrédörr',
  'Entréparti',
  'Centralparti',
  'Dörr mot trädörr',
  'Ersätter trädörr',
  'Befintlig trädörr rivs',
  'Trädörr ersätts',
  'Ej trädörr',
  'Utseende som trädörr',
])('nothing is said of a door of wood: %s', (text) => {
  expect(otherKindIn(text)).toBeUndefined();
});

test.each(['Vikdörr EI 30', 'vikvägg', 'Trä dörr EI 30', 'glasräcke EI 30'])('is no product either: %s', (text) => {
  expect(otherKindIn(text)).toBeDefined();
});

test('beside a folding wall a door is a door', () => {
  expect(otherKindIn('Dörr intill vikvägg')).toBeUndefined();
});
