import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closerSize } from './closer.ts';
import { fit, glassMass, limitsFor, sizesOf, type Fit, type WantedSize } from './fit.ts';
import { fitChosen } from './fitChosen.ts';
import { fieldOf } from './fitField.ts';
import { nearest, printWay } from './fitNearest.ts';
import { fitHeading } from './fitHeading.ts';
import { fitReason } from './fitWords.ts';
import type { Limit } from './limitWords.ts';
import { products } from '../products.ts';
import { typographyRules } from '../typography.ts';

/** A product of the catalogue by category and id. */
function sizesFor(category: string, id: number) {
  const product = products.find((one) => one.category === category && one.id === id);
  if (!product) throw new Error(`There is no ${category} ${id}.`);
  return sizesOf(product);
}

/** Answer and reason for a size of a product, with plain spaces. */
function ask(category: string, id: number, width: number, height: number, more: Partial<WantedSize> = {}) {
  const sizes = sizesFor(category, id);
  const answer = fit(sizes, { width, height, ...more });
  return { ...answer, reason: fitReason(answer, sizes).replaceAll('\u00a0', ' ') };
}

describe('known sizes', () => {
  test('aluminium 9 at 1380 × 2760 fails by area alone', () => {
    expect(ask('aluminium', 9, 1380, 2760)).toMatchObject({
      answer: 'no',
      binds: [{ limit: 'area', allowed: 3.45 }],
      reason: 'Ytan 3,81 m² är större än 3,45 m².',
    });
  });

  test('aluminium 9 at the whole width or the whole height holds', () => {
    expect(ask('aluminium', 9, 1380, 2500)).toMatchObject({
      answer: 'yes',
      reason:
        'Inom största fönster, 1380 × 2760 mm och 3,45 m². Bågens vikt, högst 200 kg, räcker till cirka 23 mm glas sammanlagt, utan mellanrum och om profilerna inte räknas in.',
    });
    expect(ask('aluminium', 9, 1250, 2760).answer).toBe('yes');
  });

  test('aluminium 10 at 1800 × 3600 fails by area', () => {
    expect(ask('aluminium', 10, 1800, 3600)).toMatchObject({
      answer: 'no',
      reason: 'Ytan 6,48 m² är större än 5,45 m².',
    });
  });

  test('steel 6 at 1265 × 2300 leaves about 20 mm of glass within 150 kg', () => {
    const { answer, thickestGlass } = ask('steel', 6, 1265, 2300);
    expect(answer).toBe('yes');
    expect(thickestGlass).toBeCloseTo(20.6, 1);
    expect(ask('steel', 6, 1265, 2300, { glass: 20 }).answer).toBe('yes');
    expect(ask('steel', 6, 1265, 2300, { glass: 21 })).toMatchObject({
      answer: 'no',
      reason: 'Glasets vikt 152,75 kg är mer än 150 kg.',
    });
  });

  test('glass alone that is heavier than the heaviest sash is a no, wherever the size is stated', () => {
    expect(ask('aluminium', 9, 1250, 2760, { glass: 23 }).answer).toBe('yes');
    expect(ask('aluminium', 9, 1250, 2760, { glass: 24 })).toMatchObject({
      answer: 'no',
      reason: 'Glasets vikt 207 kg är mer än 200 kg.',
    });
  });

  test.each([
    [900, 2000, 'yes'],
    [988, 1500, 'yes'],
    [950, 1400, 'yes'],
    [950, 1501, 'no'],
    [988, 2000, 'no'],
    [989, 1500, 'no'],
    [900, 2001, 'no'],
  ])('aluminium 14 has two largest panes: %i × %i, %s', (width, height, answer) => {
    expect(ask('aluminium', 14, width, height).answer).toBe(answer);
  });

  test.each([
    [950, 1600, 'Höjden 1600 mm är större än 1500 mm vid bredd över 900 mm.'],
    [950, 2500, 'Höjden 2500 mm är större än 1500 mm vid bredd över 900 mm.'],
    [980, 1510, 'Höjden 1510 mm är större än 1500 mm vid bredd över 900 mm.'],
    [900, 2001, 'Höjden 2001 mm är större än 2000 mm.'],
  ])('of two pairs the one binds that holds the width: %i × %i', (width, height, reason) => {
    expect(ask('aluminium', 14, width, height)).toMatchObject({ answer: 'no', reason });
  });

  test('of steps the one that the width is on is named, whatever the size', () => {
    const side = fc.integer({ min: 100, max: 4000 });
    fc.assert(
      fc.property(fc.integer({ min: 901, max: 988 }), side, (width, height) => {
        const { answer, binds } = ask('aluminium', 14, width, height);
        const bind = { limit: 'height', value: height, allowed: 1500, above: 900 };
        expect({ answer, binds }).toEqual(
          height > 1500 ? { answer: 'no', binds: [bind] } : { answer: 'yes', binds: [] },
        );
      }),
    );
  });

  test('a stated height says nothing of the width', () => {
    expect(ask('steel', 1, 1000, 2500)).toMatchObject({
      answer: 'unknown',
      binds: [{ limit: 'width', value: 1000 }],
      reason: 'Höjden är inom 2500 mm (med enpunktslås), men största dörrbredd framgår inte.',
    });
    expect(ask('steel', 1, 1000, 2501).limit?.when?.lock).toMatch(/bimetal/);
    expect(ask('steel', 1, 1000, 2501, { lock: 'single-point' })).toMatchObject({
      answer: 'no',
      reason: 'Höjden 2501 mm är större än 2500 mm (med enpunktslås).',
    });
  });

  test('one leaf and two have limits of their own', () => {
    expect(ask('steel', 2, 1381, 3000, { leaves: 1 }).answer).toBe('no');
    expect(ask('steel', 2, 1381, 3000)).toMatchObject({
      answer: 'yes',
      reason: 'Inom största öppning, 3000 × 3000 mm (pardörr).',
    });
    expect(ask('steel', 7, 1300, 2500, { escape: true, leaves: 1 }).answer).toBe('no');
  });

  test.each([
    [1200, undefined, 'Ja', 'Ja'],
    [1250, undefined, 'Ja', 'Ja'],
    [1300, undefined, 'Ja utan utrymningsfunktion, nej med', 'Ja utan utrymningsfunktion, framgår inte med'],
    [1300, false, 'Ja', 'Ja'],
    [1300, true, 'Nej', 'Framgår inte'],
    [1401, undefined, 'Nej', 'Framgår inte'],
  ])('a yes is firm only where it holds with an escape function too: %i, %s', (width, escape, opening, frame) => {
    const sizes = sizesFor('steel', 7);
    const size = { width, height: 2100, leaves: 1 as const, ...(escape !== undefined && { escape }) };
    expect(fitHeading(fitChosen(sizes, size, true), sizes.kind)).toBe(opening);
    expect(fitHeading(fitChosen(sizes, size), sizes.kind)).toBe(frame);
  });

  test.each([
    ['steel', 7, 1250, {}, 'Ja', undefined],
    ['steel', 7, 1300, {}, 'Ja, som dubbel', { width: 1400 }],
    ['steel', 7, 1300, { escape: false }, 'Ja', undefined],
    ['steel', 7, 1300, { escape: true }, 'Ja, som dubbel', { width: 1250 }],
    ['steel', 7, 1500, {}, 'Ja, som dubbel', { width: 1400 }],
    ['steel', 7, 2600, {}, 'Ja, som dubbel utan utrymningsfunktion, nej med', { width: 1400 }],
    ['steel', 7, 2000, { leaves: 1 }, 'Nej', undefined],
    ['steel', 7, 2000, { leaves: 2 }, 'Ja', undefined],
    ['steel', 7, 2900, {}, 'Nej', undefined],
    ['steel', 2, 1381, {}, 'Ja, som pardörr', { width: 1380 }],
  ] as const)('without leaves both are tried: %s %i, %i mm, %o', (category, id, width, more, heading, other) => {
    const sizes = sizesFor(category, id);
    const found = fitChosen(sizes, { width, height: 2100, ...more }, true);
    expect(fitHeading(found, sizes.kind)).toBe(heading);
    expect(found.other?.width).toBe(other?.width);
  });

  test('a firm yes names the stricter limit', () => {
    const sizes = sizesFor('steel', 7);
    const reason = fitReason(fitChosen(sizes, { width: 1200, height: 2100, leaves: 1 }, true), sizes);
    expect(reason.replaceAll('\u00a0', ' ')).toBe(
      'Inom största öppning, 1250 × 2500 mm (enkel skjutdörr, med utrymningsfunktion).',
    );
  });

  test('a pane that is too wide as it stands could be turned: whether it may is not stated', () => {
    expect(ask('steel', 12, 3240, 1680).answer).toBe('yes');
    expect(ask('steel', 12, 1680, 3240)).toMatchObject({
      answer: 'unknown',
      turned: true,
      reason: 'Höjden 3240 mm är större än 1680 mm; om rutan får vändas framgår inte.',
    });
    expect(ask('steel', 12, 1681, 3240).answer).toBe('no');
  });

  test('what is not limited in the facts is never a yes', () => {
    expect(ask('aluminium', 1, 900, 2100)).toMatchObject({
      answer: 'unknown',
      reason: 'Största bredd och höjd framgår inte.',
    });
    for (const product of products) {
      const { limits } = sizesOf(product);
      const { answer } = fit({ limits }, { width: 101, height: 101 });
      expect([product.title, answer]).toEqual([
        product.title,
        limits.some(({ width, height }) => width && height) ? 'yes' : 'unknown',
      ]);
    }
  });
});

