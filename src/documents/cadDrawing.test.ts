import CadReader, { type IDxf } from 'dxf-parser';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classLinesOf } from '../catalogue/classLine.ts';
import { products } from '../catalogue/products.ts';
import { elevationOf, type Product } from '../catalogue/schema.ts';
import { drawPart } from '../drawings/model/drawProduct.ts';
import { inSize } from '../drawings/model/inSize.ts';
import { productDxf } from './cadDrawing.ts';
import { depthOf } from './depth.ts';

const address = 'https://www.eldgrans.example/produkter/stal';

function write(product: Product, spec = elevationOf(product)): string {
  return productDxf(drawPart(spec), {
    title: product.title,
    classes: classLinesOf(product),
    depth: depthOf(product.facts),
    address,
  });
}

function read(text: string): IDxf {
  const file = new CadReader().parseSync(text);
  if (!file) throw new Error('The file could not be read.');
  return file;
}

type Corner = { x: number; y: number; bulge?: number };

/** Corners of everything on a layer, and the middles of its arcs, as another program reads them. */
const cornersOn = ({ entities }: IDxf, layer: string): Corner[] =>
  entities
    .filter((entity) => entity.layer === layer && 'vertices' in entity)
    .flatMap((entity) => (entity as unknown as { vertices: Corner[] }).vertices)
    .flatMap((from, index, corners) => {
      const to = corners[index + 1];
      if (!from.bulge || !to) return [from];
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      return [from, { x: from.x + dx / 2 + (from.bulge * dy) / 2, y: from.y + dy / 2 - (from.bulge * dx) / 2 }];
    });

const textsOn = ({ entities }: IDxf, layer: string): string[] =>
  entities
    .filter((entity) => entity.layer === layer && entity.type === 'TEXT')
    .map((entity) => (entity as unknown as { text: string }).text);

const decoded = (text: string) =>
  text.replaceAll(/\\U\+([\dA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const span = (values: number[]) => Math.max(...values) - Math.min(...values);

describe.each(products)('$category $id', (product) => {
  const text = write(product);
  const file = read(text);

  test('figures and classes say where they are held: in the middle, or at their end', () => {
    const held = file.entities.flatMap((entity) => {
      const {
        halign = 0,
        startPoint,
        endPoint,
      } = entity as unknown as Record<'startPoint' | 'endPoint', Corner> & { halign?: number };
      return entity.type === 'TEXT' && entity.layer !== 'TEXT'
        ? [{ halign, isTold: startPoint.x === endPoint?.x }]
        : [];
    });
    expect(held.length).toBeGreaterThan(2);
    expect(held.filter(({ halign, isTold }) => halign === 0 || !isTold)).toEqual([]);
  });

  test('is ASCII in millimetres, on named layers', () => {
    expect(text).toMatch(/^[\x20-\x7e\r\n]+$/);
    expect(file.header).toMatchObject({ $ACADVER: 'AC1009', $INSUNITS: 4 });
    const layers = Object.keys(file.tables.layer.layers);
    expect(layers.every((name) => /^[A-Z0-9-]+$/.test(name))).toBe(true);
    expect(new Set(file.entities.map(({ layer }) => layer))).toEqual(new Set(layers.filter((name) => name !== '0')));
  });

  test('is as large as the example, and its dimensions say so', () => {
    const body = ['KARM', 'PROFIL', 'FOG', 'FYLLNING'].flatMap((layer) => cornersOn(file, layer));
    const { width } = product.elevation;
    const widest = 'length' in product.elevation ? Math.max(width, product.elevation.length) : width;
    expect(span(body.map(({ x }) => x))).toBeCloseTo(widest, 3);
    const tall = 'height' in product.elevation ? product.elevation.height : Number.NaN;
    const top = Math.max(...body.map(({ y }) => y));
    expect(Number.isNaN(tall) || Math.abs(top - tall) < 0.001).toBe(true);
    expect(textsOn(file, 'MATT')).toContain(String(width));
  });

  test('has a plan as deep as the table says, and none where it says nothing', () => {
    const notes = textsOn(file, 'TEXT').map(decoded);
    const depth = depthOf(product.facts);
    const plan = cornersOn(file, 'KARM').filter(({ y }) => y < 0);
    expect(notes.includes('Principplan')).toBe(depth !== undefined);
    expect(plan.length > 0 ? span(plan.map(({ y }) => y)) : undefined).toBe(depth);
    expect(notes).toEqual(expect.arrayContaining([product.title, address]));
    expect(notes.join(' ')).not.toMatch(/snitt/i);
  });
});

test('another size is drawn as large as it is', () => {
  const doors = products.filter(({ kind }) => kind === 'door');
  fc.assert(
    fc.property(
      fc.constantFrom(...doors),
      fc.integer({ min: 700, max: 3000 }),
      fc.integer({ min: 1800, max: 4000 }),
      (door, width, height) => {
        const file = read(write(door, inSize(elevationOf(door), width, height)));
        const frame = cornersOn(file, 'KARM').filter(({ y }) => y >= 0);
        expect(span(frame.map(({ x }) => x))).toBeCloseTo(width, 2);
        expect(span(frame.map(({ y }) => y))).toBeCloseTo(height, 2);
      },
    ),
    { numRuns: 30 },
  );
});
