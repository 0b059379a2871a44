import type { Page } from '@playwright/test';
import { rowsOf } from '../../src/catalogue/rows.ts';
import { company } from '../../src/content/company.ts';
import { paths } from '../../src/content/paths.ts';
import { exampleOf } from './lib/content.ts';
import { open } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

// Paper has one size, whatever the screen.
test.describe('a product page on paper', () => {
  for (const { product, fragment } of [
    { product: exampleOf('aluminium'), fragment: '#parametrar' },
    { product: exampleOf('steel'), fragment: '' },
  ]) {
    test(`is a data sheet with all three parts (${product.category}, opened at ${fragment || 'its top'})`, async ({
      kept: page,
    }) => {
      await open(page, paths.product(product) + fragment);
      await page.emulateMedia({ media: 'print' });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.locator('figure').first()).toBeVisible();
      // It points one product out among others, which a data sheet does not show.
      await expect(main.locator('.badge')).toBeHidden();
      for (const part of ['Specifikationer', 'Information', 'Parametrar'])
        await expect(main.getByRole('heading', { name: part })).toBeVisible();
      for (const feature of product.features)
        await expect(main.getByRole('listitem').filter({ hasText: feature })).toBeVisible();
      await expect(main.locator('#information p').first()).toBeVisible();
      await expect(main.getByRole('row')).toHaveCount(rowsOf(product).length + 1);
      await expect(main.getByRole('row').last()).toBeVisible();
    });
  }

  test.describe('opened at its top', () => {
    test.describe.configure({ mode: 'default' });
    const product = exampleOf('aluminium');
    let page: Page;
    // One page for all of them.
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      await open(page, paths.product(product));
    });
    test.afterEach(() => page.emulateMedia({ media: null }));
    test.afterAll(() => page.close());

    test('has the company’s name and address, and nothing to press', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner').getByRole('img', { name: company.name })).toBeVisible();
      const footer = page.getByRole('contentinfo');
      for (const text of [company.address.street, company.phone.display, company.email, company.legalName])
        await expect(footer.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('tab')).toHaveCount(0);
      for (const label of ['Boka Konsultation', 'Kontakta oss för offert'])
        await expect(page.getByRole('link', { name: label })).toHaveCount(0);
    });

    test('has its values before the words that are common to all, and says where it comes from', async () => {
      const origin = page.getByText(company.website + paths.product(product));
      await expect(origin).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(origin).toHaveText(/, ändrad \d{4}-\d\d-\d\d$/);
      const places = ['Specifikationer', 'Parametrar', 'Information'].map(async (name) => {
        const box = await page.getByRole('main').getByRole('heading', { name }).boundingBox();
        return box?.y ?? 0;
      });
      const tops = await Promise.all([...places, origin.boundingBox().then((box) => box?.y ?? 0)]);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    });

    test('is asked for by a button beside the documents, and is the whole page', async () => {
      await page.evaluate(() => {
        window.print = () => void (document.body.dataset['printed'] = 'yes');
      });
      await page.getByRole('button', { name: 'Skriv ut sidan' }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
      await expect(page).toHaveURL(paths.product(product));
    });
  });

  test('takes at most two sheets, as do three products compared, and the whole catalogue seven', async ({
    kept: page,
  }) => {
    for (const { path, most, shows = '' } of [
      { path: paths.product(exampleOf('aluminium')), most: 2 },
      // Those of steel that say the most, of their classes and of their sizes.
      ...['steel/3', 'steel/7'].map((path) => ({ path: `/produkter/${path}`, most: 2 })),
      {
        path: paths.compareWith(['aluminium-2', 'aluminium-4', 'steel-7']),
        most: 2,
        shows: 'Skiljer eller framgår inte för alla',
      },
      { path: paths.products, most: 7 },
      // The answer and its letters, without the rest of the page.
      { path: paths.classesFor('EI 60-S200, Rw 37'), most: 3, shows: 'Uppfyller inte' },
    ]) {
      // What a tool answers comes a moment after its page.
      await (shows ? open(page, path) : page.goto(path));
      await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(sheets, path).toBeGreaterThanOrEqual(1);
      expect(sheets, path).toBeLessThanOrEqual(most);
    }
  });
});
