import { expect, test } from 'vitest';
import { measureBeside, measureIn } from './measureWords.ts';

test.each([
  ['EI 30 dörr klart mått 1390x2490', 'clear', 'klart mått'],
  ['Klart dörrmått', 'clear', 'Klart dörrmått'],
  ['fritt passagemått', 'clear', 'fritt passagemått'],
  ['dagermått 900x2100', 'clear', 'dagermått'],
  ['Fri bredd', 'clear', 'Fri bredd'],
  ['fri öppning 900x2100', 'clear', 'fri öppning'],
  ['fri passage 900x2100', 'clear', 'fri passage'],
  ['ljusmått', 'clear', 'ljusmått'],
  ['passagebredd 900', 'clear', 'passagebredd'],
  ['karmyttermått 990x2090, fritt mått 900', 'clear', 'fritt mått'],
  ['vägghål 1390x2490', 'hole', 'vägghål'],
  ['hålmått 1410x2510', 'hole', 'hålmått'],
  ['håltagning', 'hole', 'håltagning'],
  ['Öppningsmått', 'hole', 'Öppningsmått'],
  ['Hål (mm)', 'hole', 'Hål'],
  ['karmmått b', 'frame', 'karmmått'],
  ['Karmbredd', 'frame', 'Karmbredd'],
  ['kmått', 'frame', 'kmått'],
  ['modulmått', 'module', 'modulmått'],
])('%s', (text, of, word) => {
  expect(measureIn(text)).toEqual({ of, word });
});

test('other words name no measure', () => {
  for (const text of ['Öppning', 'mått 990x2090', 'hål för kabel', 'fristående', 'fri från silikon', 'bredd 900'])
    expect(measureIn(text)).toBeUndefined();
});

test.each([
  ['EI 30 klart mått 900x2100', '900x2100', 'clear'],
  ['EI 30 klart mått BxH: 900x2100', '900x2100', 'clear'],
  ['EI 30 900x2100 fritt mått', '900x2100', 'clear'],
  ['EI 30 fri bredd 900', 'bredd 900', 'clear'],
  ['EI 30 passagebredd 900', 'bredd 900', 'clear'],
  ['EI 30 fri 900x2100', '900x2100', 'clear'],
  // A width by itself says nothing about the size.
  ['D1 10x21 EI 30 fri bredd 900', '10x21', undefined],
  ['D1 fri bredd 900, 10x21 EI 30', '10x21', undefined],
  ['D1 vägghål 1010x2110, fritt mått 900', '1010x2110', 'hole'],
  ['D1 karmyttermått 990x2090 i vägghål', '990x2090', 'frame'],
])('beside a size: %s', (text, size, of) => {
  expect(measureBeside(text, size)?.of).toBe(of);
});
