import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classLinesOf } from '../../catalogue/classLine.ts';
import { elevationToFit } from '../../catalogue/fit/elevationToFit.ts';
import { products } from '../../catalogue/products.ts';
import { elevationOf, type ElevationSpec } from '../../catalogue/schema.ts';
import { kinds } from '../../catalogue/vocabulary.ts';
import { widthOfText } from './classMarks.ts';
import { drawProduct } from './drawProduct.ts';
import { inSize } from './inSize.ts';
import { anySpec } from './samples.ts';
import type { Drawing, Label, Layer, Outline, Vertex } from './shape.ts';

type Spec<K extends ElevationSpec['type']> = Extract<ElevationSpec, { type: K }>;

const door: Spec<'door'> = { type: 'door', width: 1000, height: 2100, leaves: 1, face: 140, leaf: 'glass' };
const pair: Spec<'door'> = { ...door, width: 1900, leaves: 2 };
const sliding: ElevationSpec = {
  type: 'sliding-door',
  width: 2600,
  height: 3000,
  face: 100,
  leaves: 2,
  overlight: 500,
};
const facade: Spec<'facade'> = {
  type: 'facade',
  width: 6000,
  height: 6000,
  face: 50,
  columns: 4,
  rows: [2700, 900, 2400],
  joint: 'capped',
  opaqueRows: [1],
  slabs: [3300],
};
const roof: Spec<'roof'> = {
  type: 'roof',
  width: 5000,
  length: 6000,
  face: 50,
  columns: 4,
  rows: 3,
  form: 'saddle',
  pitch: 30,
};

const outlines = ({ shapes }: Drawing, layer: Layer): Outline[] =>
  shapes.filter((shape) => shape.layer === layer).filter((shape) => 'points' in shape);
const labels = ({ shapes }: Drawing, layer: Layer): Label[] =>
  shapes.filter((shape) => shape.layer === layer).filter((shape) => 'text' in shape);
const closed = (drawing: Drawing, layer: Layer) => outlines(drawing, layer).filter((shape) => shape.closed);

const bounds = (points: readonly Vertex[]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { left, right, bottom, top, width: right - left, height: top - bottom };
};
const sizes = (shapes: Outline[]) => shapes.map(({ points }) => bounds(points));
/** Only knuckles have this width. */
const knuckles = (drawing: Drawing) =>
  sizes(outlines(drawing, 'hardware')).filter(({ width }) => Math.abs(width - 26) < 1e-6);