const side = fc.integer({ min: 300, max: 6000 });
const limit: fc.Arbitrary<Limit> = fc.record(
  {
    of: fc.constantFrom('door' as const, 'sash' as const, 'pane' as const),
    width: side,
    height: side,
    area: fc.integer({ min: 20, max: 3000 }).map((hundredths) => hundredths / 100),
    mass: fc.integer({ min: 20, max: 400 }),
    when: fc.record(
      {
        leaves: fc.constantFrom(1 as const, 2 as const),
        lock: fc.constantFrom('single-point' as const, 'bimetal' as const),
        escape: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['of'] },
);
const limits = fc.array(limit, { maxLength: 4 });
const size: fc.Arbitrary<WantedSize> = fc.record(
  {
    width: side,
    height: side,
    leaves: fc.constantFrom(1 as const, 2 as const),
    lock: fc.constantFrom('single-point' as const, 'bimetal' as const),
    escape: fc.boolean(),
    glass: fc.integer({ min: 4, max: 60 }),
  },
  { requiredKeys: ['width', 'height'] },
);

/** The slow way: every limit written out, in whole square millimetres and half grams. */
function reference(limits: Limit[], { width, height, glass, ...chosen }: WantedSize): Fit['answer'] {
  const answers = limits
    .filter(({ when = {} }) =>
      (['leaves', 'lock', 'escape'] as const).every(
        (key) => chosen[key] === undefined || when[key] === undefined || chosen[key] === when[key],
      ),
    )
    .map((limit) => {
      const beyond = [
        limit.width !== undefined && width > limit.width,
        limit.height !== undefined && height > limit.height,
        limit.area !== undefined && width * height > Math.round(limit.area * 100) * 10_000,
        limit.mass !== undefined && glass !== undefined && width * height * glass * 5 > limit.mass * 2_000_000,
      ].some(Boolean);
      if (!beyond) return limit.width && limit.height ? 'yes' : 'unknown';
      const lying = { ...chosen, ...(glass && { glass }), width: height, height: width };
      return limit.of === 'pane' && reference([{ ...limit, of: 'sash' }], lying) === 'yes' ? 'unknown' : 'no';
    });
  if (answers.includes('yes')) return 'yes';
  return answers.length === 0 || answers.includes('unknown') ? 'unknown' : 'no';
}

test('answers as the slow way does', () => {
  fc.assert(
    fc.property(limits, size, (limits, size) => {
      expect(fit({ limits }, size).answer).toBe(reference(limits, size));
    }),
    { numRuns: 2000 },
  );
});

test('borders are included', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const area = (width * height) / 1e6;
      const limits: Limit[] = [{ of: 'sash', width, height, area, mass: glassMass({ width, height }, 12) }];
      expect(fit({ limits }, { width, height, glass: 12 }).answer).toBe('yes');
      expect(fit({ limits }, { width: width + 1, height }).answer).toBe('no');
      expect(fit({ limits: [{ of: 'pane', area }] }, { width, height: height + 1 }).answer).toBe('no');
    }),
  );
});

