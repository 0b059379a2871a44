import type { Locator } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { heroGlass } from '../../src/content/heroGlass.ts';
import { productsIn } from './lib/content.ts';
import { paths } from '../../src/content/paths.ts';
import { open, readMetadata } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

test('the first view tells since when, what and where to go @both', async ({ kept: page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const main = page.getByRole('main');
  await expect(main.getByText(`Grundat ${company.founded}`)).toBeInViewport();
  const headline = main.getByRole('heading', { level: 1 });
  await expect(headline).not.toBeEmpty();
  await expect(headline).toBeInViewport({ ratio: 1 });
  await expect(main.locator('.hero .lead')).toBeVisible();
  await expect(
    main.getByRole('list', { name: 'I korthet' }).getByRole('listitem').filter({ visible: true }),
  ).toHaveCount(3);

  await expect(main.getByRole('link', { name: 'Se våra produkter' })).toHaveAttribute('href', '/produkter');
  await main.getByRole('link', { name: 'Kontakta oss', exact: true }).click();
  await expect(page).toHaveURL('/kontakt');
});

test('no word of the hero lies on the door’s glass', async ({ kept: page }) => {
  await page.goto('/');
  const covered: string[] = [];
  // The ends of each layout, and between them.
  for (const height of [600, 900])
    for (const width of [340, 490, 639, 640, 815, 991, 992, 1192, 1440]) {
      await page.setViewportSize({ width, height });
      const image = page.locator('.hero img');
      // A width that brings another file stops what was being decoded.
      const isDecoded = () =>
        image.evaluate((element: HTMLImageElement) =>
          element.decode().then(
            () => true,
            () => false,
          ),
        );
      await expect.poll(isDecoded).toBe(true);
      const words = await image.evaluate((element: HTMLImageElement, glass) => {
        // The picture is as wide as `object-fit: cover` makes it.
        const { naturalWidth, naturalHeight, clientWidth, clientHeight } = element;
        const { left, top, right, bottom } = naturalWidth > naturalHeight ? glass.wide : glass.tall;
        const place = element.getBoundingClientRect();
        const scale = Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight);
        const [across = 0, down = 0] = getComputedStyle(element)
          .objectPosition.split(' ')
          .map((part) => parseFloat(part) / 100);
        const x = (part: number) =>
          place.left + (clientWidth - naturalWidth * scale) * across + part * naturalWidth * scale;
        const y = (part: number) =>
          place.top + (clientHeight - naturalHeight * scale) * down + part * naturalHeight * scale;
        const walker = document.createTreeWalker(
          document.querySelector('.hero-text') ?? document,
          NodeFilter.SHOW_TEXT,
        );
        const found: string[] = [];
        while (walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          const lies = [...range.getClientRects()].some(
            (line) => line.right > x(left) && line.left < x(right) && line.bottom > y(top) && line.top < y(bottom),
          );
          if (lies) found.push(walker.currentNode.textContent ?? '');
        }
        return found;
      }, heroGlass);
      covered.push(...words.map((text) => `${width} × ${height} px: ${text}`));
    }
  expect(covered).toEqual([]);
});

test('the catalogue stands below, and its tabs have an address but leave the page’s own title alone', async ({
  kept: page,
}) => {
  await open(page, '/');
  const before = await readMetadata(page);
  expect(before.titles).toEqual([await page.title()]);
  expect(before.canonicals).toEqual([`${company.website}/`]);
  const catalogue = page.getByRole('region', { name: 'Produktkatalog' });
  const cardsOf = (name: string) => catalogue.getByRole('tabpanel', { name }).getByRole('article');
  await expect(cardsOf('Aluminium')).toHaveCount(productsIn('aluminium').length);
  await catalogue.getByRole('tab', { name: 'Stål' }).click();
  await expect(cardsOf('Stål')).toHaveCount(productsIn('steel').length);
  await expect(page).toHaveURL('/?kategori=steel');
  expect(await readMetadata(page)).toEqual(before);
  expect(before.itemLists).toEqual([]);
  await page.goBack();
  await expect(catalogue.getByRole('tab', { name: 'Aluminium' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/');
});

test('below the catalogue the page ends with a way to get in touch @both', async ({ kept: page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 2, name: 'Berätta vad du bygger' });
  const catalogue = await page.getByRole('region', { name: 'Produktkatalog' }).boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThan((catalogue?.y ?? 0) + (catalogue?.height ?? 0));
  await page.getByRole('main').getByRole('link', { name: 'Boka Konsultation' }).click();
  await expect(page).toHaveURL(paths.contact);
});

test('the first screen of a desk has the field for a requirement, and below it the boundary line on a building leads on', async ({
  kept: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: 'Har du ett krav?' })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('button', { name: 'Läs kravet' })).toBeInViewport({ ratio: 1 });
  const building = main.getByRole('img', { name: /med brandcellsgränsen\.$/ });
  await building.scrollIntoViewIfNeeded();
  await expect.poll(() => building.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // The line lies on the whole picture.
  const line = building.locator('xpath=ancestor::div[1]').locator('svg');
  const box = async (part: Locator) => Object.values((await part.boundingBox()) ?? {}).map(Math.round);
  expect(await box(line)).toEqual(await box(building));
  await main.getByRole('link', { name: 'Ditt mått' }).click();
  await expect(page.locator('#ryms')).toBeInViewport();
  await page.goBack();
  await main.getByRole('link', { name: /^Se den i \d+ byggnader$/ }).click();
  await expect(page).toHaveURL(paths.gallery);
});

test('the home page takes a requirement, and leads to its answer', async ({ kept: page }) => {
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Har du ett krav?' });
  await expect(field).toHaveAccessibleDescription(/, till exempel EI\s60-S200, Rw\s37\.$/);
  await field.fill('EI 30, Rw 40');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'EI 30, Rw 40 dB' })).toBeVisible();
  await expect(page).toHaveURL(`${paths.classes}?krav=EI+30%2C+Rw+40`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page asks for no requirement, which only script reads', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Produkter', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Har du ett krav?' })).toBeHidden();
  });
});
