import { expect, test } from 'vitest';
import { sizeInLine, withCross } from './lineSize.ts';

test.each([
  ['D1 1000x2100 EI 60', '1000x2100'],
  ['D1 1000/2100', '1000x2100'],
  ['D1 H/B 2100x1000', '1000x2100'],
  ['D1 10x21M', '10x21M'],
  ['D1 900-1000x2100', undefined],
  ['D1 1000 2100 3000', undefined],
  ['D1 EI 60', undefined],
])('the size in ”%s”', (text, size) => {
  expect(sizeInLine(text)?.size).toBe(size);
});

test('a word beside a size says what was measured', () => {
  expect(sizeInLine('vägghål 1000x2100')).toMatchObject({ measured: { of: 'hole', word: 'vägghål' } });
  expect(sizeInLine('10x21')).toMatchObject({ measured: undefined });
});

test('sides that are named get a cross, the width first', () => {
  expect(withCross('bredd 1200 höjd 2300').trim()).toBe('1200x2300');
  expect(withCross('h=2300, b=1200').trim()).toBe('1200x2300');
});
