import { company } from '../../src/content/company.ts';
import { productsIn } from './lib/content.ts';
import { open, readMetadata } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

test('the first view tells since when, what and where to go', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByText(`Grundat ${company.founded}`)).toBeInViewport();
  const headline = main.getByRole('heading', { level: 1 });
  await expect(headline).not.toBeEmpty();
  await expect(headline).toBeInViewport({ ratio: 1 });
  await expect(main.locator('.hero .lead')).toBeVisible();
  await expect(main.getByRole('list', { name: 'I korthet' }).getByRole('listitem')).toHaveCount(3);
  for (const item of await main.getByRole('list', { name: 'I korthet' }).getByRole('listitem').all())
    await expect(item).toBeVisible();

  await main.getByRole('link', { name: 'Se våra produkter' }).click();
  await expect(page).toHaveURL('/produkter');
  await page.goBack();
  await main.getByRole('link', { name: 'Kontakta oss', exact: true }).click();
  await expect(page).toHaveURL('/kontakt');
});

test('the hero’s picture is there and says what it shows', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveAccessibleName(/./);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});

test(
  'the catalogue stands below, and its tabs have an address but leave the page’s own title alone',
  { tag: '@desktop' },
  async ({ page }) => {
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
  },
);
