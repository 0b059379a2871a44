import { expect, test } from 'vitest';
import { formatFireClasses, parseFireClasses } from '../classes/fireClass.ts';
import { readLetters } from './readLetters.ts';

test.each([
  ['EI 60 dörr självstängande', 'EI 60-C', 'Självstängande', 'EI 60 dörr', undefined],
  ['EI 60, självstängande dörr', 'EI 60-C', 'Självstängande', 'EI 60 dörr', undefined],
  ['Självstängande dörr EI 60', 'EI 60-C', 'Självstängande', 'dörr EI 60', undefined],
  ['EI 60 dörr, självst.', 'EI 60-C', 'Självst', 'EI 60 dörr.', undefined],
  ['EI 60 med dörrstängare', 'EI 60-C', 'Dörrstängare', 'EI 60', 'dorr'],
  ['EI 60-S200 och självstängning, dörrstängare', 'EI 60-S200C', 'Självstängning', 'EI 60-S200', 'dorr'],
] as const)('%s', (text, classes, word, rest, kind) => {
  const found = readLetters(text);
  expect(formatFireClasses(parseFireClasses(found.text)).replaceAll('\u00a0', ' ')).toBe(classes);
  expect(found.read).toEqual([{ said: `${word} lästes som C.`, name: 'C', rest }]);
  expect(found.kind).toBe(kind);
});

test('both are read, and each can be left out', () => {
  const { text, read } = readLetters('EI 60 Sm självstängande');
  expect(formatFireClasses(parseFireClasses(text))).toBe('EI\u00a060-S200C');
  expect(read.map(({ name, rest }) => [name, rest])).toEqual([
    ['Sm', 'EI 60 självstängande'],
    ['C', 'EI 60 Sm'],
  ]);
});

test('what is asked for in letters too is not said again', () => {
  expect(readLetters('EI 60-C5, dörrstängare')).toEqual({
    text: 'EI 60-C5',
    read: [],
    denied: [],
    said: '',
    kind: 'dorr',
  });
});

test('another word asks for nothing', () => {
  for (const text of ['', 'EI 60', 'EI 60-C', 'EI 60 avstängning', 'EI 30 spasm', 'branddörrstängare'])
    expect(readLetters(text)).toEqual({ text, read: [], denied: [], said: '', kind: undefined });
});

test.each([
  ['EI 60 ej självstängande', 'ej självstängande', undefined],
  ['EI 60 utan dörrstängare', 'utan dörrstängare', 'dorr'],
  ['EI 60 förberedd för dörrstängare', 'förberedd för dörrstängare', 'dorr'],
  ['EI 60 ej utrymningsdörr', 'ej utrymningsdörr', 'dorr'],
] as const)('what is denied asks for nothing: %s', (text, denied, kind) => {
  expect(readLetters(text)).toEqual({
    text: 'EI 60',
    read: [],
    denied: [denied],
    said: `”${denied}” lästes som inget krav. `,
    kind,
  });
  // Beside a requirement it stays in the field.
  expect(readLetters(`${text} Sm`).read.map(({ rest }) => rest)).toEqual([`EI 60, ${denied}`]);
});

test('an I that was written as a letter like it is read as one, and that is said', () => {
  const { text, said } = readLetters('El30-C Sm');
  expect(formatFireClasses(parseFireClasses(text))).toBe('EI\u00a030-S200C');
  expect(said).toBe('”El30” lästes som EI\u00a030. ');
});
