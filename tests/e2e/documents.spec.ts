import { families, familiesWith } from '../../src/catalogue/families.ts';
import { paths } from '../../src/content/paths.ts';
import { exampleOf, productsIn } from './lib/content.ts';
import { contactForm } from './lib/form.ts';
import { open } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the products are narrowed by material and kind, and what is not made is said', async ({ page }) => {
      await page.goto(paths.documents);
      const main = page.getByRole('main');
      const names = main.getByRole('heading', { level: 4 }).filter({ visible: true });
      const all = [...productsIn('aluminium'), ...productsIn('steel')];
      await expect(names).toHaveText(all.map(({ title }) => title));
      await main.getByRole('group', { name: 'Material' }).getByLabel('Stål').check();
      for (const family of families) {
        await main.getByRole('group', { name: 'Slag' }).getByLabel(family.name).check();
        const own = productsIn('steel').filter((product) => familiesWith(product).includes(family));
        await expect(names).toHaveText(own.map(({ title }) => title));
        await expect(main.getByText(`Inga ${family.name.toLowerCase()} i stål.`)).toBeVisible({
          visible: own.length === 0,
        });
      }
      await main.getByRole('group', { name: 'Material' }).getByLabel('Alla').check();
      await main.getByRole('group', { name: 'Slag' }).getByLabel('Alla').check();
      await expect(names).toHaveCount(all.length);
    });
  });

test('the list begins on the first screen of a desk, under one of each kind on one floor line, and a day of change stands by its name', async ({
  kept: page,
}) => {
  await page.goto(paths.documents);
  const main = page.getByRole('main');
  const kinds = main.getByRole('group', { name: 'Slag' });
  for (const drawing of await kinds.locator('img').all())
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(kinds.locator('img')).toHaveCount(families.length);
  await expect(main.getByRole('heading', { level: 4 }).first()).toBeInViewport();
  await expect(main.getByText('Datablad', { exact: true }).filter({ visible: true }).first()).toBeInViewport();
  const kindsShown = await main.getByRole('heading', { level: 3 }).filter({ visible: true }).count();
  const heads = main.getByText('Föreskriftstext', { exact: true }).filter({ visible: true });
  await expect
    .poll(async () => (await heads.all()).length, 'every list has its heads')
    .toBeGreaterThanOrEqual(kindsShown);
  const days = main.locator('li time');
  const most = await main
    .getByText(/^Ändrad .* där ingen annan dag står/)
    .locator('time')
    .getAttribute('datetime');
  for (const day of await days.all()) await expect(day).not.toHaveAttribute('datetime', most ?? '');
  const told = await days.evaluateAll((times: HTMLTimeElement[]) => times.map(({ dateTime }) => dateTime));
  const often = Math.max(
    0,
    ...Map.groupBy(told, (day) => day)
      .values()
      .map(({ length }) => length),
  );
  expect(often, 'the day that most have is said once').toBeLessThanOrEqual(
    (await main.locator('h4').count()) - told.length,
  );
  for (const row of await main.locator('li:has(h4)').all()) {
    const [name, file] = await Promise.all(
      [row.getByRole('heading').getByRole('link'), row.getByText('PDF', { exact: true })].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(Math.abs((name?.y ?? 0) - (file?.y ?? 0)), 'the files stand on the line of the name').toBeLessThan(12);
  }
  await expect(main.getByText(/ändra[dt]/), 'one grammar').toHaveCount(0);
  for (const day of await days.all()) {
    await expect(day).toHaveText(/^\d{1,2}\s\p{L}+\.?(?:\s\d{4})?$/u);
    await expect(day).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  }
});

test('on a telephone the kinds are folded, so that the page is short, and one that is pressed, chosen or led to is unfolded @phone', async ({
  kept: page,
}) => {
  await page.goto(paths.documents);
  const main = page.getByRole('main');
  const rows = main.getByRole('heading', { level: 4 }).filter({ visible: true });
  await expect(rows).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3300);
  await main
    .getByRole('heading', { name: /^Fasader/ })
    .first()
    .tap();
  const ofKind = (kind: string, ...materials: ('aluminium' | 'steel')[]) =>
    materials
      .flatMap((material) => productsIn(material))
      .filter((product) => familiesWith(product).some(({ id }) => id === kind))
      .map(({ title }) => title);
  await expect(rows).toHaveText(ofKind('fasader', 'aluminium'));
  await main
    .getByRole('heading', { name: /^Fasader/ })
    .first()
    .tap();
  await expect(rows).toHaveCount(0);
  await main.getByRole('group', { name: 'Slag' }).getByLabel('Glastak').check();
  await expect(rows).toHaveText(ofKind('glastak', 'aluminium', 'steel'));
  await page.goto(paths.contact);
  await page.goto(`${paths.documents}#steel-fonster`);
  await expect(rows).toHaveText(ofKind('fonster', 'steel'));
});

test('papers that are made for a product are asked for with its name @both', async ({ kept: page }) => {
  const [product] = productsIn('steel');
  if (!product) throw new Error('There is no product of steel.');
  await page.goto(paths.documents);
  await page.getByRole('group', { name: 'Slag' }).getByLabel('Dörrar').check();
  await page.getByRole('link', { name: `Begär underlag för ${product.title}` }).click();
  await expect(contactForm(page).message).toHaveValue(/klassificeringsrapport/);
  await expect(contactForm(page).message).toHaveValue(new RegExp(product.title));
});

test('the specification text is copied as its file has it, and where the browser refuses, the visitor is told what to do', async ({
  kept: page,
}) => {
  const product = exampleOf('aluminium');
  await open(page, paths.product(product));
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, {
      writeText: async (text: string) => void (document.documentElement.dataset['copied'] = text),
    });
  });
  const copy = page.getByRole('button', { name: 'Kopiera föreskriftstexten' });
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'Kopierat.' })).toBeVisible();
  const file = await page.request.get(paths.productFile(product, 'txt'));
  expect(await page.locator('html').getAttribute('data-copied')).toBe(await file.text());
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('No')) });
  });
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'öppna textfilen' })).toBeVisible();
});