describe('a door', () => {
  const frame = 140 * 0.45;

  test('has a leaf as wide as its opening between the frame, less the play of 4 mm on each side', () => {
    const [leaf] = sizes(closed(drawProduct(door), 'leaf'));
    expect(leaf?.width).toBeCloseTo(1000 - 2 * frame - 2 * 4, 9);
    expect(leaf?.top).toBeCloseTo(2100 - frame - 4, 9);
    expect(leaf?.bottom).toBe(15);
  });

  test('has two equal leaves that meet in the middle with a gap of 6 mm', () => {
    const [left, right] = sizes(closed(drawProduct(pair), 'leaf'));
    expect(left?.width).toBeCloseTo(right?.width ?? 0, 9);
    expect((right?.left ?? 0) - (left?.right ?? 0)).toBeCloseTo(6, 9);
    expect(((right?.left ?? 0) + (left?.right ?? 0)) / 2).toBeCloseTo(950, 9);
  });

  test.each(['left', 'right'] as const)('has its side light on the %s, and the rest is the door', (sidelightSide) => {
    const drawing = drawProduct({ ...door, width: 1700, sidelight: 700, sidelightSide }, { dimensions: true });
    const [glass] = sizes(closed(drawing, 'glass'));
    const [from, to] = sidelightSide === 'left' ? [frame, 700 - frame / 2] : [1000 + frame / 2, 1700 - frame];
    expect(glass?.left).toBeCloseTo(from, 9);
    expect(glass?.right).toBeCloseTo(to, 9);
    expect(labels(drawing, 'dimension').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['700', '1000', '1700', '2100']),
    );
  });

  test('has its lever at 1050 mm, on the lock stile of the active leaf alone', () => {
    const cylinders = outlines(drawProduct(pair), 'hardware').filter(({ points }) =>
      points.some(([, , bulge]) => bulge),
    );
    expect(sizes(cylinders).map(({ bottom }) => bottom + 72)).toEqual([1050]);
    const mirrored = outlines(drawProduct({ ...pair, hinged: 'left' }), 'hardware').filter(
      ({ points }) => points[0]?.[2],
    );
    expect(bounds(cylinders[0]?.points ?? []).left).toBeGreaterThan(950);
    expect(bounds(mirrored[0]?.points ?? []).right).toBeLessThan(950);
  });

  test.each([
    ['left', 'left'],
    ['right', 'right'],
  ] as const)('hinged on the %s has its opening lines meet there, solid towards the viewer', (hinged, apexSide) => {
    const drawing = drawProduct({ ...door, hinged });
    const [lines] = outlines(drawing, 'opening');
    const [leaf] = sizes(closed(drawing, 'leaf'));
    const apex = lines?.points[1]?.[0] ?? NaN;
    expect(apex).toBeCloseTo((apexSide === 'left' ? leaf?.left : leaf?.right) ?? NaN, 9);
    expect(outlines(drawing, 'openingAway')).toEqual([]);
    expect(knuckles(drawing)).toHaveLength(3);
    for (const { left, right } of knuckles(drawing)) expect((left + right) / 2).toBeCloseTo(apex, 9);
  });

  test('that opens away has dashed lines, and neither knuckles nor a closer on this side', () => {
    const drawing = drawProduct({ ...door, swing: 'away' });
    expect(outlines(drawing, 'opening')).toEqual([]);
    expect(outlines(drawing, 'openingAway')).toHaveLength(1);
    expect(knuckles(drawing)).toEqual([]);
    expect(Math.max(...sizes(outlines(drawing, 'hardware')).map(({ top }) => top))).toBeLessThan(1200);
  });

  test('with panic bars is seen from the side that is pushed: it opens away, by a bar at 1000 mm across each leaf', () => {
    const drawing = drawProduct({ ...pair, handle: 'panic' });
    expect(outlines(drawing, 'openingAway')).toHaveLength(2);
    expect(knuckles(drawing)).toEqual([]);
    const bars = sizes(outlines(drawing, 'hardware')).filter(({ width }) => width > 500);
    expect(bars.map(({ bottom, top }) => (bottom + top) / 2)).toEqual([1000, 1000]);
    // The bars are out of sight from the side to which it opens.
    const other = drawProduct({ ...pair, handle: 'panic', swing: 'towards' });
    expect(sizes(outlines(other, 'hardware')).filter(({ height, width }) => width > 500 && height === 44)).toEqual([]);
  });
});