test.each([NaN, 0, -900, -Infinity])('%d mm is no size, and within nothing', (width) => {
  expect(fit({ limits: [{ of: 'door', width: 1000, height: 2100 }] }, { width, height: 2000 }).answer).toBe('unknown');
  expect(fit({ limits: [{ of: 'door', width: 1000, height: 2100 }] }, { width: 900, height: width }).answer).toBe(
    'unknown',
  );
});

test('a smaller size never fares worse', () => {
  const order = ['no', 'unknown', 'yes'];
  fc.assert(
    fc.property(limits, size, fc.nat(300), fc.nat(300), (limits, size, less, lower) => {
      const smaller = { ...size, width: size.width - less + 1, height: size.height - lower + 1 };
      const [before, after] = [
        fit({ limits }, { ...size, width: size.width + 1, height: size.height + 1 }),
        fit({ limits }, smaller),
      ];
      expect(order.indexOf(after.answer)).toBeGreaterThanOrEqual(order.indexOf(before.answer));
    }),
  );
});

test('every answer but yes names what binds, and every reason is correct Swedish', () => {
  const kind = fc.constantFrom('door' as const, 'sliding-door' as const);
  fc.assert(
    fc.property(limits, size, kind, (limits, size, kind) => {
      const sizes = { kind, limits, sashMass: 150 };
      const answer = fit(sizes, size);
      const reason = fitReason(answer, sizes);
      expect(answer.binds.length > 0).toBe(answer.answer !== 'yes');
      expect(reason).toMatch(/^\p{Lu}[^]*\.$/u);
      expect(reason).not.toMatch(/undefined|NaN/);
      for (const { pattern, advice } of typographyRules) expect(pattern.test(reason) && advice).toBe(false);
    }),
  );
});

