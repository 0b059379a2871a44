import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answer.ts';
import {
  coversClass,
  coversClosing,
  coversSmoke,
  formatFireClass,
  formatFireClasses,
  parseFireClass,
  parseFireClasses,
  uSymbols,
  type ClassVerdict,
  type FireClass,
  type FirePerformance,
  type SelfClosing,
  type Smoke,
} from './fireClass.ts';

const ei = (minutes: number, index?: 1 | 2): FireClass => ({ letters: 'EI', minutes, ...(index && { index }) });

/** The meaning of a spelling, apart from the classes. */
type Rest = Partial<ReturnType<typeof parseFireClasses>>;

test.each<[string, FireClass[], Rest?]>([
  ['EI2 60-S200C5', [ei(60, 2)], { smoke: ['S200'], selfClosing: 'C5' }],
  ['EI₂30-S₂₀₀', [ei(30, 2)], { smoke: ['S200'] }],
  ['EI₁20', [ei(20, 1)]],
  ['EI 30', [ei(30)]],
  ['EI\u00a030', [ei(30)]],
  ['EI30', [ei(30)]],
  ['EI-30', [ei(30)]],
  ['ei 30', [ei(30)]],
  ['EI 30-C', [ei(30)], { selfClosing: 'C' }],
  ['EI 30‑C5', [ei(30)], { selfClosing: 'C5' }],
  ['EI2 15/EW 60-S200C3', [ei(15, 2), { letters: 'EW', minutes: 60 }], { smoke: ['S200'], selfClosing: 'C3' }],
  ['EI260-C5-Sa', [ei(60, 2)], { smoke: ['Sa'], selfClosing: 'C5' }],
  ['EI130', [ei(30, 1)]],
  ['EI120', [ei(120)]],
  ['EI2120', [ei(120, 2)]],
  ['EI180', [ei(180)]],
  ['EI240', [ei(240)]],
  ['EI1 20', [ei(20, 1)]],
  ['EI1 30', [ei(30, 1)]],
  ['EI 2 60', [], { unknown: ['EI 2 60'] }],
  ['EI 30-CSa', [ei(30)], { smoke: ['Sa'], selfClosing: 'C' }],
  ['EI2 90-Sa4C3', [ei(90, 2)], { smoke: ['Sa4'], selfClosing: 'C3' }],
  ['EI 60-Sₐ', [ei(60)], { smoke: ['Sa'] }],
  [
    'REI 30/RE 45',
    [
      { letters: 'REI', minutes: 30 },
      { letters: 'RE', minutes: 45 },
    ],
  ],
  ['EI 60 (i→o)', [{ ...ei(60), direction: 'i→o' }]],
  ['EI 60 (i <- o)', [{ ...ei(60), direction: 'o→i' }]],
  ['EI 60 (i↔o)', [{ ...ei(60), direction: 'i↔o' }]],
  ['REI 60-M', [{ letters: 'REI', minutes: 60, impact: true }]],
  ['R 60', [{ letters: 'R', minutes: 60 }]],
  ['E45', [{ letters: 'E', minutes: 45 }]],
  ['S200', [], { smoke: ['S200'] }],
  ['Sa och S200', [], { smoke: ['Sa', 'S200'] }],
  ['RC 3', [], { rc: 3 }],
  ['EI 30-C Rw 37 dB RC2', [ei(30)], { selfClosing: 'C', rw: 37, rc: 2 }],
  ['R’w ≥ 35 dB', [], { rwInBuilding: 35 }],
  ['R´w 35', [], { rwInBuilding: 35 }],
  ['lägst klass EI 30 med Rw = 40', [ei(30)], { rw: 40 }],
  ['EI 30 Rw > 40', [ei(30)], { rw: 40 }],
  ['dörr i klass EI 30 enligt SS-EN 13501-2', [ei(30)], { unknown: ['dörr', 'i', 'enligt'] }],
  ['ljudkrav minst 37 dB', [], { rw: 37 }],
  ['ljudklass Rw 37', [], { rw: 37 }],
  ['37 dB ljud', [], { rw: 37 }],
  // The name that a specification gives a value adds nothing to it.
  ['EI 60 brandgastäthet Sa', [ei(60)], { smoke: ['Sa'] }],
  ['EI 60 brandgastät S200', [ei(60)], { smoke: ['S200'] }],
  ['EI 60-S200C5, rökgastät', [ei(60)], { smoke: ['S200'], selfClosing: 'C5' }],
  ['EI 60, brandgastäthet: C5S200', [ei(60)], { smoke: ['S200'], selfClosing: 'C5' }],
  ['EI 60 motståndsklass RC3', [ei(60)], { rc: 3 }],
  ['EI 60 inbrottsklass minst RC 3', [ei(60)], { rc: 3 }],
  ['EI 60, RC 3 inbrottsskydd', [ei(60)], { rc: 3 }],
  ['EI 60 ljudreduktion 35 dB', [ei(60)], { rw: 35 }],
  ['EI 60 ljudkrav Rw 37', [ei(60)], { rw: 37 }],
  ['EI 60 ljudklass: Rw 37dB', [ei(60)], { rw: 37 }],
  ['EI 60 ljudkrav ≥ 37 dB', [ei(60)], { rw: 37 }],
  ['EI 60 reduktionstal 35 dB', [ei(60)], { rw: 35 }],
  ['EI 60, 35 dB ljudisolering', [ei(60)], { rw: 35 }],
  ['EI 60, ljudreduktionstal R’w 35', [ei(60)], { rwInBuilding: 35 }],
  ['EI 60 U-värde 1,0', [ei(60)], { U: 1 }],
  ['brandklass EI 60, klass S200', [ei(60)], { smoke: ['S200'] }],
  // Without a value, or beside one of another sort, the name asks for a value of its own.
  ['EI 60 brandgastät', [ei(60)], { unknown: ['brandgastät'] }],
  ['EI 60 brandgastät samt RC 3', [ei(60)], { rc: 3, unknown: ['brandgastät'] }],
  ['EI 60, vissa brandgastäta', [ei(60)], { unknown: ['vissa', 'brandgastäta'] }],
  ['EI 60-C5 brandgastäthet', [ei(60)], { selfClosing: 'C5', unknown: ['brandgastäthet'] }],
  ['EI 60 brandgastätdörr S200', [ei(60)], { smoke: ['S200'], unknown: ['brandgastätdörr'] }],
  ['EI 60 motståndsklass 3', [ei(60)], { unknown: ['motståndsklass', '3'] }],
  ['EI 60-S200, inbrottsklass', [ei(60)], { smoke: ['S200'], unknown: ['inbrottsklass'] }],
  ['EI 60 35 dB inbrottsskydd', [ei(60)], { rw: 35, unknown: ['inbrottsskydd'] }],
  ['EI 60, ljudreduktion, RC 3', [ei(60)], { rc: 3, unknown: ['ljudreduktion'] }],
  ['EI 60 reduktionstal', [ei(60)], { unknown: ['reduktionstal'] }],
  ['EI 60 ljudkrav, EI 30', [ei(60), ei(30)], { unknown: ['ljudkrav'] }],
  ['EI 60 ljudkrav 10 x 21', [ei(60)], { unknown: ['ljudkrav', '10 x 21'] }],
  ['EI 60 ljudkrav 37', [ei(60)], { unknown: ['ljudkrav', '37'] }],
  // Without a figure they are words.
  ['EI 30, U-värde, Uw värde', [ei(30)], { unknown: ['U-värde', 'Uw värde'] }],
  ['EI 30, ljudkrav, ljud', [ei(30)], { unknown: ['ljudkrav', 'ljud'] }],
  ['37dB', [], { rw: 37 }],
  ['EI 60 37 dB', [ei(60)], { rw: 37 }],
  ['EI 30-C, ljud 40 dB Rw', [ei(30)], { selfClosing: 'C', rw: 40 }],
  ['≥ 37 dB (Rw)', [], { rw: 37 }],
  ['Rw 37 dB, 40 dB', [], { rw: 37, unknown: ['40 dB'] }],
  ['DnT,w 52 dB', [], { unknown: ['DnT', 'w', '52', 'dB'] }],
  ['Rw (C;Ctr) 37 dB', [], { unknown: ['Rw', '(C;Ctr)', '37', 'dB'] }],
  // The C in a correction of Rw is not the C of self-closing.
  ['Rw+Ctr = 37 dB', [], { rw: 37, unknown: ['+Ctr'] }],
  ['EI 60-C 4', [ei(60)], { selfClosing: 'C4' }],
  ['EI 60-C 4, Rw 37 dB', [ei(60)], { selfClosing: 'C4', rw: 37 }],
  ['EI 60-C 4 st', [ei(60)], { selfClosing: 'C', unknown: ['4', 'st'] }],
  ['REI-M 120', [{ letters: 'REI', minutes: 120, impact: true }]],
  ['R’w+Ctr 35', [], { rwInBuilding: 35, unknown: ['+Ctr'] }],
  ["R'w + C50-3150 ≥ 35 dB", [], { rwInBuilding: 35, unknown: ['+ C50-3150'] }],
  ["R'w+C₅₀–₃₁₅₀ 35 dB", [], { rwInBuilding: 35, unknown: ['+C50-3150'] }],
  ['Rw+C50-3150 40 dB', [], { rw: 40, unknown: ['+C50-3150'] }],
  ['Rw + C dB', [], { unknown: ['Rw + C', 'dB'] }],
  ["R'w + C ≥ 35 dB", [], { rwInBuilding: 35, unknown: ['+ C'] }],
  ['br.kl. EI30-C', [ei(30)], { selfClosing: 'C' }],
  // A range asks for nothing certain; a size or a number of doors after a class is no range.
  ...['EI 30-60', 'Rw 35-40 dB', '35 dB - 40 dB', 'U 1,0-1,2', 'RC 2-3', 'C3-C5', 'EI 30 till 60'].map(
    (text): [string, FireClass[], object] => [text, [], { unknown: [text] }],
  ),
  ['EI2-30', [{ ...ei(30), index: 2 }], {}],
  ['EI 60-37 dB', [ei(60)], { rw: 37 }],
  ['EI 60 - 10x21', [ei(60)], { unknown: ['10x21'] }],
  ['EI 60-C5 - 2 st', [ei(60)], { selfClosing: 'C5', unknown: ['2', 'st'] }],
  ['37dBA', [], { unknown: ['37dBA'] }],
  ['EI 30, 1100 x 2300 mm', [ei(30)], { unknown: ['1100 x 2300 mm'] }],
  ['EI30-10×21M', [ei(30)], { unknown: ['10×21M'] }],
  ['Ucw 1,1', [], { Ucw: 1.1 }],
  ['EI 60 glasfasad, Ucw 1,3', [ei(60)], { Ucw: 1.3, unknown: ['glasfasad'] }],
  ['U-värde 1.2 W/m2K', [], { U: 1.2 }],
  ['U-värde: högst 1,20 W/m²K', [], { U: 1.2 }],
  ['Uw-värde max. 0,9 W/(m²K)', [], { Uw: 0.9 }],
  ['max Uw 1,2, EI 30', [ei(30)], { Uw: 1.2 }],
  ['UD ≤ 1,0 W/(m²·K)', [], { Ud: 1 }],
  ['UCW=1', [], { Ucw: 1 }],
  ['EI 60-S200, Uf < 1,9 W/m2·K, Rw 37', [ei(60)], { smoke: ['S200'], Uf: 1.9, rw: 37 }],
  ['U0,8', [], { U: 0.8 }],
  ['Uw 1,2 Ucw 1,1', [], { Uw: 1.2, Ucw: 1.1 }],
  ['Uw 1,2 Uw 1,1', [], { Uw: 1.2, unknown: ['Uw 1,1'] }],
  ['1,3 W/m²K', [], { unknown: ['1,3', 'W', 'm2K'] }],
  ['Uw ≥ 1,2', [], { unknown: ['Uw', '1,2'] }],
  ['Ug 1,0', [], { unknown: ['Ug', '1,0'] }],
  ['Uw 0,0', [], { unknown: ['Uw', '0,0'] }],
  ['U 60', [], { unknown: ['U', '60'] }],
  ['Uw 1200x2400', [], { unknown: ['Uw', '1200x2400'] }],
  ['A60', [], { unknown: ['A60'] }],
  ['EI30-TT', [ei(30)], { unknown: ['TT'] }],
  ['EI 25', [], { unknown: ['EI 25'] }],
  ['EI 260', [], { unknown: ['EI 260'] }],
  ['EI 130', [], { unknown: ['EI 130'] }],
  ['EI 3 60', [], { unknown: ['EI 3 60'] }],
  ['EW2 60', [], { unknown: ['EW2 60'] }],
  ['EI 30/60', [ei(30)], { unknown: ['60'] }],
  ['EI 30-C2 C5', [ei(30)], { selfClosing: 'C2', unknown: ['C5'] }],
  ['EI 30-Sm', [ei(30)], { unknown: ['Sm'] }],
  // The standards of escape fittings stay whole: their numbers are no size and belong to no other standard.
  ['EI 30, SS-EN 179', [ei(30)], { unknown: ['SS-EN 179'] }],
  ['EI 30, SS-EN 179/1125', [ei(30)], { unknown: ['SS-EN 179/1125'] }],
  ['EI 30 EN 1125 x 2100', [ei(30)], { unknown: ['EN', '1125 x 2100'] }],
  ['en 1125 mm', [], { unknown: ['en', '1125', 'mm'] }],
  ['EI 30, 1125', [ei(30)], { unknown: ['1125'] }],
  ['SS-EN 1627', [], { unknown: ['SS', 'EN', '1627'] }],
  ['Rw (C;Ctr) 37', [], { unknown: ['Rw', '(C;Ctr)', '37'] }],
  ['EI 30 (i→i)', [ei(30)], { unknown: ['(i→i)'] }],
  ['(i→o)', [], { unknown: ['(i→o)'] }],
  ['Entré 30, CSS', [], { unknown: ['Entré', '30', 'CSS'] }],
  ['', []],
])('reads ”%s”', (text, classes, rest) => {
  expect(parseFireClasses(text)).toEqual({ classes, unknown: [], ...rest });
});

