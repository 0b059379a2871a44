import { describe, expect, test } from 'vitest';
import { products } from '../catalogue/products.ts';
import { rowsOf } from '../catalogue/rows.ts';
import { elevationOf, type Product } from '../catalogue/schema.ts';
import { askedInQuote } from '../catalogue/vocabulary.ts';
import { drawPart } from '../drawings/model/drawProduct.ts';
import { depthOf } from './depth.ts';
import { write as ifcInSize } from './ifcInSize.ts';
import { productIfc, type ProductModel } from './productIfc.ts';
import { modelOf } from './productModel.ts';

function write(
  product: Product,
  spec = elevationOf(product),
  address = `https://www.eldgrans.example/produkter/${product.category}/${product.id}`,
) {
  return productIfc({ ...modelOf(product), spec, part: drawPart(spec), address, changed: '2026-11-21' });
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('#'));
const idsIn = (text: string) =>
  linesOf(text).flatMap(
    (line) =>
      /^#\d+=IFC(?!PROPERTYSINGLE|CARTESIAN|DIRECTION|MATERIAL\(|GEOMETRIC|COLOUR)\w+\('([0-3][\w$]{21})'/.exec(
        line,
      )?.[1] ?? [],
  );
const valueOf = (text: string, name: string) =>
  new RegExp(`IFCPROPERTYSINGLEVALUE\\('${name}',[^,]*,(.*),\\$\\);`).exec(text)?.[1];

const written = await Promise.all(products.map(async (product) => ({ ...product, text: await write(product) })));

