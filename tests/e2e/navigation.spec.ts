import { company } from '../../src/content/company.ts';
import { hydrated, open, openMenu, pageKinds, settled } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

const links = { Hem: '/', Produkter: '/produkter', Galleri: '/galleri', 'Om Oss': '/om-oss', Kontakt: '/kontakt' };

test(
  'the menu holds the five links in their order, and each leads to its page',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/kontakt');
    for (const [label, path] of Object.entries(links)) {
      const menu = await openMenu(page);
      await expect(menu.getByRole('link')).toHaveText(Object.keys(links));
      await menu.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await hydrated(page);
    }
  },
);

/** That the bar and the footer are the same on all pages is seen in the built files; here a few are looked at in the browser. */
const samples = pageKinds.filter(({ name }) =>
  ['home', 'product', 'contact', 'page that does not exist'].includes(name),
);

test('exactly the link to the page that is open is marked', { tag: '@desktop' }, async ({ page }) => {
  for (const { path } of samples) {
    await open(page, path);
    const marked = Object.entries(links).find(([, href]) => href === path)?.[0];
    await expect(page.getByRole('banner').locator('[aria-current]'), path).toHaveText(marked ? [marked] : []);
    if (marked)
      await expect((await openMenu(page)).getByRole('link', { name: marked })).toHaveAttribute('aria-current', 'page');
  }
});

test(
  'the logo, which names the company, leads home and Boka Konsultation to the contact page',
  { tag: '@phone' },
  async ({ page }) => {
    for (const { path } of samples) {
      await page.goto(path);
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link', { name: 'Boka Konsultation' })).toBeVisible();
      await expect(bar.getByRole('img', { name: company.name })).toBeVisible();
    }
    await page.getByRole('banner').getByRole('link', { name: 'Boka Konsultation' }).click();
    await expect(page).toHaveURL('/kontakt');
    await page.getByRole('banner').getByRole('img', { name: company.name }).click();
    await expect(page).toHaveURL('/');
  },
);

test(
  'the bar changes its look when the page is scrolled more than ten pixels, and the page stays where it was scrolled to',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/produkter');
    const bar = page.getByRole('banner');
    const look = () => bar.evaluate((element) => getComputedStyle(element).borderBottomColor);
    const plain = await look();
    for (const { top, scrolled } of [
      { top: 10, scrolled: false },
      { top: 11, scrolled: true },
      { top: 600, scrolled: true },
      { top: 10, scrolled: false },
      { top: 12, scrolled: true },
    ]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      await (scrolled ? expect(bar, `at ${top}`) : expect(bar, `at ${top}`).not).toHaveAttribute('data-scrolled');
      // A bar that moves the page while it changes would scroll it back over the threshold.
      await settled(bar);
      expect(await page.evaluate(() => scrollY)).toBe(top);
      await (scrolled ? expect(bar, `still at ${top}`) : expect(bar, `still at ${top}`).not).toHaveAttribute(
        'data-scrolled',
      );
      expect((await look()) !== plain, `look at ${top}`).toBe(scrolled);
      await expect(bar).toBeInViewport({ ratio: scrolled ? 1 : 0.5 });
    }
  },
);

test('a page that is reloaded further down has the scrolled look at once', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/produkter');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
});

test.describe('the hamburger', { tag: '@phone' }, () => {
  test('opens the list of links, and the same button closes it', async ({ page }) => {
    await open(page, '/');
    const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
    const toggle = page.getByRole('button', { name: 'Meny' });
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu.getByRole('link')).toHaveCount(5);
    for (const link of await menu.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    await toggle.click();
    await expect(menu).toBeHidden();
  });

  test('a chosen link closes the list, before the next page has come', async ({ page }) => {
    // What is fetched ahead does not pass by the route below.
    await page.route('**/speculation-rules.json', (route) => route.abort());
    await open(page, '/');
    // An answer without content leaves the visitor on the page.
    await page.route('**/galleri', (route) => route.fulfill({ status: 204 }));
    const menu = await openMenu(page);
    await menu.getByRole('link', { name: 'Galleri' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('Escape closes the list and gives the focus back to the button', async ({ page }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: 'Meny' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Hem' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('a tap beside the list closes it', async ({ page }) => {
    await open(page, '/');
    const menu = await openMenu(page);
    await page.touchscreen.tap(195, 780);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test('the links stand in the bar and there is no hamburger', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link')).toHaveCount(5);
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  });

  test('an open list does not stay over the page when the window grows', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await open(page, '/');
    const menu = await openMenu(page);
    await expect.poll(() => menu.evaluate((element) => element.matches(':popover-open'))).toBe(true);
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect.poll(() => menu.evaluate((element) => element.matches(':popover-open'))).toBe(false);
    await expect(menu.getByRole('link', { name: 'Kontakt' })).toBeVisible();
  });

  test('the keyboard reaches skip link, logo, menu and Boka Konsultation in this order', async ({ page }) => {
    await open(page, '/om-oss');
    const names: string[] = [];
    for (let index = 0; index < 8; index += 1) {
      await page.keyboard.press('Tab');
      names.push(
        await page.evaluate(
          () => document.activeElement?.textContent || document.activeElement?.querySelector('img')?.alt || '',
        ),
      );
    }
    expect(names).toEqual([
      'Hoppa till innehållet',
      expect.stringContaining(company.name),
      'Hem',
      'Produkter',
      'Galleri',
      'Om Oss',
      'Kontakt',
      'Boka Konsultation',
    ]);
  });

  test('the skip link leads past the bar', async ({ page }) => {
    await open(page, '/om-oss');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Hoppa till innehållet' });
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /Spela filmen/ })).toBeFocused();
  });
});

test.describe('the footer', () => {
  test('holds the company, the five links and the contact details', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/kontakt');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('img', { name: company.name })).toBeVisible();
    await expect(footer).toContainText(company.legalName);
    const menu = footer.getByRole('navigation').getByRole('link');
    await expect(menu).toHaveText(Object.keys(links));
    for (const link of await menu.all()) await expect(link).toBeVisible();
    expect(await menu.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(Object.values(links));
    await expect(footer.getByRole('link', { name: company.phone.display })).toHaveAttribute(
      'href',
      `tel:${company.phone.number}`,
    );
    await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
    await expect(footer).toContainText(company.address.street);
    await expect(footer).toContainText(`${company.openingHours.opens}–${company.openingHours.closes}`);
  });

  test(
    'shows three social icons, which are no dead links as long as they have no address',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/');
      const footer = page.getByRole('contentinfo');
      const icons = footer.locator('.footer-social svg');
      await expect(icons).toHaveCount(3);
      for (const icon of await icons.all()) await expect(icon).toBeVisible();
      await expect(footer.locator('.footer-social').getByRole('link')).toHaveCount(
        company.social.filter(({ href }) => href).length,
      );
      expect(
        await page.locator('a').evaluateAll((all) => all.filter((link) => !link.getAttribute('href')).length),
      ).toBe(0);
    },
  );
});