test('prints classes as Boverket does', () => {
  expect(formatFireClass(ei(30))).toBe('EI\u00a030');
  expect(formatFireClass({ ...ei(60, 2), direction: 'i→o' })).toBe('EI2\u00a060\u00a0(i→o)');
  expect(formatFireClasses(parseFireClasses('EI2 15 / EW 60, C3, S200'))).toBe('EI2\u00a015/EW\u00a060-S200C3');
  expect(formatFireClasses(parseFireClasses('Sa; RC2; Rw 40'))).toBe('Sa, Rw\u00a040\u00a0dB, RC\u00a02');
  expect(formatFireClasses(parseFireClasses('ucw 1.30, EI 60'))).toBe('EI\u00a060, Ucw\u00a01,3\u00a0W/(m²·K)');
});

const minutes = fc.constantFrom(10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360);
const options = {
  direction: fc.constantFrom('i→o' as const, 'o→i' as const, 'i↔o' as const),
  impact: fc.constant(true as const),
};
const fireClass: fc.Arbitrary<FireClass> = fc.oneof(
  fc.record(
    { letters: fc.constant('EI' as const), minutes, index: fc.constantFrom(1 as const, 2 as const), ...options },
    { requiredKeys: ['letters', 'minutes'] },
  ),
  fc.record(
    { letters: fc.constantFrom('E', 'EW', 'R', 'RE', 'REW', 'REI'), minutes, ...options },
    { requiredKeys: ['letters', 'minutes'] },
  ),
);
const smoke = fc.uniqueArray(fc.constantFrom('Sa' as const, 'Sa3' as const, 'Sa4' as const, 'S200' as const), {
  minLength: 1,
});
const performance: fc.Arbitrary<FirePerformance> = fc.record(
  {
    classes: fc.array(fireClass, { maxLength: 3 }),
    smoke,
    selfClosing: fc.constantFrom('C', 'C0', 'C1', 'C2', 'C3', 'C4', 'C5'),
    rw: fc.integer({ min: 20, max: 60 }),
    rwInBuilding: fc.integer({ min: 20, max: 60 }),
    rc: fc.integer({ min: 1, max: 6 }),
    ...Object.fromEntries(uSymbols.map((symbol) => [symbol, fc.integer({ min: 1, max: 999 }).map((u) => u / 100)])),
  },
  { requiredKeys: ['classes'] },
);