describe('an arched door', () => {
  const drawing = drawProduct({ ...pair, height: 2700, arched: true });
  /** Centre and radius of every arc of an outline. */
  const arcs = ({ points }: Outline) =>
    points.flatMap(([x, y, bulge], index) => {
      const [endX, endY] = points[(index + 1) % points.length] ?? [0, 0];
      if (!bulge) return [];
      const chord = Math.hypot(endX - x, endY - y);
      const aside = (1 - bulge ** 2) / (4 * bulge);
      return [
        {
          radius: (chord * (1 + bulge ** 2)) / (4 * bulge),
          x: (x + endX) / 2 - aside * (endY - y),
          y: (y + endY) / 2 + aside * (endX - x),
        },
      ];
    });
  const parts = [...closed(drawing, 'frame'), ...closed(drawing, 'leaf'), ...closed(drawing, 'glass')];

  test('is drawn with one true arc for each part, all about one centre', () => {
    const all = parts.map(arcs);
    expect(all.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
    const [outer] = all[0] ?? [];
    for (const [arc] of all) {
      expect(arc?.x).toBeCloseTo(950, 6);
      expect(arc?.y).toBeCloseTo(outer?.y ?? NaN, 6);
    }
    // The crown is as high as the door; the leaves follow 4 mm inside the frame.
    expect((outer?.y ?? 0) + (outer?.radius ?? 0)).toBeCloseTo(2700, 6);
    expect((outer?.radius ?? 0) - (all[1]?.[0]?.radius ?? 0)).toBeCloseTo(140 * 0.45 + 4, 6);
  });

  test('has no outline of many short edges, and heads that meet the jambs', () => {
    for (const { points } of parts) expect(points.length).toBeLessThanOrEqual(4);
    const [left] = sizes(closed(drawing, 'leaf'));
    const [leaf] = closed(drawing, 'leaf');
    expect(leaf?.points.some(([x, y]) => x === left?.left && y > 2000 && y < 2300)).toBe(true);
  });
});

describe('a facade', () => {
  test('has a field for each column and row, and opaque ones where it says so', () => {
    const drawing = drawProduct(facade);
    expect(closed(drawing, 'glass')).toHaveLength(8);
    expect(closed(drawing, 'panel')).toHaveLength(4);
    expect(sizes(closed(drawing, 'panel')).map(({ height }) => height)).toEqual(Array(4).fill(900 - 50));
  });

  test('shows a slab of 300 mm behind each floor line, within the opaque row', () => {
    const levels = outlines(drawProduct(facade), 'slab').map(({ points }) => points[0]?.[1]);
    expect(levels).toEqual([3300, 3000]);
  });

  test('has a door in its field', () => {
    const drawing = drawProduct({ ...facade, door: 1 });
    const [leaf] = sizes(closed(drawing, 'leaf'));
    expect(leaf?.left).toBeGreaterThan(1500);
    expect(leaf?.right).toBeLessThan(3000);
    expect(leaf?.height).toBeGreaterThan(2000);
  });
});

describe('a roof', () => {
  test('is an elevation to scale: rise by its pitch over an upstand of 350 mm', () => {
    const { product } = drawProduct(roof);
    expect(product.height).toBeCloseTo(350 + 2500 * Math.tan(Math.PI / 6), 6);
  });

  test('shows its length in a view of its own, and states it there', () => {
    const drawing = drawProduct(roof, { dimensions: true });
    expect(sizes(closed(drawing, 'bar')).map(({ width }) => width)).toEqual([5000, 6000]);
    const texts = labels(drawing, 'dimension').map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['5000', '6000', '350', '30°', 'Gavel', 'Långsida']));
  });

  test('that is a square pyramid needs one view', () => {
    expect(closed(drawProduct({ ...roof, length: 5000, form: 'pyramid' }), 'bar')).toHaveLength(1);
  });
});

test('a sliding door has a casing and a guide rail as long as its leaves run, and shows where they are when open', () => {
  const drawing = drawProduct(sliding);
  const leaves = sizes(closed(drawing, 'leaf'));
  const [casing] = sizes(closed(drawing, 'casing'));
  const [rail] = sizes(closed(drawing, 'sill'));
  expect(casing?.left).toBeCloseTo((leaves[0]?.left ?? 0) - (leaves[0]?.width ?? 0), 9);
  expect(casing?.right).toBeCloseTo((leaves[1]?.right ?? 0) + (leaves[1]?.width ?? 0), 9);
  expect(rail?.width).toBe(casing?.width);
  expect(closed(drawing, 'travel')).toHaveLength(2);
});

describe('symmetry', () => {
  /** Outlines as a set of corners to a thousandth of a millimetre, as seen or mirrored. */
  const picture = (drawing: Drawing, layers: Layer[], mirrorAt?: number) =>
    layers
      .flatMap((layer) => outlines(drawing, layer))
      .map(({ points }) =>
        points
          .map(
            ([x, y]) => `${Math.round((mirrorAt === undefined ? x : 2 * mirrorAt - x) * 1000)} ${Math.round(y * 1000)}`,
          )
          .toSorted()
          .join(),
      )
      .toSorted();
  const solid: Layer[] = ['frame', 'bar', 'leaf', 'glass', 'panel', 'opening', 'slab', 'casing', 'travel', 'sill'];

  test.each([
    ['a pair of doors', pair],
    ['an arched pair', { ...pair, height: 2700, arched: true }],
    ['a facade', facade],
    ['a saddle roof', roof],
    ['a pyramid', { ...roof, form: 'pyramid' }],
    ['a partition', { type: 'partition', width: 6000, height: 2800, face: 60, panes: 5 }],
    ['two sliding leaves', { type: 'sliding-door', width: 4000, height: 3000, face: 100, leaves: 2, sidelight: 900 }],
  ] satisfies [string, ElevationSpec][])('%s looks the same in a mirror', (_, spec) => {
    const drawing = drawProduct(spec);
    expect(picture(drawing, solid, spec.width / 2)).toEqual(picture(drawing, solid));
  });

  test('a door hinged on the other side is its mirror image', () => {
    const [left, right] = (['left', 'right'] as const).map((hinged) => drawProduct({ ...door, hinged }));
    if (!left || !right) throw new Error('Two doors are drawn.');
    expect(picture(left, [...solid, 'hardware'], 500)).toEqual(picture(right, [...solid, 'hardware']));
  });
});

