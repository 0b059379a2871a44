import { open } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

test('an unknown address is answered with the 404 page', async ({ page }) => {
  for (const path of [
    '/finns-inte',
    '/produkter/aluminium',
    '/produkter/aluminium/1/pris',
    '/galleri/sv/2024/arkiv/bilder',
    '/404',
    '/%C3%A5%20%3Cb%3E',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }), path).toHaveText('Sidan hittades inte');
    await expect(main).toContainText(/finns inte eller har flyttats/);
    await expect(page).toHaveTitle(/^Sidan hittades inte/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  }
});

test('the 404 page leads home', async ({ page }) => {
  await open(page, '/finns-inte');
  await page.getByRole('main').getByRole('link', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL('/');
});

test('a product that does not exist is answered with "Product not found" and ways on', async ({ page }) => {
  for (const path of [
    '/produkter/aluminium/9999',
    '/produkter/aluminium/0',
    '/produkter/steel/9999',
    '/produkter/tra/1',
    '/produkter/aluminium/fem',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }), path).toHaveText('Product not found');
    await expect(main).toContainText(/produkten finns inte/i);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(main.getByRole('link')).not.toHaveCount(0);
  }
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