describe.each(written)('$category $id', ({ text, ...product }) => {
  test('is ASCII, and every reference has its line', () => {
    expect(text).toMatch(/^[\x20-\x7e\n]+$/);
    const numbers = new Set(linesOf(text).map((line) => /^#(\d+)=/.exec(line)?.[1]));
    const refs = linesOf(text).flatMap((line) =>
      Array.from(
        line
          .replaceAll(/'(?:[^']|'')*'/g, '')
          .slice(1)
          .matchAll(/#(\d+)/g),
        ([, ref]) => ref,
      ),
    );
    expect(refs.filter((ref) => !numbers.has(ref))).toEqual([]);
  });

  test('names are its own, and the same each time', async () => {
    const ids = idsIn(text);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(18);
    expect(await write(product as Product)).toBe(text);
  });

  test('says of the class what the table says, and of smoke and closing only what is stated', () => {
    const { smoke, selfClosing, sound } = product.facts;
    const isDoor = product.kind === 'door' || product.kind === 'sliding-door';
    // One class, which programs compare with the required one; all stand in the table.
    expect(valueOf(text, 'FireRating')).toBe(`IFCLABEL('${product.facts.fire[0]?.classes[0]}')`);
    expect(text).toContain("IFCPROPERTYSINGLEVALUE('Brandklass");
    expect(valueOf(text, 'SmokeStop')).toBe(
      smoke?.classes && smoke.standing !== 'optional' ? 'IFCBOOLEAN(.T.)' : undefined,
    );
    expect(valueOf(text, 'SelfClosing')).toBe(
      isDoor && selfClosing && selfClosing.standing !== 'optional' ? 'IFCBOOLEAN(.T.)' : undefined,
    );
    expect(valueOf(text, 'AcousticRating')).toBe(sound && !sound.upTo ? `IFCLABEL('Rw ${sound.rw} dB')` : undefined);
    for (const guess of ['IsExternal', 'FireExit', 'ThermalTransmittance', 'LoadBearing', 'HandicapAccessible'])
      expect(text).not.toContain(guess);
  });

  test('tells the table so that programs can sort by a length, and nothing as a value that is left to the quote', () => {
    const rows = rowsOf(product as Product);
    const lengths = rows.filter(({ unit, value }) => unit === 'mm' && /^\d+$/.test(value));
    expect(text.split(/,IFCLENGTHMEASURE\(\d+\.\),/)).toHaveLength(lengths.length + 1);
    expect(text).not.toContain(`IFCTEXT('${askedInQuote}')`);
    expect(text.split(`'${askedInQuote}',$,$);`)).toHaveLength(
      rows.filter(({ standing }) => standing === 'asked').length + 1,
    );
  });

  test('says where its depth comes from', () => {
    const depth = depthOf(product.facts);
    expect(text).toMatch(
      depth ? new RegExp(`Djup ${depth} mm\\. `) : /det minsta som anges|\\X2\\00E4\\X0\\r inte produktens/,
    );
  });
});

const door = products.find(({ kind }) => kind === 'door') as Product;

test.each([
  [
    { infill: { value: 24 }, frameDepth: { value: 100 } },
    { glass: 24, profile: 100, note: 'Djup 100 mm.' },
  ],
  [
    { infill: { value: 40 }, frameDepth: { value: 100 } },
    { glass: 40, profile: 100, note: 'Djup 100 mm.' },
  ],
  [
    { infill: { values: [31, 26] }, frameDepth: { values: [78, 70] } },
    { glass: 26, profile: 70, note: 'Djup 70 mm, det minsta som anges.' },
  ],
  [
    { infill: { max: 62 }, frameDepth: { max: 80 } },
    { glass: 24, profile: 60, note: 'Djupet i modellen, 60 mm, är inte produktens; det anges i offerten.' },
  ],
])('%o makes solids of the least depth that is stated', async (facts, { glass, profile, note }) => {
  const text = await write({ ...door, facts: { ...door.facts, ...facts } });
  const depths = Array.from(text.matchAll(/=IFCEXTRUDEDAREASOLID\(.*,(\d+)\.\);/g), ([, depth]) => Number(depth));
  expect([...new Set(depths)].toSorted((a, b) => a - b)).toEqual([glass, profile]);
  expect(text).toContain(note.replaceAll('ä', '\\X2\\00E4\\X0\\'));
});

test('another size is another type and another example', async () => {
  // As the browser gets it.
  const model = JSON.parse(JSON.stringify(modelOf(door))) as ProductModel;
  const other = await ifcInSize(model, { width: 1100, height: 2400 }, undefined, '2026-11-21');
  expect(await ifcInSize(modelOf(door), { width: 1100, height: 2400 }, undefined, '2026-11-21')).toBe(other);
  expect(idsIn(other).filter((id) => written.some(({ text }) => idsIn(text).includes(id)))).toEqual([]);
  expect(other).toMatch(/=IFCDOOR\('.{22}',\$,'[^']*1100 [^']*2400 mm',.*,2400\.,1100\.,/);
});

test('of several classes the chosen one is stated, and each is an object of its own', async () => {
  const several = products.find(({ facts }) => (facts.fire[0]?.classes.length ?? 0) > 1) as Product;
  const texts = (several.facts.fire[0]?.classes ?? []).map(async (rating) => {
    const text = await ifcInSize(modelOf(several), { width: 1100, height: 2400 }, rating, '2026-11-21');
    expect(valueOf(text, 'FireRating')).toBe(`IFCLABEL('${rating}')`);
    return text;
  });
  const ids = (await Promise.all(texts)).flatMap(idsIn);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['left', 'towards', 'RIGHT'],
  ['left', 'away', 'LEFT'],
  ['right', 'towards', 'LEFT'],
  ['right', 'away', 'RIGHT'],
] as const)(
  'hinges on the %s of a leaf that opens %s the viewer are named %s, as seen where it opens away',
  async (hinged, swing, side) => {
    const spec = {
      type: 'door',
      width: 1000,
      height: 2100,
      leaves: 1,
      face: 140,
      leaf: 'glass',
      hinged,
      swing,
    } as const;
    expect(await write(door, spec)).toContain(`.SINGLE_SWING_${side}.`);
  },
);