describe('dimensions', () => {
  const stated = (drawing: Drawing) =>
    labels(drawing, 'dimension')
      .filter(({ text }) => /^\d+$/.test(text))
      .map(({ text }) => Number(text));

  test.each(products)('of $category $id state its outer sizes, and parts that add up to them', (product) => {
    const spec = elevationOf(product);
    const drawing = drawProduct(spec, { dimensions: true });
    const figures = stated(drawing);
    const outer = spec.type === 'roof' ? [spec.width, spec.length] : [spec.width, spec.height];
    expect(figures).toEqual(expect.arrayContaining(outer));
    // A line's figures are the distances between its ticks.
    const ticks = outlines(drawing, 'tick').map(({ points }) => bounds(points));
    const stops = ticks.map(({ left, right, bottom, top }) => [(left + right) / 2, (bottom + top) / 2] as const);
    for (const figure of figures)
      expect(
        stops.some(([x, y]) =>
          stops.some(
            ([otherX, otherY]) =>
              (Math.abs(y - otherY) < 0.01 && Math.abs(otherX - x - figure) < 0.51) ||
              (Math.abs(x - otherX) < 0.01 && Math.abs(otherY - y - figure) < 0.51),
          ),
        ),
        `${figure} mm between two ticks`,
      ).toBe(true);
  });

  test('leave a line out whose figures have no room', () => {
    const narrow = drawProduct({ ...facade, rows: [2700, 300, 3000] }, { dimensions: true });
    expect(stated(narrow)).not.toContain(300);
    // Storeys replace rows.
    expect(stated(narrow)).toEqual(expect.arrayContaining([3300, 2700, 6000]));
  });

  test.each([600, 700, 800, 900, 1000])(
    'of the whole keep clear of the tick between door and side light of %i mm',
    (sidelight) => {
      const drawing = drawProduct({ ...door, width: 1700, sidelight }, { dimensions: true });
      const whole = labels(drawing, 'dimension').find(({ text }) => text === '1700');
      const half = (whole?.height ?? 0) * 1.2;
      expect(Math.abs((whole?.at[0] ?? 0) - sidelight)).toBeGreaterThan(half);
      // And stay within their own line.
      expect(whole?.at[0]).toBeGreaterThan(half);
      expect(whole?.at[0]).toBeLessThan(1700 - half);
    },
  );
});

describe('classes', () => {
  test('of the part that a product is sold as stand on the boundary line', () => {
    const marks = labels(
      drawProduct(door, { classes: classLinesOf({ facts: { fire: [{ element: 'door', classes: ['EI 30'] }] } }) }),
      'class',
    );
    expect(marks.map(({ text, anchor }) => [text, anchor])).toEqual([['EI\u00a030', 'end']]);
  });

  test('of a roof stand on its boundary line beside the gable, however long its side is', () => {
    const drawing = drawProduct(
      { type: 'roof', form: 'saddle', width: 3400, length: 4500, face: 52, columns: 4, rows: 5, pitch: 30 },
      { classes: classLinesOf({ facts: { fire: [{ element: 'roof', classes: ['REI 30', 'RE 45'] }] } }) },
    );
    const [line] = drawing.shapes.flatMap((shape) =>
      'points' in shape && shape.layer === 'boundary' ? [shape.points[0]?.[1] ?? NaN] : [],
    );
    const lowest = Math.min(...labels(drawing, 'class').map(({ at }) => at[1]));
    expect(lowest - (line ?? NaN)).toBeGreaterThan(0);
    expect(lowest - (line ?? NaN)).toBeLessThan(200);
  });

  test('of a sliding door stand on the boundary line in front of the wall that its leaf opens along', () => {
    const drawing = drawProduct(sliding, {
      classes: classLinesOf({ facts: { fire: [{ element: 'door', classes: ['EI 30'] }] } }),
    });
    const [mark] = labels(drawing, 'class');
    const line = outlines(drawing, 'boundary').at(-1)?.points[0]?.[1] ?? 0;
    expect(mark?.at[0]).toBeGreaterThan(2600);
    expect((mark?.at[1] ?? 0) - line).toBeGreaterThan(0);
    expect((mark?.at[1] ?? 0) - line).toBeLessThan(mark?.height ?? 0);
  });

  test('of door and adjoining screen stand on their parts', () => {
    const spec: ElevationSpec = { ...door, width: 2300, height: 3300, sidelight: 1050, overlight: 900, leaf: 'sheet' };
    const classes = classLinesOf({
      facts: {
        fire: [
          { element: 'door', classes: ['EI 30'] },
          { element: 'adjoining-partition', classes: ['EI 60', 'EI 90'], either: true },
        ],
      },
    });
    const marks = labels(drawProduct(spec, { classes }), 'class');
    const [leaf, ...screen] = marks;
    expect(leaf).toMatchObject({ text: 'EI\u00a030' });
    expect(leaf?.at[0]).toBeGreaterThan(1050);
    expect(screen.map(({ text }) => text)).toEqual(['EI\u00a060', 'eller', 'EI\u00a090']);
    for (const { at } of screen) expect(at[0]).toBeLessThan(1050);
  });
});

