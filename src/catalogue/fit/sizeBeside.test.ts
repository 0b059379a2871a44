import { expect, test } from 'vitest';
import { parseFireClasses } from '../classes/fireClass.ts';
import { readSizeBeside, withPlainSizes } from './sizeBeside.ts';

const read = (text: string) => {
  const { unknown } = parseFireClasses(withPlainSizes(text));
  const { words, ...beside } = readSizeBeside(unknown, text);
  return { ...beside, left: unknown.filter((word) => !words.includes(word)).join(' ') };
};

test.each([
  ['EI 30 dörr 990x2090', '990x2090', '990x2090', undefined, 'dörr'],
  ['EI 30 dörr klart mått 1390x2490', '1390x2490', 'klart mått 1390x2490', 'clear', 'dörr'],
  ['EI 30 fritt passagemått 1390x2490', '1390x2490', 'fritt passagemått 1390x2490', 'clear', ''],
  ['EI 30 fri öppning 900x2100', '900x2100', 'fri öppning 900x2100', 'clear', ''],
  ['EI 30 fri bredd 1200', 'bredd 1200', 'fri bredd 1200', 'clear', ''],
  ['EI 30 fri bredd 900 höjd 2100', '900x2100', 'fri 900x2100', 'clear', ''],
  ['EI 30 10x21, fri bredd 900', '10x21', '10x21', undefined, 'bredd 900'],
  ['EI 30 vägghål 1 410x2 510', '1410x2510', 'vägghål 1410x2510', 'hole', ''],
  ['EI 30 karmyttermått 990x2090', '990x2090', '990x2090', 'frame', ''],
  ['EI 30 M10x21', '10x21', '10x21', undefined, ''],
  ['EI 30 dörr M 9x21', '9x21', '9x21', undefined, 'dörr'],
  ['EI 60-M 9x21', '9x21', '9x21', undefined, ''],
  ['EI 30 bredd 1200 höjd 2100', '1200x2100', '1200x2100', undefined, ''],
  ['EI 30 900x2100, 1200x2100', '900x2100', '', undefined, '900x2100 1200x2100'],
  ['EI 30 fri öppning', '', '', undefined, 'fri öppning'],
  ['EI 30 dörr 1021', '10x21', '10x21', undefined, 'dörr'],
  ['EI 30 M1021', '10x21', '10x21', undefined, ''],
])('%s', (text, size, sized, of, left) => {
  expect(read(text)).toMatchObject({ size, sized, of, left });
});

test.each([
  ['EI 60 bredd 900-1000', '”bredd 900–1000” är ett spann: skriv det största måttet.'],
  ['EI 60 900–1000x2100', '”900–1000” är ett spann: skriv det största måttet.'],
  ['EI 60 900x2000-2100', '”x2000–2100” är ett spann: skriv det största måttet.'],
  ['EI 60 dörr 2021', 'Är 2021 ett modulmått? Skriv 20x21M.'],
  ['EI 60 dörr RAL 1021', ''],
  ['EN 1627, EI 60', ''],
])('what may be several sizes is none, and is asked: %s', (text, hint) => {
  const found = read(text);
  expect(found.size).toBe('');
  expect((found.hint ?? '').trim()).toBe(hint);
});
