import { expect, test } from 'vitest';
import { claimsOf } from '../classes/claims.ts';
import { idsOf } from '../elementGroups.ts';
import { formatFireClasses } from '../classes/fireClass.ts';
import { sizesOf } from '../fit/fit.ts';
import { products } from '../products.ts';
import { readRequirement, writeRequirement, type ReaderProduct } from './readRequirement.ts';

const readerProducts: ReaderProduct[] = products.map((product) => ({
  ...claimsOf(product),
  title: product.title,
  sizes: sizesOf(product),
  about: '',
}));
const read = (text: string, chosen = '') => readRequirement({ text, chosen, longest: 200 }, readerProducts);
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test('classes, kind, material, leaves and size are read out of one text', () => {
  const { asked, group, ownGroup, wanted, beside, unknown } = read('EI2 60-S200C5, pardörr i stål, 1200x2100');
  expect(spaced(formatFireClasses(asked))).toBe('EI2 60-S200C5');
  expect(idsOf(group)).toBe('dorr');
  expect(ownGroup).toBe(group);
  expect(wanted).toMatchObject({ leaves: 2, slides: false, material: 'steel' });
  expect(beside.size).toBe('1200x2100');
  expect(unknown).toEqual([]);
});

test('of several requirements none is read', () => {
  const { several, text, asked } = read('EI 60\nEI 30-C');
  expect(several?.texts).toEqual(['EI 60', 'EI 30-C']);
  expect(text).toBe('');
  expect(asked.classes).toEqual([]);
});

test('a kind that was chosen comes before one that stands in the text, whose words are not understood then', () => {
  const { group, ownGroup, unknown } = read('EI 60 glasparti', 'dorr');
  expect(idsOf(group)).toBe('dorr');
  expect(ownGroup).toBeUndefined();
  expect(unknown).toEqual(['glasparti']);
  expect(idsOf(read('EI 60', 'glasparti,dorr').group)).toBe('dorr,glasparti');
});

test('escape fittings are read whatever kind was chosen', () => {
  const { wanted, unknown } = read('EI 60 utrymningsdörr', 'fonster');
  expect(wanted.fittings).toEqual(['utrymningsdörr']);
  expect(unknown).toEqual([]);
});

test('words that imply a kind count where none is named', () => {
  expect(idsOf(read('EI 30 sidoljus').ownGroup)).toBe('dorr');
  expect(idsOf(read('EI 30 öppningsbart').ownGroup)).toBe('fonster');
});

test('what stands beside the classes is written again with other classes', () => {
  const reading = read('EI 60, ståldörr, sidoljus, foo, 1200x2100');
  const next = { classes: [] };
  expect(writeRequirement(reading, reading.asked)).toBe('EI 60, ståldörr, sidoljus, foo, 1200x2100');
  expect(writeRequirement(reading, next, { unknown: [], placing: [] })).toBe('ståldörr, 1200x2100');
});
