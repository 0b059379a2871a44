import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fit, sizesOf } from '../catalogue/fit.ts';
import { fitAnswers, fitReason } from '../catalogue/fitWords.ts';
import { products } from '../catalogue/products.ts';
import { elevationOf } from '../catalogue/schema.ts';
import { DrawingInSize } from '../drawings/DrawingInSize.tsx';
import { FitFigure } from './FitFigure.tsx';
import { hintsFor } from './fitHints.ts';
import { readAsked } from './fitQuery.ts';

const productOf = (key: string) => {
  const product = products.find(({ category, id }) => `${category}-${id}` === key);
  if (!product) throw new Error(`There is no product ${key}.`);
  return product;
};

/** What a visitor is told for a query. */
function answer(key: string, query: string): string {
  const product = productOf(key);
  const sizes = sizesOf(product);
  const { size } = readAsked(new URLSearchParams(query));
  if (!size) return '';
  const result = fit(sizes, size);
  const hints = hintsFor(sizes, elevationOf(product), size);
  return [fitAnswers[result.answer], fitReason(result, sizes), ...hints].join(' ').replaceAll('\u00a0', ' ');
}

describe('the answer to a size', () => {
  test.each([
    ['aluminium-9', 'b=1380&h=2760', /^Nej Ytan 3,81 m² är större än 3,45 m²\./],
    ['aluminium-10', 'b=1800&h=3600', /^Nej Ytan 6,48 m² är större än 5,45 m²\./],
    ['steel-6', 'b=1265&h=2300', /^Ja .*150 kg, räcker till cirka 20 mm glas/],
    ['steel-6', 'b=1265&h=2300&g=21', /^Nej Glasets vikt 152,75 kg är mer än 150 kg\./],
    ['steel-2', 'b=1400&h=2100&blad=1', /^Nej Bredden 1400 mm är större än 1380 mm \(enkeldörr\)\./],
    ['steel-2', 'b=1,4+m&h=21M&blad=2', /^Ja .*\(pardörr\)/],
    ['steel-3', 'b=900&h=2100', /^Framgår inte Höjden är inom 3800 mm, men största dörrbredd framgår inte\./],
    [
      'aluminium-2',
      'b=900&h=2100',
      /^Framgår inte Största bredd och höjd framgår inte\. Dörrstängare: minst storlek 3/,
    ],
    ['aluminium-1', 'b=10x21', /^Framgår inte .*Väger cirka 95 kg, räknat på 45 kg\/m²\. .*SS-EN 1154/],
  ])('%s, %s', (key, query, text) => {
    expect(answer(key, query)).toMatch(text);
  });

  const withoutLimits = products.filter((product) =>
    sizesOf(product).limits.every(({ width, height }) => !width || !height),
  );
  test.each(withoutLimits)('$title never fits, because it has no limits', ({ category, id }) => {
    expect(answer(`${category}-${id}`, 'b=100+mm&h=100+mm')).toMatch(/^Framgår inte/);
  });
});

test.each([
  ['b=&h=', { b: 'Ange ett mått.', h: 'Ange ett mått.' }],
  ['b=9,5&h=2100', { b: 'Ange enhet: mm, m eller M (modul).' }],
  ['b=<script>&h=99999', { b: expect.any(String), h: 'Måttet ska vara mellan 100\u00a0mm och 20\u00a0m.' }],
  ['b=900&h=2100&g=tjockt', { g: 'Skriv glasets tjocklek i mm, till exempel 20.' }],
])('%s is not understood, and the reader is told why', (query, faults) => {
  expect(readAsked(new URLSearchParams(query)).faults).toEqual(faults);
});

test.each(products.map((product) => [product.title, product] as const))(
  '%s is drawn in any size, or not at all',
  (_, product) => {
    const spec = elevationOf(product);
    const { limits } = sizesOf(product);
    for (const [width, height] of [
      [100, 100],
      [300, 20_000],
      [900, 2100],
      [1_234.5, 2_345.6],
      [20_000, 100],
      [20_000, 20_000],
    ] as const) {
      const svg = renderToStaticMarkup(
        <>
          <FitFigure limits={limits} size={{ width, height }} />
          <DrawingInSize spec={spec} width={width} height={height} />
        </>,
      );
      expect(svg, `${width} × ${height}`).not.toMatch(/NaN|Infinity|undefined/);
    }
  },
);