describe('any size', () => {
  const check = (spec: ElevationSpec) => {
    const drawing = drawProduct(spec, { dimensions: true });
    const { sheet, shapes } = drawing;
    for (const shape of shapes) {
      const points = 'points' in shape ? shape.points : [shape.at];
      for (const [x, y, bulge = 0] of points as readonly Vertex[]) {
        expect([x, y, bulge].every(Number.isFinite)).toBe(true);
        if ('points' in shape && shape.layer !== 'dimension' && shape.layer !== 'tick') {
          expect(x).toBeGreaterThanOrEqual(sheet.x - 1e-6);
          expect(x).toBeLessThanOrEqual(sheet.x + sheet.width + 1e-6);
          expect(y).toBeGreaterThanOrEqual(sheet.y - 1e-6);
          expect(y).toBeLessThanOrEqual(sheet.y + sheet.height + 1e-6);
        }
      }
      if ('points' in shape && shape.closed) expect(area(shape.points)).toBeGreaterThan(0);
    }
    // Frame, leaf, glass and infill stay within the outer size; only a sliding leaf's arrows and a window's board
    // extend beyond it.
    for (const layer of ['frame', 'leaf', 'glass', 'panel'] satisfies Layer[])
      for (const { left, right } of spec.type === 'roof' ? [] : sizes(outlines(drawing, layer))) {
        expect(left).toBeGreaterThanOrEqual(-1e-6);
        expect(right).toBeLessThanOrEqual(spec.width + 1e-6);
      }
  };
  /** Twice the area, positive for counterclockwise outlines; a half circle's bulge counts as its triangle. */
  const area = (points: readonly Vertex[]) =>
    points.reduce((sum, [x, y, bulge = 0], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
      return sum + x * nextY - nextX * y + bulge * Math.hypot(nextX - x, nextY - y) ** 2;
    }, 0);

  test.each(kinds)('can be drawn of a %s', (kind) => {
    fc.assert(fc.property(anySpec[kind], check), { numRuns: 200, seed: 1 });
  });

  test('can be drawn of every product', () => {
    const size = fc.integer({ min: 100, max: 20_000 });
    for (const product of products)
      fc.assert(
        fc.property(size, size, (width, height) => {
          const spec = inSize(elevationOf(product), width, height);
          check(spec);
          const rows = spec.type === 'facade' ? spec.rows : [height];
          expect(rows.reduce((sum, row) => sum + row, 0)).toBe(height);
        }),
        { numRuns: 20, seed: 1 },
      );
  });
});

