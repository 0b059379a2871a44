import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { classLinesOf } from '../../catalogue/classLine.ts';
import { products } from '../../catalogue/products.ts';
import { ClassFigure } from './ClassFigure.tsx';

test('names each part once, and of what stands below the figure only the class stands out', () => {
  const several = products.map(classLinesOf).filter((lines) => lines.length > 1);
  expect(several).not.toEqual([]);
  for (const lines of several) {
    const html = renderToStaticMarkup(<ClassFigure lines={lines} />);
    const [main, ...others] = lines;
    const read = (pattern: RegExp) =>
      [...html.matchAll(pattern)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, '').trim());
    expect(read(/<small[^>]*>(.*?)<\/small>/g)).toEqual([main?.role]);
    // Below the class, not between it and its line.
    expect(html).toContain('</span> <small>');
    expect(read(/<strong>(.*?)<\/strong>/g)).toEqual(others.map(({ text }) => text));
    for (const { role } of others) expect(html).toContain(`>${role} <strong>`);
  }
});

test('of one part the class alone is said', () => {
  const [only] = products.map(classLinesOf).filter((lines) => lines.length === 1);
  expect(only && renderToStaticMarkup(<ClassFigure lines={only} />)).not.toMatch(/<small|<strong/);
});
