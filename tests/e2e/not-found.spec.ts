import { open } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

test('the 404 page leads home', async ({ page }) => {
  await open(page, '/finns-inte');
  await page.getByRole('main').getByRole('link', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL('/');
});

test(
  'from a product that does not exist a visitor gets to the products in steel',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/produkter/steel/9999');
    await page.getByRole('main').getByRole('link', { name: 'Alla produkter i stål' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Stål' })).toBeVisible();
  },
);