test('what is printed is read as it was', () => {
  fc.assert(
    fc.property(performance, (one) => {
      expect(parseFireClasses(formatFireClasses(one))).toEqual({ ...one, unknown: [] });
    }),
  );
});

test('no letter and no digit of a text is dropped', () => {
  const kept = (text: string) => text.replace(/[^\p{L}\d]/gu, '').toLowerCase();
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Fa-f0-9xyzåäö ,./-]{0,30}$/), (text) => {
      const { unknown, ...read } = parseFireClasses(text);
      const rest = [...kept(formatFireClasses(read) + unknown.join(''))].toSorted().join('');
      for (const letter of new Set(kept(text))) expect(rest).toContain(letter);
    }),
  );
});

describe('covers', () => {
  test.each<[string, string, Answer, ClassVerdict['binds']?]>([
    ['EI 60', 'EI 30', 'yes'],
    ['EI 30', 'EI 60', 'no', ['minutes']],
    ['EI 30', 'EW 30', 'yes'],
    ['EW 30', 'E 30', 'yes'],
    ['E 60', 'EI 30', 'no', ['letters']],
    ['E 30', 'EI 60', 'no', ['letters', 'minutes']],
    ['EI1 30', 'EI2 30', 'yes'],
    ['EI2 30', 'EI1 30', 'no', ['index']],
    ['EI2 30', 'EI 30', 'yes'],
    ['EI 30', 'EI2 30', 'unknown', ['index']],
    ['EI 30', 'EI2 60', 'no', ['minutes']],
    ['REI 60', 'RE 60', 'yes'],
    ['REI 60', 'EI 60', 'yes'],
    ['EI 60', 'REI 60', 'no', ['letters']],
    ['REW 60', 'EI 60', 'no', ['letters']],
    ['RE 30', 'R 30', 'yes'],
    ['EI 60 (i→o)', 'EI 60 (o→i)', 'no', ['direction']],
    ['EI 60 (i↔o)', 'EI 60 (o→i)', 'yes'],
    ['EI 60', 'EI 60 (o→i)', 'unknown', ['direction']],
    ['EI 60 (i→o)', 'EI 60', 'unknown', ['direction']],
    ['REI 60', 'REI 60-M', 'unknown', ['impact']],
  ])('%s for %s: %s', (offered, required, answer, binds = []) => {
    const [one, other] = [parseFireClass(offered), parseFireClass(required)];
    expect(one && other && coversClass(one, other)).toEqual({ answer, binds });
  });

  test('what opens has an index, so without one it covers the lower and may cover the stricter', () => {
    const door = (required: FireClass) => coversClass(ei(60), required, true);
    expect(door(ei(30, 2))).toEqual({ answer: 'yes', binds: [] });
    expect(door(ei(60, 1))).toEqual({ answer: 'unknown', binds: ['index'] });
    expect(door(ei(90, 2))).toEqual({ answer: 'no', binds: ['minutes'] });
    expect(coversClass(ei(60, 2), ei(60, 1), true)).toEqual({ answer: 'no', binds: ['index'] });
  });

  test.each<[Smoke[] | undefined, Smoke, boolean | undefined]>([
    [['S200'], 'Sa', true],
    [['Sa'], 'S200', false],
    [undefined, 'S200', undefined],
    [['Sa4'], 'Sa3', true],
    [['Sa3'], 'Sa4', false],
    [['S200'], 'Sa4', undefined],
  ])('%s for %s: %s', (offered, required, fulfilled) => {
    expect(coversSmoke(offered, required)).toBe(fulfilled);
  });

  test.each<[SelfClosing | undefined, SelfClosing, boolean | undefined]>([
    ['C5', 'C3', true],
    ['C3', 'C5', false],
    ['C', 'C5', undefined],
    ['C1', 'C', true],
    [undefined, 'C', undefined],
  ])('%s for %s: %s', (offered, required, fulfilled) => {
    expect(coversClosing(offered, required)).toBe(fulfilled);
  });

  test('is reflexive', () => {
    fc.assert(fc.property(fireClass, (one) => coversClass(one, one).answer === 'yes'));
  });

  test('is transitive, and two classes that cover each other are the same but for an index', () => {
    const kinds = [
      ...(['E', 'EW', 'EI', 'R', 'RE', 'REW', 'REI'] as const).map((letters) => ({ letters })),
      ei(0, 1),
      ei(0, 2),
    ];
    const all = kinds.flatMap((kind) =>
      [30, 60].flatMap((minutes) =>
        ([undefined, 'i→o', 'o→i', 'i↔o'] as const).flatMap((direction) =>
          ([undefined, true] as const).map((impact): FireClass => ({
            ...kind,
            minutes,
            ...(direction && { direction }),
            ...(impact && { impact }),
          })),
        ),
      ),
    );
    const below = new Map(
      all.map((one) => [one, new Set(all.filter((other) => coversClass(one, other).answer === 'yes'))]),
    );
    const broken = all.flatMap((one) =>
      [...(below.get(one) ?? [])]
        .filter((other) => {
          const goesOn = below.get(other)?.isSubsetOf(below.get(one) ?? new Set());
          const isTwin = below.get(other)?.has(one);
          return (
            !goesOn || (isTwin && formatFireClass({ ...one, index: 1 }) !== formatFireClass({ ...other, index: 1 }))
          );
        })
        .map((other) => `${formatFireClass(one)} over ${formatFireClass(other)}`),
    );
    expect(broken).toEqual([]);
  });

  test('is transitive in smoke', () => {
    const fulfils = (offered: Smoke[], required: Smoke[]) => required.every((one) => coversSmoke(offered, one));
    fc.assert(
      fc.property(smoke, smoke, smoke, (a, b, c) => (fulfils(a, b) && fulfils(b, c) ? fulfils(a, c) : true)),
      { numRuns: 500 },
    );
  });

  test('what binds is named whenever the answer is not yes', () => {
    fc.assert(
      fc.property(fireClass, fireClass, (a, b) => {
        const { answer, binds } = coversClass(a, b);
        expect(binds.length > 0).toBe(answer !== 'yes');
      }),
    );
  });
});