describe('the drawing of every product', () => {
  const drawn = products.map((product) => ({
    name: `${product.category} ${product.id}`,
    spec: elevationOf(product),
    drawing: drawProduct(elevationOf(product), { classes: classLinesOf(product), dimensions: true }),
    product,
  }));

  /** The countable things in a drawing. */
  const counted = (drawing: Drawing) => ({
    leaves: closed(drawing, 'leaf').length,
    fields: closed(drawing, 'glass').length + closed(drawing, 'panel').length,
    arched: closed(drawing, 'frame').some(({ points }) => points.some(([, , bulge]) => bulge)),
    towards: outlines(drawing, 'opening').length,
    away: outlines(drawing, 'openingAway').length,
    joints: outlines(drawing, 'gasket').length,
    slabs: outlines(drawing, 'slab').length / 2,
    views: outlines(drawing, 'bar').length,
  });
  const none = { leaves: 0, fields: 0, arched: false, towards: 0, away: 0, joints: 0, slabs: 0, views: 0 };

  /** What the product's data say about its drawing. */
  function expected(spec: ElevationSpec): Partial<typeof none> {
    switch (spec.type) {
      case 'door': {
        const { leaves, sidelight, overlight, arched = false, handle, swing } = spec;
        const lights = [sidelight, overlight, sidelight && overlight].filter(Boolean).length;
        const away = swing === 'away' || handle === 'panic';
        const opening = away ? { away: leaves } : { towards: leaves };
        // A clad leaf is a field around its pane.
        const clad = spec.leaf === 'sheet' ? leaves : 0;
        return { ...none, ...opening, leaves, arched, fields: leaves + clad + lights };
      }
      case 'sliding-door':
        return {
          ...none,
          leaves: spec.leaves,
          fields: spec.leaves + (spec.overlight ? 1 : 0),
        };
      case 'window':
        return {
          ...none,
          leaves: spec.sashes,
          fields: spec.sashes,
          towards: spec.sashes + (spec.opening === 'tilt-turn' ? 1 : 0),
        };
      case 'partition':
        return { ...none, fields: 1, joints: spec.panes - 1 };
      case 'facade': {
        const { columns, rows, door: place, slabs = [], joint } = spec;
        const bars = joint === 'capped' ? { views: 1 } : { joints: 1 };
        const hung = place === undefined ? {} : { leaves: 1, towards: 1 };
        return {
          ...none,
          ...bars,
          ...hung,
          fields: columns * rows.length + (place === undefined ? 0 : 1),
          slabs: slabs.length,
        };
      }
      case 'roof': {
        const { form, columns, rows, length, width } = spec;
        const square = form === 'pyramid' && length === width;
        // The gable, the slope from the side, and two upstands; the number of fields in a pyramid's hips depends on its
        // pitch.
        return {
          views: square ? 1 : 2,
          ...(form === 'saddle' && { fields: columns + rows * Math.round(columns / 2) + 2 }),
        };
      }
    }
  }

  test.each(drawn)('$name shows the parts that its data name', ({ spec, drawing }) => {
    expect(counted(drawing)).toMatchObject(expected(spec));
  });

  test.each(drawn)('$name shows the class that it is sold as', ({ product, drawing }) => {
    const [main] = classLinesOf(product);
    const marks = labels(drawing, 'class').map(({ text }) => text);
    const single = main?.classes.filter((text) => !text.includes('och')) ?? [];
    expect(marks).toEqual(expect.arrayContaining(single));
  });

  test('classes that share their minutes stand each on a line of its own', () => {
    const roof = drawn.find(({ name }) => name === 'steel 9');
    const marks = roof ? labels(roof.drawing, 'class').map(({ text }) => text) : [];
    expect(marks).toEqual(['EI\u00a030', 'RE\u00a030–60', 'REW\u00a030–60', 'REI\u00a030–60']);
  });

  test.each(drawn)('$name has its classes on the boundary line, on its right, or on plates', ({ drawing, spec }) => {
    const { sheet, product } = drawing;
    const marks = labels(drawing, 'class');
    const plates = closed(drawing, 'plate').length;
    const level = outlines(drawing, 'boundary').at(-1)?.points[0]?.[1] ?? NaN;
    const beside = plates > 0 ? [] : marks;
    expect(plates > 0 || marks.length > 0).toBe(true);
    expect(beside.map(({ at }) => at[1] - level)).toEqual(
      beside.map(({ height }, index) => expect.closeTo(height * (1.2 * (beside.length - 1 - index) + 0.37), 0)),
    );
    const ends = beside.map(
      ({ anchor, at, text, height }) => at[0] - widthOfText(text) * height * (anchor === 'end' ? 1 : 0.5),
    );
    expect(Math.min(sheet.x + sheet.width, ...ends)).toBeGreaterThanOrEqual(product.x + product.width);
    expect(spec.width / sheet.width).toBeLessThan(0.75);
  });

  const facades = drawn.flatMap(({ name, spec }) => (spec.type === 'facade' ? [{ ...spec, name }] : []));

  test.each(facades)(
    '$name has storeys of at least 2400 mm, and slabs behind infill that nobody sees through',
    ({ rows, slabs = [], height, opaqueRows = [] }) => {
      const floors = [0, ...slabs, height];
      const storeys = floors.slice(1).map((floor, index) => floor - (floors[index] ?? 0));
      expect(Math.min(...storeys)).toBeGreaterThanOrEqual(2400);
      const tops = rows.map((_, row) => rows.slice(0, row + 1).reduce((sum, high) => sum + high, 0));
      const covered = slabs.map((slab) =>
        opaqueRows.some((row) => (tops[row] ?? 0) >= slab && (tops[row - 1] ?? 0) <= slab - 300),
      );
      expect(covered).toEqual(slabs.map(() => true));
    },
  );
});

