import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '../../catalogue/schema.ts';

/** The site with this many products of its kind in each category, copies of the first. */
async function siteWith(count: number) {
  vi.resetModules();
  vi.stubGlobal('__MAIL__', null);
  vi.doMock('../../catalogue/products.ts', async (original) => {
    const content = await original<typeof import('../../catalogue/products.ts')>();
    const byCategory = Object.fromEntries(
      (['aluminium', 'steel'] as const).map((category) => {
        const [first] = content.productsIn(category);
        return [
          category,
          Array.from({ length: count }, (_, index) => ({
            ...(first as Product),
            id: index + 1,
            title: `${category} ${index + 1}`,
          })),
        ];
      }),
    );
    return {
      ...content,
      products: Object.values(byCategory).flat(),
      productsIn: (category: string) => byCategory[category] ?? [],
    };
  });
  const { pages } = await import('../../pages/pages.tsx');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const all = pages();
  return {
    paths: all.map(({ path }) => path),
    html: async (path: string) => renderToStaticMarkup(all.find((page) => page.path === path)?.element),
  };
}

// The next file shares the modules of this one.
afterAll(() => {
  vi.doUnmock('../../catalogue/products.ts');
  vi.resetModules();
  vi.unstubAllGlobals();
});

const cardsIn = (html: string) =>
  Array.from(html.matchAll(/<a href="(\/produkter\/\w+\/\d+)">Se produktdetaljer/g), ([, address]) => address);
const linksIn = (html: string) =>
  Array.from(html.matchAll(/href="(\/produkter\/\w+\/sida-\d+)"/g), ([, address]) => address);
const pagesOf = (paths: string[]) => paths.filter((path) => path.includes('/sida-'));

beforeEach(() => vi.unstubAllGlobals());

describe('a catalogue of more products than a page can carry', () => {
  test('begins on the catalogue page and goes on, each product on exactly one page', async () => {
    const { paths, html } = await siteWith(45);
    expect(pagesOf(paths)).toEqual([
      '/produkter/aluminium/sida-2',
      '/produkter/aluminium/sida-3',
      '/produkter/steel/sida-2',
      '/produkter/steel/sida-3',
    ]);
    const pages = await Promise.all(['/produkter', ...pagesOf(paths)].map(html));
    expect(pages.map((page) => cardsIn(page).length)).toEqual([40, 20, 5, 20, 5]);
    expect(new Set(pages.flatMap(cardsIn)).size).toBe(90);
  });

  test('leads from page to page and to both ends', async () => {
    const { html } = await siteWith(100);
    expect(linksIn(await html('/produkter'))).toEqual([
      '/produkter/aluminium/sida-2',
      '/produkter/aluminium/sida-5',
      '/produkter/steel/sida-2',
      '/produkter/steel/sida-5',
    ]);
    expect(linksIn(await html('/produkter/steel/sida-4'))).toEqual([
      '/produkter/steel/sida-3',
      '/produkter/steel/sida-5',
    ]);
    const second = await html('/produkter/steel/sida-2');
    expect(/href="([^"]*)" rel="prev"/.exec(second)?.[1]).toBe('/produkter?kategori=steel');
    expect(/<title>([^<]*)/.exec(second)?.[1]).toMatch(/^Produkter i stål, sida 2 \| /);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(second)?.[1]).toMatch(/\/produkter\/steel\/sida-2$/);
  });

  test('has pages that grow no further, however many products there are', async () => {
    const [some, many] = [await siteWith(200), await siteWith(2000)];
    const paths = ['/', '/produkter', '/produkter/aluminium/sida-2'];
    const growth = await Promise.all(
      paths.map(async (path) => (await many.html(path)).length - (await some.html(path)).length),
    );
    // A figure more here and there.
    expect(Math.max(...growth)).toBeLessThan(100);
  });
});

test.each([16, 20])('a catalogue of %i products in a category stands on one page, without a way on', async (count) => {
  const { paths, html } = await siteWith(count);
  expect(pagesOf(paths)).toEqual([]);
  expect(cardsIn(await html('/produkter'))).toHaveLength(2 * count);
  expect(await html('/produkter')).not.toContain('Fler sidor');
});
