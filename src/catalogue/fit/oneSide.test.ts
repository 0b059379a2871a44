import { expect, test } from 'vitest';
import { parseFireClasses } from '../classes/fireClass.ts';
import { readOneSide } from './oneSide.ts';

const read = (text: string) => readOneSide(parseFireClasses(text).unknown);

test.each([
  ['EI 60 bredd 2100', 'bredd 2100'],
  ['EI 60, bredd: 2100 mm, dörr', 'bredd 2100'],
  ['EI 60 B 900', 'bredd 900'],
  ['EI 60 höjd 2,4 m', 'höjd 2400'],
  ['höjd 240 cm EI 60', 'höjd 2400'],
  ['EI 60 1 200 mm bred', 'bredd 1200'],
  ['EI 60 2100 mm hög dörr', 'höjd 2100'],
  ['EI 60 2100 brett', 'bredd 2100'],
])('%s', (text, size) => {
  expect(read(text)).toMatchObject({ size, hint: expect.stringContaining('bara bli nej') });
});

test('of a length alone it is asked which side it is, with its words taken and no others', () => {
  expect(read('EI 60 dörr 2100 mm TT')).toEqual({
    size: '',
    hint: ' Är 2100\u00a0mm bredd eller höjd? Skriv till exempel bredd\u00a02100.',
    words: ['2100', 'mm'],
  });
});

test('what is no length is left alone', () => {
  for (const text of ['EI 60', 'EI 60 2100', 'EN 1634', 'B 30', 'bredd 9', '17 mm glas', 'bredd 30000', 'höjd 9M'])
    expect(read(text)).toBeUndefined();
});

test.each([
  ['inom', '5', 'm'],
  ['mindre', 'än', '8', 'm'],
  ['avstånd', '6', 'm'],
])('a distance is no side: %s', (...words) => {
  expect(readOneSide(words)).toBeUndefined();
});