describe('what fits in place of it', () => {
  test.each([
    ['aluminium', 9, { width: 1380, height: 2760 }, ['1250 × 2760 mm', '1380 × 2500 mm']],
    ['aluminium', 10, { width: 1800, height: 3600 }, ['1513 × 3600 mm', '1800 × 3027 mm']],
    ['aluminium', 9, { width: 3000, height: 1000 }, ['1380 × 1000 mm']],
    ['aluminium', 9, { width: 3000, height: 3000 }, ['1250 × 2760 mm', '1380 × 2500 mm']],
    ['aluminium', 14, { width: 988, height: 2000 }, ['900 × 2000 mm', '988 × 1500 mm']],
    [
      'steel',
      6,
      { width: 1265, height: 2300, glass: 21 },
      ['1242 × 2300 mm', '1265 × 2258 mm', '1265 × 2300 mm med 20 mm glas'],
    ],
    ['steel', 2, { width: 3500, height: 3200 }, ['3000 × 3000 mm (pardörr)']],
    ['steel', 2, { width: 1500, height: 2100, leaves: 1 }, ['1380 × 2100 mm (enkeldörr)', '1500 × 2100 mm (pardörr)']],
    ['steel', 12, { width: 1680, height: 3240 }, ['1680 × 1680 mm']],
    ['aluminium', 9, { width: 1200, height: 2400 }, []],
    ['steel', 1, { width: 1000, height: 4000 }, []],
    ['aluminium', 1, { width: 1000, height: 2100 }, []],
  ] as const)('%s %i at %o', (category, id, size, texts) => {
    const sizes = sizesFor(category, id);
    const found = nearest(sizes, size).map((way) => printWay(way, size, fit(sizes, way), sizes.kind));
    expect(found.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(texts);
  });

  /** The slow way: down from the size, millimetre by millimetre, until it fits. */
  function shrunk(limits: Limit[], size: WantedSize, name: 'width' | 'height'): WantedSize | undefined {
    for (let side = size[name]; side >= 100; side -= 1) {
      const smaller = { ...size, [name]: side };
      if (reference(limits, smaller) === 'yes') return smaller;
    }
    return undefined;
  }

  test('is as large as the slow way finds it, with one side kept, and always fits', () => {
    fc.assert(
      fc.property(limits, size, (limits, size) => {
        const found = nearest({ limits }, size);
        for (const way of found) expect(reference(limits, way)).toBe('yes');
        const isKept = reference(limits, size) === 'yes';
        const best = isKept ? [] : (['width', 'height'] as const).flatMap((name) => shrunk(limits, size, name) ?? []);
        expect(found).toEqual(expect.arrayContaining(best));
        const statesEnough = limits.some(({ width, height }) => width && height);
        expect(found.length > 0 && (isKept || !statesEnough)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test('is never larger than what was asked, never twice, and never a part of another', () => {
    fc.assert(
      fc.property(limits, size, (limits, size) => {
        const found = nearest({ limits }, size);
        const smaller = found.filter(({ width, height }) => width !== size.width || height !== size.height);
        for (const way of smaller) {
          expect({ ...way, width: size.width, height: size.height }).toEqual(size);
          expect(way.width <= size.width && way.height <= size.height).toBe(true);
          const roomier = smaller.filter((other) => other.width >= way.width && other.height >= way.height);
          expect(roomier).toEqual([way]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('is at its border: with one limit, a mm more of either side no longer fits', () => {
    fc.assert(
      fc.property(limit, size, (limit, size) => {
        for (const { width, height, ...way } of nearest({ limits: [limit] }, size)) {
          const more = [
            { ...way, width: width + 1, height },
            { ...way, width, height: height + 1 },
          ].filter((other) => other.width <= size.width && other.height <= size.height);
          for (const other of more) expect(reference([limit], other)).not.toBe('yes');
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the field of allowed sizes', () => {
  const reach = { width: 7000, height: 7000 };

  test('of a limit by area is the rectangle cut by a curve', () => {
    const { limits } = sizesFor('aluminium', 9);
    const { outline = [], open } = fieldOf(limits, reach) ?? {};
    expect(open).toEqual({ width: false, height: false });
    expect(outline.slice(0, 3)).toEqual([
      [0, 0],
      [0, 2760],
      [1250, 2760],
    ]);
    expect(outline.slice(-2)).toEqual([
      [1380, 2500],
      [1380, 0],
    ]);
    for (const [width, height] of outline.slice(2, -1)) expect(width * height).toBeCloseTo(3.45e6, 3);
  });

  test('of two limits is a step', () => {
    expect(fieldOf(sizesFor('aluminium', 14).limits, reach)?.outline).toEqual([
      [0, 0],
      [0, 2000],
      [900, 2000],
      [900, 1500],
      [988, 1500],
      [988, 0],
    ]);
  });

  test('is open where nothing is stated, and is none where nothing is stated at all', () => {
    const { limits } = sizesFor('steel', 5);
    expect(fieldOf(limits, reach)).toMatchObject({ open: { width: true, height: false } });
    expect(fieldOf([], reach)).toBeUndefined();
    expect(fieldOf([{ of: 'sash', mass: 100 }], reach)).toBeUndefined();
  });

  test('holds exactly the sizes that are not a no', () => {
    // A pane may be turned, and the figure is of the upright one; the mass of glass is no size.
    const fields = limits.map((all) => all.map(({ mass: _, ...limit }) => ({ ...limit, of: 'sash' as const })));
    fc.assert(
      fc.property(fields, side, side, (limits, width, height) => {
        const field = fieldOf(limits, reach);
        fc.pre(field !== undefined);
        const holds = (more: number) => fit({ limits }, { width: width * more, height: height * more }).answer !== 'no';
        const isInside = inside(field?.outline ?? [], width, height);
        // A polygon is not the curve itself: points within a thousandth of the edge may differ.
        expect(isInside ? holds(0.999) : !holds(1.001)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

/** Whether a point is within an outline: a ray to the right crosses it an odd number of times. */
function inside(outline: [number, number][], x: number, y: number): boolean {
  return outline.reduce((within, [x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [0, 0];
    const crosses = y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    return crosses ? !within : within;
  }, false);
}

test.each([
  [700, 20, 3],
  [950, 60, 3],
  [951, 60, 4],
  [950, 61, 4],
  [1100, undefined, 4],
  [1100, 100, 5],
  [1400, 120, 6],
  [1600, 160, 7],
  [1601, 20, undefined],
  [900, 161, undefined],
])('a leaf of %i mm and %s kg needs closer size %s', (width, mass, size) => {
  expect(closerSize(width, mass)).toBe(size);
});

test('what the browser needs of a product is small, and as JSON what it was', () => {
  for (const product of products) {
    const sizes = sizesOf(product);
    expect(JSON.parse(JSON.stringify(sizes))).toEqual(sizes);
    expect(JSON.stringify(sizes).length).toBeLessThan(500);
    expect(limitsFor(sizes.limits, {})).toEqual(sizes.limits);
  }
});
