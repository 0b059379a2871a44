import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  convertOpening,
  formatOpening,
  measures,
  parseLength,
  parseSize,
  printModule,
  sizeFaults,
  type Opening,
  type SizeFault,
} from './size.ts';
import { typographyRules } from '../typography.ts';

describe('a length', () => {
  test.each<[string, number, true?]>([
    ['900', 900],
    ['900 mm', 900],
    ['900mm', 900],
    ['900 MM', 900],
    ['1 200', 1200],
    ['1\u00a0200\u00a0mm', 1200],
    ['1\u202f200', 1200],
    ['12 000', 12_000],
    ['0,9 m', 900],
    ['0.9m', 900],
    ['0,9', 900],
    ['1.25', 1250],
    ['1,200', 1200],
    ['90 cm', 900],
    ['9 dm', 900],
    ['9 m', 9000],
    ['9M', 900, true],
    ['9 M', 900, true],
    ['9,5M', 950, true],
    ['  2100  ', 2100],
    ['1265,5', 1265.5],
    ['300', 300],
    ['100 mm', 100],
    ['20 m', 20_000],
  ])('”%s” is %i mm', (text, mm, module) => {
    expect(parseLength(text)).toEqual({ value: module ? { mm, module } : { mm } });
  });

  test.each<[string, SizeFault]>([
    ['', 'empty'],
    [' \u00a0 ', 'empty'],
    ['9', 'unit'],
    ['90', 'unit'],
    ['299', 'unit'],
    ['9,5', 'unit'],
    ['12,5', 'unit'],
    ['99 mm', 'range'],
    ['0,9 mm', 'range'],
    ['21 m', 'range'],
    ['0 m', 'range'],
    ['0,9M', 'range'],
    ['99999999999999999999', 'range'],
    ['-900', 'form'],
    ['1e3', 'form'],
    ['9 00', 'form'],
    ['900 2100', 'form'],
    ['900x2100', 'form'],
    ['ca 900', 'form'],
    ['900,', 'form'],
    ['9,0,0', 'form'],
    ['Infinity', 'form'],
    ['٩٠٠', 'form'],
    ['=900', 'form'],
  ])('”%s” is none: %s', (text, fault) => {
    expect(parseLength(text)).toEqual({ value: undefined, fault });
  });
});

describe('a size', () => {
  test.each<[string, number, number, 'module'?]>([
    ['900x2100', 900, 2100],
    ['900 × 2100 mm', 900, 2100],
    ['900 mm x 2100 mm', 900, 2100],
    ['900*2100', 900, 2100],
    ['1 200 X 2 100', 1200, 2100],
    ['1\u00a0200×2\u00a0100', 1200, 2100],
    ['0,9 x 2,1', 900, 2100],
    ['1 x 2,1', 1000, 2100],
    ['0.9m × 2.1m', 900, 2100],
    ['0,9 × 2100 mm', NaN, NaN],
    ['0,9 m × 2100 mm', 900, 2100],
    ['90 x 210 cm', 900, 2100],
    ['10×21M', 1000, 2100, 'module'],
    ['10x21', 1000, 2100, 'module'],
    ['10M x 21M', 1000, 2100, 'module'],
    ['10 M x 21', 1000, 2100, 'module'],
    ['9,5×20,5M', 950, 2050, 'module'],
  ])('”%s” is %i × %i mm', (text, width, height, measure) => {
    expect(parseSize(text)).toEqual(
      Number.isNaN(width)
        ? { value: undefined, fault: 'range' }
        : { value: { width, height, ...(measure && { measure }) } },
    );
  });

  test.each<[string, SizeFault]>([
    ['', 'empty'],
    ['900', 'form'],
    ['900 2100', 'form'],
    ['900x2100x78', 'form'],
    ['x2100', 'form'],
    ['90x210', 'unit'],
    ['900x21', 'unit'],
    ['9,5x21', 'unit'],
    ['10M x 2100 mm', 'mixed'],
    ['10x21 m', 'range'],
    ['1x1', 'unit'],
  ])('”%s” is none: %s', (text, fault) => {
    expect(parseSize(text)).toEqual({ value: undefined, fault });
  });
});

const whole = fc.integer({ min: 300, max: 20_000 });

