/** Specs of all kinds for tests, in sizes that no product has. */
import * as fc from 'fast-check';
import type { ElevationSpec } from '../../catalogue/schema.ts';

const size = fc.integer({ min: 200, max: 15_000 });
const side = fc.constantFrom('left' as const, 'right' as const);
const some = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
/** Leaves out what is undefined, as content does. */
const spec = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(fields).map((made) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)));

const one = fc.constantFrom(1 as const, 2 as const);
const face = fc.integer({ min: 40, max: 200 });
const door = { width: size, height: size, leaves: one, face, sidelight: some(size), overlight: some(size) };

/** Any spec that content could state, sensible or not, by kind. */
export const anySpec = {
  door: spec({
    ...door,
    type: fc.constant('door'),
    leaf: fc.constantFrom('glass', 'sheet'),
    arched: some(fc.boolean()),
    hinged: some(side),
    sidelightSide: some(side),
    handle: some(fc.constantFrom('lever', 'pull', 'panic', 'none')),
    swing: some(fc.constantFrom('towards', 'away')),
  }),
  'sliding-door': spec({ ...door, type: fc.constant('sliding-door') }),
  window: spec({
    type: fc.constant('window'),
    width: size,
    height: size,
    face,
    opening: fc.constantFrom('tilt-turn', 'side-hung'),
    sashes: one,
    hinged: some(side),
  }),
  partition: spec({
    type: fc.constant('partition'),
    width: size,
    height: size,
    face,
    panes: fc.integer({ min: 2, max: 8 }),
  }),
  facade: fc
    .record({
      rows: fc.array(size, { minLength: 1, maxLength: 6 }),
      fields: fc.record({ width: size, face }),
      columns: fc.integer({ min: 2, max: 8 }),
      door: some(fc.integer({ min: 0, max: 7 })),
      joint: fc.constantFrom('capped', 'flush'),
    })
    .map(({ rows, fields, ...rest }) => {
      const height = rows.reduce((sum, row) => sum + row, 0);
      return { type: 'facade', ...fields, ...rest, rows, height, opaqueRows: [1], slabs: [Math.round(height / 2)] };
    }),
  roof: spec({
    type: fc.constant('roof'),
    width: size,
    length: size,
    face,
    columns: fc.integer({ min: 2, max: 10 }),
    rows: fc.integer({ min: 1, max: 6 }),
    form: fc.constantFrom('saddle', 'monopitch', 'pyramid'),
    pitch: fc.integer({ min: 0, max: 80 }),
  }),
} as unknown as Record<ElevationSpec['type'], fc.Arbitrary<ElevationSpec>>;
