import { expect, test } from 'vitest';
import { comparisonData } from '../../documents/comparisonData.ts';
import { compare } from './comparison.ts';
import { withUnit } from '../phrasing.ts';
import { products } from '../products.ts';
import { rowsOf } from '../rows.ts';

const data = comparisonData();

test('the data has every line of every product, and a row for each', () => {
  expect(data.products.map(({ rows }) => rows.length)).toEqual(products.map((product) => rowsOf(product).length));
  const ids = new Set(data.products.flatMap(({ rows }) => rows.map(({ id }) => id)));
  expect(new Set(data.order.map(({ id }) => id))).toEqual(ids);
  expect(data.order).toHaveLength(ids.size);
});

test('rows stand in the order in which products are chosen: class, size, weather, construction, papers', () => {
  const place = (id: string) => data.order.findIndex((row) => row.id.split('.')[0] === id);
  const order = [
    'fire',
    'smoke',
    'doorLimit',
    'paneLimit',
    'uWhole',
    'uFrame',
    'sound',
    'air',
    'water',
    'wind',
    'depth',
    'faceWidth',
    'material',
    'fireTest',
    'standards',
    'documents',
  ];
  expect(order.filter((id) => place(id) < 0)).toEqual([]);
  expect(order.toSorted((one, other) => place(one) - place(other))).toEqual(order);
  expect(data.order.at(-1)?.id, 'papers come last').toBe('documents');
  const facades = data.products.filter(({ key }) =>
    ['aluminium-13', 'aluminium-16', 'steel-10', 'steel-12'].includes(key),
  );
  const places = compare(data.order, facades).map(({ id }) => data.order.findIndex((row) => row.id === id));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('every pair stands side by side with all that their tables say', () => {
  for (const [index, left] of data.products.entries()) {
    const right = data.products[(index + 5) % data.products.length];
    if (!right) continue;
    const rows = compare(data.order, [left, right]);
    for (const [column, product] of [index, (index + 5) % data.products.length].entries()) {
      const said = rows.flatMap(({ name, cells }) => (cells[column] ?? []).map((line) => ({ row: name, ...line })));
      const own = rowsOf(products[product] as (typeof products)[number]).filter(({ standing }) => standing !== 'asked');
      expect(said).toHaveLength(own.length);
      for (const { name, value, unit } of own) {
        const lines = said.filter((line) => line.value === withUnit(value, unit));
        // Every word of the line’s name is in its row’s name or beside the value.
        const words = name.split(/[\s,()]+/).filter(Boolean);
        const isNamed = lines.some(({ row, name: part = '' }) =>
          words.every((word) => `${row} ${part}`.split(/[\s,()]+/).includes(word)),
        );
        expect(isNamed, `${left.title} beside ${right.title}: ${name}`).toBe(true);
      }
    }
    const [all, named] = [left, right].map(({ rows: own }) => new Set(own.map(({ id }) => id)));
    expect(new Set(rows.map(({ id }) => id))).toEqual(all?.union(named ?? new Set()));
  }
});

test('lines about different parts share a row, and each is named by its part', () => {
  const [frame, profile] = ['aluminium-1', 'steel-3'].map((key) => data.products.find((one) => one.key === key));
  if (!frame || !profile) throw new Error('Both are in the catalogue.');
  const rows = compare(data.order, [frame, profile]);
  expect(rows.find(({ id }) => id === 'depth')).toEqual({
    id: 'depth',
    name: 'Djup',
    cells: [
      [
        { name: 'Karmdjup', value: '78\u00a0mm' },
        { name: 'Dörrbladsdjup', value: '78\u00a0mm' },
      ],
      [{ name: 'Byggdjup', value: '50\u00a0mm' }],
    ],
    asked: [false, false],
    told: 'differs',
  });
  expect(rows.find(({ id }) => id === 'fireTest')?.cells[1]).toEqual([
    { name: 'dörr', value: 'EN\u00a01634-1' },
    { name: 'glasparti', value: 'EN\u00a01364-1' },
  ]);
});

test('a cell is asked only where the product’s own table leaves it to the quote', () => {
  const [door, roof] = ['aluminium-2', 'steel-9'].map((key) => data.products.find((one) => one.key === key));
  if (!door || !roof) throw new Error('Both are in the catalogue.');
  for (const { id, cells, asked } of compare(data.order, [door, roof]))
    for (const [column, { rows }] of [door, roof].entries()) {
      const own = rows.filter((row) => row.id === id);
      const isLeft = own.length > 0 && own.every(({ value }) => value === undefined);
      expect({ id, asked: asked[column], says: cells[column]?.length }).toEqual({
        id,
        asked: isLeft,
        says: own.filter(({ value }) => value !== undefined).length,
      });
    }
  const pitch = compare(data.order, [door, roof]).find(({ name }) => name.startsWith('Taklutning'));
  expect(pitch?.asked).toEqual([false, expect.any(Boolean)]);
});

test('a row differs only where two products say different things', () => {
  const say = (value: string, name = 'Karmdjup') => ({ rows: [{ id: 'depth', name, value }] });
  const [nothing, silent] = [{ rows: [] }, { rows: [{ id: 'depth', name: 'Karmdjup' }] }];
  const differs = (...products: Parameters<typeof compare>[1][number][]) =>
    compare([{ id: 'depth' }], products)[0]?.told === 'differs';
  expect(differs(say('78'), say('60'))).toBe(true);
  expect(differs(say('78'), say('78', 'Bågdjup'))).toBe(true);
  expect(differs(say('78'), silent, say('60'), nothing)).toBe(true);
  expect(differs(say('78'), say('78'))).toBe(false);
  expect(differs(say('78'), nothing)).toBe(false);
  expect(differs(silent, say('78'), silent)).toBe(false);
  expect(differs(silent, nothing)).toBe(false);
});

test('a value with and without a condition counts as the same, and under two conditions as different', () => {
  const row = (value: string, name = 'Ljud') => ({ rows: [{ id: 'sound', name, value }] });
  const [plain, glazed, laminated] = [
    row('37'),
    row('37', 'Ljud, med 17 mm brandglas'),
    row('37', 'Ljud, med 21 mm brandglas'),
  ];
  const differs = (...products: Parameters<typeof compare>[1]) => compare([{ id: 'sound', name: 'Ljud' }], products)[0];
  expect(differs(plain, glazed)).toMatchObject({
    told: 'conditioned',
    cells: [[{}], [{ name: 'med 17 mm brandglas' }]],
  });
  expect(differs(glazed, laminated)).toMatchObject({ told: 'differs' });
  expect(differs(glazed, glazed)).toMatchObject({ told: 'same' });
});

test('a row takes its name from a product that states something, and has empty cells where none does', () => {
  const row = (name: string, value?: string) => ({ rows: [{ id: 'sound', name, ...(value && { value }) }] });
  const sound = [{ id: 'sound' }];
  const [said] = compare(sound, [row('Ljud'), row('Ljud med glas', '37')]);
  expect([said?.name, said?.cells]).toEqual(['Ljud med glas', [[], [{ value: '37' }]]]);
  expect(compare(sound, [row('Ljud'), row('Ljud')])[0]?.cells).toEqual([[], []]);
});

test('an option of one product and a standard of the other share a row with the name they have in common', () => {
  const row = (name: string) => ({ rows: [{ id: 'panic', name, value: 'SS-EN 1125' }] });
  const [fittings] = compare([{ id: 'panic' }], [row('Utrymningsbeslag, tillval'), row('Utrymningsbeslag')]);
  expect(fittings).toMatchObject({
    name: 'Utrymningsbeslag',
    cells: [[{ name: 'tillval', value: 'SS-EN 1125' }], [{ value: 'SS-EN 1125' }]],
    told: 'conditioned',
  });
});

test('a product beside itself has no differences', () => {
  const [first] = data.products;
  if (!first) throw new Error('There are no products.');
  expect(compare(data.order, [first, first]).filter(({ told }) => told === 'differs')).toEqual([]);
});

test('the fire classes of all kinds of products stand in one row', () => {
  const kinds = data.products.filter(({ key }) => ['aluminium-1', 'steel-3', 'steel-9', 'aluminium-12'].includes(key));
  const [first, ...others] = compare(data.order, kinds);
  expect(first?.id).toBe('fire');
  expect(first?.cells.every((lines) => lines.length > 0)).toBe(true);
  expect(others.filter(({ id }) => id === 'fire')).toEqual([]);
});

test('papers of several kinds and issuers stand in one row, and no two rows have one name', () => {
  for (const [index] of data.products.entries()) {
    const four = [0, 1, 7, 12].flatMap((step) => data.products[(index + step) % data.products.length] ?? []);
    const names = compare(data.order, four).map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  }
  const facades = data.products.filter(({ key }) => ['aluminium-13', 'steel-12'].includes(key));
  expect(compare(data.order, facades).find(({ id }) => id === 'documents')).toMatchObject({
    name: 'Dokument',
    cells: [
      [{ name: 'Rapport (ITB, Polen)' }, { name: 'Rapport om brandspridning (ITB, Polen)', value: '01561/16/R83NZP' }],
      [{ name: 'Godkännande (Tyskland)' }],
    ],
  });
});

test('a row tells whether products differ, are the same, or state nothing', () => {
  const row = (value?: string) => ({ rows: value ? [{ id: 'sound', name: 'Ljud', value }] : [] });
  const asked = { rows: [{ id: 'sound', name: 'Ljud' }] };
  const told = (...products: Parameters<typeof compare>[1]) =>
    compare([{ id: 'sound', name: 'Ljud' }], products).map(({ told }) => told);
  expect(told(row('37'), row('41'), row())).toEqual(['differs']);
  expect(told(row('37'), row('37'))).toEqual(['same']);
  expect(told(row('37'))).toEqual(['same']);
  expect(told(row('37'), row(), row('37'))).toEqual(['incomplete']);
  expect(told(row('37'), row(), asked)).toEqual(['single']);
  expect(told(asked, row())).toEqual(['asked']);
});

test('a row that one product alone states keeps its place only where products are chosen by it', () => {
  const say = (id: string) => ({ rows: [{ id, name: id, value: '9' }] });
  const told = (id: string) =>
    compare(
      data.order.filter((row) => row.id === id),
      [say(id), { rows: [] }, { rows: [] }],
    ).map(({ told }) => told);
  const deciding = [
    'smoke',
    'doorLimit',
    'paneLimit.pane.size',
    'mass.area',
    'uWhole',
    'uFrame',
    'sound',
    'selfClosing',
    'burglary',
  ];
  const built = ['depth', 'finish', 'warranty', 'colours.standard', 'documents'];
  expect(deciding.flatMap(told)).toEqual(deciding.map(() => 'incomplete'));
  expect(built.flatMap(told)).toEqual(built.map(() => 'single'));
});

test('a row has the name that its lines share, and the rest of a name stands beside its value', () => {
  const named = (...names: string[]) => {
    const [row] = compare(
      [{ id: 'mass' }],
      names.map((name) => ({ rows: [{ id: 'mass', name, value: '9' }] })),
    );
    return [row?.name, ...(row?.cells.map(([line]) => line?.name) ?? [])];
  };
  expect(named('Vikt (17 mm glas), riktvärde', 'Vikt (37 mm glas)')).toEqual([
    'Vikt',
    '17 mm glas, riktvärde',
    '37 mm glas',
  ]);
  expect(named('Utrymningsbeslag, tillval', 'Utrymningsbeslag')).toEqual(['Utrymningsbeslag', 'tillval', undefined]);
  expect(named('Största höjd', 'Största höjd')).toEqual(['Största höjd', undefined, undefined]);
  expect(named('Glastjocklek', 'Glastjocklek, ruta')).toEqual(['Glastjocklek', undefined, 'ruta']);
  expect(named('Vindlast (EN 13116)', 'Vindlastklass (EN 12210)')).toEqual([
    'Vindlast (EN 13116)',
    undefined,
    'Vindlastklass (EN 12210)',
  ]);
});
