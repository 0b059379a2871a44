import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/products.ts';
import { projects } from '../content/projects.ts';
import { elevationOf, type ElevationSpec } from '../catalogue/schema.ts';
import { Elevation, elevationViewBox } from './Elevation.tsx';
import { palette } from './palette.ts';
import { ProjectDrawing } from './ProjectDrawing.tsx';
import { roofEaves, roofSize } from './roof.ts';

const samples: ElevationSpec[] = [
  { type: 'door', width: 1010, height: 2110, leaves: 1, face: 140, leaf: 'glass' },
  {
    type: 'door',
    width: 2710,
    height: 3310,
    leaves: 2,
    face: 120,
    leaf: 'sheet',
    sidelight: 700,
    overlight: 900,
    panic: true,
  },
  { type: 'window', width: 1210, height: 1610, face: 110, opening: 'tilt-turn', sashes: 2 },
  { type: 'partition', width: 6010, height: 2810, face: 60, panes: 5 },
  {
    type: 'facade',
    width: 9010,
    height: 12_010,
    face: 52,
    columns: 8,
    rows: [2010, 2000, 2000, 2000, 2000, 2000],
    joint: 'capped',
    door: 2,
    opaqueRows: [1],
  },
  { type: 'facade', width: 5610, height: 5410, face: 52, columns: 4, rows: [1810, 1800, 1800], joint: 'flush' },
  { type: 'roof', width: 5110, length: 5610, face: 52, columns: 6, rows: 4, form: 'saddle', pitch: 30 },
  { type: 'roof', width: 5010, length: 4510, face: 52, columns: 10, rows: 6, form: 'pyramid', pitch: 30 },
  { type: 'roof', width: 5210, length: 4610, face: 52, columns: 4, rows: 3, form: 'monopitch', pitch: 7 },
  { type: 'sliding-door', width: 2610, height: 3010, face: 100, leaves: 2, sidelight: 500, overlight: 510 },
];
const named = samples.map((spec) => [`${spec.type} ${spec.width}`, spec] as const);

const texts = (markup: string): string[] =>
  [...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? '');
const viewBox = (markup: string): number[] => (/viewBox="([^"]*)"/.exec(markup)?.[1] ?? '').split(' ').map(Number);

describe.each(named)('the elevation of a %s', (_, spec) => {
  const plain = renderToStaticMarkup(<Elevation spec={spec} standalone />);
  const measured = renderToStaticMarkup(<Elevation spec={spec} dimensions title="Dörr i vägg" />);

  it('draws the outer frame in millimetres', () => {
    const size = spec.type === 'roof' ? `width="${spec.width}"` : `width="${spec.width}" height="${spec.height}"`;
    expect(plain).toMatch(new RegExp(`<rect (?:y="\\d+" )?${size} `));
  });

  it('fits the product on a 4:3 sheet and fills the sheet with it', () => {
    const [x, y, width, height] = viewBox(plain) as [number, number, number, number];
    const drawn = spec.type === 'roof' ? roofSize(spec) : spec;
    expect(elevationViewBox(spec)).toEqual({ x, y, width, height });
    expect(width / height).toBeCloseTo(4 / 3, 2);
    expect(x).toBeLessThan(0);
    expect(y).toBeLessThan(0);
    expect(x + width).toBeGreaterThan(drawn.width);
    expect(y + height).toBeGreaterThan(drawn.height);
    expect(Math.max(drawn.width / width / 0.74, drawn.height / height / 0.55)).toBeGreaterThan(0.99);
  });

  it('states the outer sizes, and nothing without dimensions', () => {
    expect(texts(measured)).toContain(String(spec.width));
    expect(texts(measured)).toContain(String(spec.type === 'roof' ? spec.length : spec.height));
    expect(texts(plain)).toEqual([]);
  });

  it('draws dimension lines as long as what they measure', () => {
    const tall = spec.type === 'roof' ? Math.round(roofEaves(spec)[1]) - Math.round(roofEaves(spec)[0]) : spec.height;
    const [wide, upright] = [...measured.matchAll(/d="M(-?\d+) (-?\d+)([HV])(-?\d+)M/g)].reduce<[number[], number[]]>(
      ([across, up], [, x, y, letter, end]) =>
        letter === 'H' ? [[...across, Number(end) - Number(x)], up] : [across, [...up, Number(end) - Number(y)]],
      [[], []],
    );
    const overshoot = 2 * Math.round(Math.round(elevationViewBox(spec).height * 0.034) * 0.45);
    expect(wide).toContain(spec.width + overshoot);
    expect(upright).toContain(tall + overshoot);
  });

  it('is accessible with a title and hidden without', () => {
    expect(measured).toContain('role="img"');
    expect(measured.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Dörr i vägg</title>']);
    expect(measured).not.toContain('aria-hidden');
    expect(plain).toContain('aria-hidden="true"');
    expect(plain).not.toContain('<title>');
  });

  it.each([
    ['plain', plain],
    ['dimensioned', measured],
  ])('keeps the %s drawing small and free of styles, ids and broken numbers', (kind, markup) => {
    expect(markup).not.toMatch(/\sstyle=|\sid=|url\(|<style|NaN|undefined|Infinity/);
    expect(new TextEncoder().encode(markup).length).toBeLessThan(kind === 'plain' ? 4096 : 5120);
  });

  it('uses ember for the boundary line only, and the material for the profiles', () => {
    expect(plain.split(palette.ember)).toHaveLength(2);
    expect(plain).toMatch(new RegExp(`stroke="${palette.ember}"[^>]*stroke-dasharray`));
    expect(renderToStaticMarkup(<Elevation spec={spec} material="steel" standalone />)).not.toBe(plain);
  });
});

describe('the drawings of the content', () => {
  it('draws every product on less than 4 KB, all different within a material', () => {
    const drawings = products.map((product) =>
      renderToStaticMarkup(<Elevation spec={elevationOf(product)} material={product.category} standalone />),
    );
    expect(Math.max(...drawings.map((drawing) => drawing.length))).toBeLessThan(4096);
    expect(new Set(drawings).size).toBe(products.length);
  });

  it('draws every project differently, on less than 6 KB, with its own title and boundary line', () => {
    const drawings = projects.map(({ id, title }) =>
      renderToStaticMarkup(<ProjectDrawing id={id} title={title} standalone />),
    );
    for (const drawing of drawings) {
      expect(drawing).not.toMatch(/\sstyle=|\sid=|url\(|<style|NaN|undefined/);
      expect(new TextEncoder().encode(drawing).length).toBeLessThan(6144);
      expect(drawing.split(palette.ember)).toHaveLength(2);
    }
    expect(new Set(drawings.map((drawing) => /<title>(.+?)<\/title>/.exec(drawing)?.[1])).size).toBe(projects.length);
    expect(new Set(drawings.map((drawing) => drawing.replace(/<title>.*?<\/title>/, ''))).size).toBe(projects.length);
  });

  it('says what to do when a project has no drawing', () => {
    expect(() => renderToStaticMarkup(<ProjectDrawing id={99} />)).toThrow('src/drawings/projects');
  });
});