test('every whole number of millimetres is read in each of its spellings', () => {
  const spellings: ((mm: number) => string)[] = [
    String,
    (mm) => `${mm} mm`,
    (mm) => mm.toLocaleString('sv-SE'),
    (mm) => `${String(mm / 1000).replace('.', ',')} m`,
    (mm) => `${mm / 1000}m`,
    (mm) => `${mm / 10}\u00a0cm`,
    (mm) => `${mm / 100}M`,
  ];
  fc.assert(
    fc.property(whole, whole, fc.constantFrom(...spellings), fc.constantFrom('x', ' × ', '*'), (w, h, spell, by) => {
      expect(parseLength(spell(w)).value?.mm).toBe(w);
      expect(parseSize(spell(w) + by + spell(h)).value).toMatchObject({ width: w, height: h });
    }),
  );
});

test('any text gives a size in range or a fault with words for it', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d ,.xXmMcd×]{0,24}$/));
  fc.assert(
    fc.property(text, (text) => {
      const [one, two] = [parseLength(text), parseSize(text)];
      const faults = [one, two].filter(({ value }) => !value).map(({ fault }) => fault && sizeFaults[fault]);
      const lengths = [one.value?.mm, two.value?.width, two.value?.height].filter((mm) => mm !== undefined);
      expect(faults.every(Boolean)).toBe(true);
      expect(lengths.every((mm) => mm >= 100 && mm <= 20_000)).toBe(true);
    }),
  );
});

test('reads a long hostile text in no time', () => {
  const before = process.threadCpuUsage().user;
  for (const text of ['1 '.repeat(50_000), '1'.repeat(100_000), ' '.repeat(100_000) + 'x', '1 000'.repeat(20_000)])
    expect(parseSize(text).value ?? parseLength(text).value).toBeUndefined();
  expect((process.threadCpuUsage().user - before) / 1000).toBeLessThan(1000);
});

describe('an opening', () => {
  const module: Opening = { measure: 'module', width: 1000, height: 2100 };

  test('10×21M is a frame of 990 × 2090 in a hole of 1010 × 2110', () => {
    expect(convertOpening(module, 'frame')).toEqual({ measure: 'frame', width: 990, height: 2090 });
    expect(convertOpening(module, 'hole')).toEqual({ measure: 'hole', width: 1010, height: 2110 });
  });

  test('is the same after any way there and back', () => {
    const measure = fc.constantFrom(...measures);
    fc.assert(
      fc.property(fc.record({ measure, width: whole, height: whole }), measure, measure, (one, via, by) => {
        expect(convertOpening(convertOpening(convertOpening(one, via), by), one.measure)).toEqual(one);
      }),
    );
  });

  test('keeps its tenths, and stays a size, whatever it is measured on', () => {
    expect(convertOpening({ measure: 'module', width: 128.2, height: 9999.9 }, 'frame')).toEqual({
      measure: 'frame',
      width: 118.2,
      height: 9989.9,
    });
    expect(convertOpening({ measure: 'hole', width: 10, height: 15 }, 'frame')).toMatchObject({
      width: 0.1,
      height: 0.1,
    });
  });

  test('is printed with its measure', () => {
    expect(formatOpening(module)).toBe('modul 10\u00a0×\u00a021M');
    expect(formatOpening({ measure: 'module', width: 950, height: 2050 })).toBe('modul 9,5\u00a0×\u00a020,5M');
    expect(formatOpening({ measure: 'frame', width: 990, height: 2090 })).toBe(
      'karmyttermått 990\u00a0×\u00a02090\u00a0mm',
    );
    expect(formatOpening({ measure: 'hole', width: 1010, height: 2110 })).toBe('vägghål 1010\u00a0×\u00a02110\u00a0mm');
  });

  test('is told with the hole of a door on hinges, and of nothing else', () => {
    const frame = '10\u00a0×\u00a021M = karmyttermått 990\u00a0×\u00a02090\u00a0mm';
    expect(printModule(module, 'door')).toBe(`${frame}, vägghål 1010\u00a0×\u00a02110\u00a0mm`);
    for (const kind of ['sliding-door', 'window', 'partition', 'facade', 'roof'] as const)
      expect(printModule(module, kind)).toBe(frame);
  });
});

test('the words for faults keep the rules of typography', () => {
  for (const { pattern } of typographyRules)
    for (const text of Object.values(sizeFaults)) expect(text).not.toMatch(pattern);
});