describe('in another size', () => {
  test('a door keeps its side light as long as that leaves a door to walk through, and its over light gets what is left', () => {
    const lit = { ...door, width: 1700, height: 2600, sidelight: 700, overlight: 500 };
    expect(inSize(lit, 1700, 3000)).toEqual({ ...lit, height: 3000 });
    expect(inSize(lit, 1500, 2400)).toEqual({ ...lit, width: 1500, height: 2400, overlight: 310 });
    expect(inSize(lit, 1499, 2389)).toEqual({ ...door, width: 1499, height: 2389 });
    expect(inSize({ ...lit, leaves: 2 }, 2299, 2600)).toEqual({ ...pair, width: 2299, height: 2600, overlight: 500 });
    // The casing of a sliding door hangs below the light.
    expect(inSize(sliding, 2600, 2600)).toMatchObject({ overlight: 340 });
    expect(inSize(sliding, 2600, 2559)).not.toHaveProperty('overlight');
  });

  test('a facade that is too low for its storeys is one storey, and its door can be walked through', () => {
    const storey = { ...facade, door: 1, opaqueRows: [], slabs: [] };
    expect(inSize({ ...facade, door: 1 }, 6000, 3000)).toEqual({ ...storey, height: 3000, rows: [2090, 910] });
    expect(inSize({ ...facade, door: 1 }, 6000, 2300)).toEqual({ ...storey, height: 2300, rows: [2300] });
    expect(inSize({ ...facade, door: 1 }, 6000, 5000)).toMatchObject({ rows: [2250, 750, 2000], slabs: [2750] });
  });

  const doors = products.flatMap((product) => {
    const name = `${product.category} ${product.id}`;
    const specs = [elevationOf(product), elevationToFit(product)];
    return drawProduct(specs[0] as ElevationSpec).shapes.some(({ layer }) => layer === 'leaf') &&
      product.kind !== 'window'
      ? [{ name, specs }]
      : [];
  });

  test.each(doors)('$name never has a door lower than that of 21M where its height has room for one', ({ specs }) => {
    for (const spec of specs)
      for (let height = 2000; height <= 3500; height += 20)
        for (const width of [1000, 1300, 2400]) {
          const drawn = inSize(spec, width, height);
          const overlight = 'overlight' in drawn ? (drawn.overlight ?? 0) : 0;
          expect(overlight === 0 || overlight >= 300, `${overlight} mm of light in ${height} mm`).toBe(true);
          const heights = sizes(closed(drawProduct(drawn), 'leaf')).map(({ top }) => top);
          const casing = drawn.type === 'sliding-door' ? 170 : 0;
          // Below the frame or the bar, and the play.
          expect(Math.min(...heights), `in ${height} mm`).toBeGreaterThanOrEqual(Math.min(height - casing, 2090) - 85);
        }
  });

  test.each(products.filter(({ facts }) => facts.doorLimit))(
    'the door of $category $id, which is answered for by its own height, is drawn to it',
    (product) => {
      const limit = Math.max(...(product.facts.doorLimit ?? []).map(({ height }) => height ?? 0));
      for (let height = 2000; height <= limit; height += 10)
        expect(inSize(elevationToFit(product), 1300, height)).not.toHaveProperty('overlight');
    },
  );
});

test('the joints of a partition stand above the ticks of its dimensions', () => {
  const drawing = drawProduct(
    { type: 'partition', width: 6000, height: 2800, face: 60, panes: 5 },
    { dimensions: true },
  );
  const joints = sizes(outlines(drawing, 'gasket')).map(({ left }) => left);
  const ticks = sizes(outlines(drawing, 'tick')).map(({ left, right }) => (left + right) / 2);
  expect(joints).toHaveLength(4);
  expect(ticks).toEqual(expect.arrayContaining(joints));
});
