import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { classLinesOf } from '../catalogue/classLine.ts';
import { paints, type Paint } from '../catalogue/paints.ts';
import { productKeyOf } from '../catalogue/productKey.ts';
import { products } from '../catalogue/products.ts';
import { elevationOf, type ElevationSpec } from '../catalogue/schema.ts';
import { paths } from '../content/paths.ts';
import { Elevation } from './Elevation.tsx';
import { finishOf } from './finish.ts';
import { listDrawings, renderDrawing } from './files.tsx';
import { drawProduct } from './model/drawProduct.ts';
import { legendOf } from './model/legend.ts';
import { palette } from './palette.ts';

const door: ElevationSpec = { type: 'door', width: 1000, height: 2100, leaves: 1, face: 140, leaf: 'glass' };
const markup = (spec: ElevationSpec) => renderToStaticMarkup(<Elevation spec={spec} standalone />);
const drawn = products.map((product) => ({
  name: `${product.category} ${product.id}`,
  plain: markup(elevationOf(product)),
  measured: renderToStaticMarkup(
    <Elevation
      spec={elevationOf(product)}
      finish={finishOf(product)}
      classes={classLinesOf(product)}
      title="Dörr i vägg"
      dimensions
    />,
  ),
}));

describe.each(drawn)('the drawing of $name', ({ plain, measured }) => {
  test('is a 4:3 picture, small, and free of styles, ids and broken numbers', () => {
    const [, width = 0, height = 0] = /viewBox="\S+ \S+ (\d+) (\d+)"/.exec(plain)?.map(Number) ?? [];
    expect(width / height).toBeCloseTo(4 / 3, 2);
    expect(plain + measured).not.toMatch(/\sstyle=|\sid=|url\(|<style|NaN|undefined|Infinity/);
    expect(new TextEncoder().encode(plain).length).toBeLessThan(6144);
    expect(new TextEncoder().encode(measured).length).toBeLessThan(8192);
  });

  test('has whole millimetres alone, and the boundary line in ember', () => {
    expect(plain.match(/ d="[^"]*\d\.\d/g)).toBeNull();
    expect(plain.match(new RegExp(`stroke="${palette.ember}"[^>]*stroke-dasharray`, 'g'))).toHaveLength(1);
    expect(plain.split(palette.ember)).toHaveLength(2);
  });

  test('is accessible with a title, and hidden without', () => {
    expect(measured).toContain('role="img"');
    expect(measured.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Dörr i vägg</title>']);
    expect(measured).not.toContain('aria-hidden');
    expect(plain).toContain('aria-hidden="true"');
  });
});

test('opening lines are solid towards the viewer and dashed away', () => {
  const dashes = (spec: ElevationSpec) =>
    [...markup(spec).matchAll(new RegExp(`stroke="${palette.grey}"([^>]*)`, 'g'))].map(([, rest]) =>
      /dasharray/.test(rest ?? ''),
    );
  expect(dashes(door)).toEqual([false]);
  expect(dashes({ ...door, swing: 'away' })).toEqual([true]);
});

test('an arch is an arc', () => {
  expect(markup({ ...door, arched: true })).toMatch(/a\d+ \d+ 0 0 0-\d+ 0/);
});

test('a product is drawn in the paint of its pictures: a light one as it is, a dark one lighter, so that its joints are seen', () => {
  const drawn = (paint: Paint) =>
    renderToStaticMarkup(<Elevation spec={door} finish={finishOf({ paint })} standalone />);
  expect(drawn('ral9016')).toContain(paints.ral9016);
  expect(drawn('ral3009')).not.toContain(paints.ral3009);
});

test.each(Object.keys(paints) as Paint[])('joints and leaves are told from the frame in %s', (paint) => {
  const { frame, line, leaf } = finishOf({ paint });
  // White has tone 255.
  const red = (tone: string) => Number.parseInt(tone.slice(1, 3), 16);
  expect(Math.abs(red(frame) - red(line))).toBeGreaterThan(50);
  expect(leaf).not.toBe(frame);
});

test('a legend explains the lines that a drawing has, and no others', () => {
  const boundary = 'Streckprickad linje: brandcellsgräns.';
  expect(legendOf(drawProduct(door))).toEqual(['Heldragna öppningslinjer: öppnas mot dig.', boundary]);
  expect(legendOf(drawProduct({ ...door, handle: 'panic' }))).toEqual([
    'Streckade öppningslinjer: öppnas från dig.',
    boundary,
  ]);
  expect(legendOf(drawProduct({ type: 'partition', width: 3000, height: 2500, face: 60, panes: 3 }))).toEqual([
    boundary,
  ]);
});

test('every product has a file of its own, and one more stands in for pictures that are missing', () => {
  const files = listDrawings().map(({ path }) => path);
  expect(files.toSorted()).toEqual(
    [
      paths.placeholder,
      ...products.map(paths.productDrawing),
      ...products.map((product) => paths.plainDrawing(productKeyOf(product))),
      ...products.map((product) => paths.drawingWithoutWall(productKeyOf(product))),
    ].toSorted(),
  );
  for (const product of products) {
    const own = { spec: elevationOf(product), finish: finishOf(product), classes: classLinesOf(product) };
    expect(renderDrawing(paths.productDrawing(product))).toBe(renderToStaticMarkup(<Elevation {...own} standalone />));
  }
  for (const file of files) expect(renderDrawing(file)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(renderDrawing('/ritningar/hero.svg')).toBeUndefined();
});
