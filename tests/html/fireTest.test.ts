import { expect, test } from 'vitest';
import { classRuns, fireRunsOf, firstRuns, strictestRun, type FireRun } from '../../src/catalogue/classes/fireRuns.ts';
import { productKeyOf } from '../../src/catalogue/productKey.ts';
import { products } from '../../src/catalogue/products.ts';
import { paths } from '../../src/content/paths.ts';
import { all, attribute, one, section, text, texts, type HtmlElement } from './lib/dom.ts';
import { sitePage } from './lib/site.ts';

/** Temperatures of the furnace by EN 1363-1, as the standard's tables have them. */
const furnace: Record<number, string> = {
  0: '20',
  30: '842',
  45: '902',
  60: '945',
  90: '1006',
  120: '1049',
};

function expectStills(test: HtmlElement, runs: FireRun[]): void {
  const rows = all(test, 'ol');
  expect(rows.map((row) => attribute(row, 'aria-label'))).toEqual(runs.map(({ title, name }) => `${title}, ${name}`));
  for (const [index, run] of runs.entries()) {
    const stills = all(rows[index] as HtmlElement, 'li').map(text);
    const minutes = stills.map((still) => Number.parseInt(still, 10));
    expect(minutes).toHaveLength(4);
    expect(minutes).toEqual(expect.arrayContaining([0, 30, 60, run.minutes]));
    for (const [place, still] of stills.entries()) {
      const minute = minutes[place] ?? 0;
      expect(still).toContain(`Ugnen ${furnace[minute]}\u00a0°C.`);
      expect(still).toContain(`${run.name} lovar`);
      expect(still.endsWith('lovar inget mer.')).toBe(minute > run.minutes);
    }
  }
  expect(text(test)).toContain('Illustration');
  expect(text(test)).toContain('inget mätvärde från en produkt');
}

test('the page of classes shows the fire test without script, and offers classes alone and every class of every product', () => {
  const { document } = sitePage(paths.classes);
  const runs = [...classRuns, ...products.flatMap(fireRunsOf)];
  const test = section(document, 'Brandprovet');
  expectStills(test, firstRuns(runs));
  const offered = all(test, 'label').map((label) => texts(label, 'option').filter((option) => option !== 'Ingen'));
  expect(offered).toEqual([1, 2, 3].map(() => runs.map(({ title, name }) => `${name}, ${title}`)));
});

test.each(products)(
  'the page of “$title” shows its fire test without script, and leads to two side by side',
  (product) => {
    const { document } = sitePage(paths.product(product));
    const part = all(document, '.fire-test');
    expect(part).toHaveLength(1);
    const runs = fireRunsOf(product);
    expectStills(part[0] as HtmlElement, strictestRun(runs));
    expect(texts(one(document, '.fire-test'), 'option')).toEqual(runs.length > 1 ? runs.map(({ name }) => name) : []);
    const links = all(document, 'main a').map((link) => attribute(link, 'href'));
    expect(links).toContain(paths.fireTestWith(productKeyOf(product)));
  },
);
