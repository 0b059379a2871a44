import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sizesOf } from '../../catalogue/fit/fit.ts';
import { products } from '../../catalogue/products.ts';
import { FitFigure } from './FitFigure.tsx';

const limited = products
  .map((product) => ({ title: product.title, ...sizesOf(product) }))
  .filter(({ limits }) => limits.length > 0);

const steel = products.find(({ category, id }) => category === 'steel' && id === 1);

/** Points every unit along the lines of a figure. */
function pointsOn(svg: string): [number, number][] {
  const lines = Array.from(svg.matchAll(/<path stroke="var\(--(?:ink|ember)\)"[^>]* d="([^"]*)"/g), ([, d = '']) => d);
  return lines
    .flatMap((d) => d.split('M').slice(1))
    .flatMap((line) => {
      const corners = line.split('L').map((pair) => pair.split(',').map(Number) as [number, number]);
      return corners.slice(1).flatMap(([x, y], index) => {
        const [fromX, fromY] = corners[index] ?? [x, y];
        const count = Math.ceil(Math.hypot(x - fromX, y - fromY));
        return Array.from({ length: count + 1 }, (_, step): [number, number] => {
          const share = count && step / count;
          return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
        });
      });
    });
}

/** What the labels take at least: their letters, without the air around them. */
function labelsOf(svg: string) {
  const names = svg.slice(svg.indexOf('<circle'));
  const found = names.matchAll(/<text x="([^"]*)" y="([^"]*)">([^<]*)/g);
  return Array.from(found, ([, x, y, text = '']) => ({
    text: text.replaceAll('\u00a0', ' '),
    left: Number(x),
    right: Number(x) + text.length * 7,
    top: Number(y) - 9,
    bottom: Number(y),
  }));
}

test.each(limited)('the labels of “$title” stand on no line and on no other label, whatever the size', ({ limits }) => {
  const side = fc.integer({ min: 100, max: 8000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const svg = renderToStaticMarkup(<FitFigure limits={limits} size={{ width, height }} isOutside={false} />);
      const labels = labelsOf(svg);
      expect(labels.at(-1)?.text).toBe(`${width} × ${height}`);
      const view = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
      for (const { left, right, top, bottom, text } of labels) {
        const on = pointsOn(svg).filter(([x, y]) => x > left && x < right && y > top && y < bottom);
        expect([text, ...on]).toEqual([text]);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual((view[0] ?? 0) + (view[2] ?? 0));
        expect(top).toBeGreaterThanOrEqual(view[1] ?? 0);
      }
      const touching = labels.filter((one) =>
        labels.some(
          (other) =>
            other !== one &&
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
      );
      expect(touching).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('the curve of an area says which', () => {
  for (const { limits } of limited) {
    const svg = renderToStaticMarkup(
      <FitFigure limits={limits} size={{ width: 900, height: 2000 }} isOutside={false} />,
    );
    const areas = limits.flatMap(({ area }) => area ?? []).map((area) => `${String(area).replace('.', ',')} m²`);
    expect(labelsOf(svg).map(({ text }) => text)).toEqual([...areas, '900 × 2000']);
  }
});

test('what is outside is shaded, and the figure says whether the size is', () => {
  const limits = [{ of: 'sash' as const, width: 1000, height: 2000 }];
  const outside = renderToStaticMarkup(<FitFigure limits={limits} size={{ width: 2000, height: 2000 }} isOutside />);
  expect(outside).toContain('aria-label="2000\u00a0×\u00a02000 mm utanför gränserna"');
  const [ground = '', field = ''] = Array.from(
    outside.matchAll(/<path fill="var[^>]* d="([^"]*)"/g),
    ([, d = '']) => d,
  );
  expect(ground).toMatch(/^M0 0H190V172\.7\d*H0Z$/);
  // Half as wide and as high as what is asked, and a little more.
  expect(field.replaceAll(/[\d.]+/g, (value) => Number(value).toFixed(1))).toBe(
    'M0.0,172.7L0.0,18.5L77.1,18.5L77.1,172.7Z',
  );
});

test('a height that holds on a stricter condition is a line of its own, and a narrow size has its words at its point', () => {
  const { limits } = limited.find(({ title }) => title === steel?.title) ?? { limits: [] };
  const size = { width: 1100, height: 2400 };
  const svg = renderToStaticMarkup(<FitFigure limits={limits} size={size} isOutside={false} />);
  expect(Array.from(svg.matchAll(/>(\d{4})</g), ([, text]) => text)).toEqual(['3000', '2500', '1100', '2400']);
  expect(svg).toContain('stroke-dasharray="2 4"');
  const [, x, y] = /<circle cx="([^"]*)" cy="([^"]*)"/.exec(svg)?.map(Number) ?? [];
  const label = labelsOf(svg).at(-1);
  expect(Math.abs((label?.left ?? 0) - (x ?? 0))).toBeLessThan(20);
  expect(Math.abs((label?.top ?? 0) - (y ?? 0))).toBeLessThan(20);
});
