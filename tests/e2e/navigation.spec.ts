import type { Page } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { mainLinks } from '../../src/content/paths.ts';
import { toolLinks } from '../../src/content/toolLinks.ts';
import { hydrated, open, openMenu, pageKinds, settled } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

const labels: string[] = mainLinks.map(({ label }) => label);

test('the menu holds the links in their order, and each leads to its page @phone', async ({ kept: page }) => {
  await page.goto('/kontakt');
  const links = page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link');
  // It is the same on all pages, and each address answers: both are seen in the built files.
  for (const { label, href } of [mainLinks[2], mainLinks[0]]) {
    await openMenu(page);
    await expect(links).toHaveText(labels);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      mainLinks.map((link) => link.href),
    );
    await links.filter({ hasText: label }).click();
    await expect(page).toHaveURL(href);
  }
});

/**
 * That the bar and the footer are the same on all pages is seen in the built files; here a few are looked at in the
 * browser.
 */
const samples = pageKinds.filter(({ name }) =>
  ['home', 'product', 'contact', 'page that does not exist'].includes(name),
);

test('the logo, which names the company, leads home and Boka Konsultation to the contact page @phone', async ({
  kept: page,
}) => {
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
});

test('the bar changes its look when the page is scrolled more than ten pixels, and the page stays where it was scrolled to', async ({
  kept: page,
}) => {
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
});

test('a page that is reloaded further down has the scrolled look at once @phone', async ({ kept: page }) => {
  await open(page, '/produkter');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
});

test('the row of tools marks the page, and leaves the tools to the menu where there is one @both', async ({
  kept: page,
  isMobile,
}) => {
  for (const { href, label } of toolLinks) {
    await page.goto(href);
    const row = page.getByRole('navigation', { name: 'Verktyg', exact: true });
    if (isMobile) {
      await expect(row).toBeHidden();
      continue;
    }
    const link = row.getByRole('link', { name: label });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(link).toBeInViewport({ ratio: 1 });
    expect((await row.boundingBox())?.height, 'one line').toBeLessThan(60);
    // Scrolled away, the row leaves its mark to the button that calls it back.
    const call = page.getByRole('button', { name: 'Verktyg', exact: true, includeHidden: true });
    expect(await call.evaluate((button) => getComputedStyle(button, '::after').scale)).toBe('none');
  }
});

test('the bar calls the row of tools back where it has been scrolled away, and nothing of the page moves', async ({
  kept: page,
}) => {
  // Where the bar is full.
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/produkter');
  const row = page.getByRole('navigation', { name: 'Verktyg', exact: true });
  const call = page.getByRole('button', { name: 'Verktyg', exact: true });
  const words = page.getByRole('banner').getByRole('link');
  const placesOf = () =>
    words.evaluateAll((all) => all.map((word) => [word.textContent, word.getBoundingClientRect().toJSON()]));
  await expect(call, 'the row is there').toBeHidden();
  const places = await placesOf();
  const last = page.getByRole('banner').getByRole('link', { name: 'Kontakt' });
  const place = await last.boundingBox();
  await page.evaluate(() => scrollTo(0, 1200));
  await expect(row).not.toBeInViewport();
  // It stands after the last link, and the others keep their places, wherever the page is.
  await expect(call).toBeVisible();
  expect(await placesOf()).toEqual(places);
  const beyond = ((await call.boundingBox())?.x ?? 0) - (place?.x ?? 0) - (place?.width ?? 0);
  expect(beyond).toBeGreaterThan(7);
  expect(beyond).toBeLessThan(40);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await call.press('Enter');
  await expect(row).toBeInViewport({ ratio: 1 });
  expect(await height()).toBe(before);
  for (const link of await row.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(row.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).not.toBeInViewport();
  await expect(call).toBeFocused();
});

test.describe('the hamburger @phone', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  // One page for all of them: each leaves the list closed.
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await open(page, '/');
  });
  test.afterAll(() => page.close());

  test('opens the list of links, and the same button closes it', async () => {
    const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
    const toggle = page.getByRole('button', { name: 'Meny' });
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu.getByRole('link')).toHaveCount(mainLinks.length);
    for (const link of await menu.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    await toggle.click();
    await expect(menu).toBeHidden();
  });

  test('Escape closes the list and gives the focus back to the button', async () => {
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

  test('a tap beside the list closes it', async () => {
    const menu = await openMenu(page);
    await page.touchscreen.tap(195, 780);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});

test('a chosen link closes the hamburger’s list, before the next page has come @phone', async ({ kept: page }) => {
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

test.describe('on a wide screen', () => {
  test('the links stand in the bar and there is no hamburger', async ({ kept: page }) => {
    await open(page, '/');
    await expect(page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link')).toHaveCount(mainLinks.length);
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  });

  test('an open list does not stay over the page when the window grows', async ({ kept: page }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await open(page, '/');
    const menu = await openMenu(page);
    await expect.poll(() => menu.evaluate((element) => element.closest(':popover-open') !== null)).toBe(true);
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect.poll(() => menu.evaluate((element) => element.closest(':popover-open') !== null)).toBe(false);
    await expect(menu.getByRole('link', { name: 'Kontakt' })).toBeVisible();
  });

  test('the telephone stands in the bar, in line with the links and clear of everything there', async ({
    kept: page,
  }) => {
    await open(page, '/produkter');
    const bar = page.getByRole('banner');
    const phone = bar.getByRole('link', { name: company.phone.display });
    for (const width of [800, 820, 992, 1100, 1199, 1200, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await (width < 1200 ? expect(phone).toBeHidden() : expect(phone).toBeInViewport({ ratio: 1 }));
      await expect(bar.getByText(company.openingHours.opens)).toBeHidden();
      const boxes = await bar.getByRole('link').evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => {
            const { left, right, top, bottom } = link.getBoundingClientRect();
            return { left, right, middle: (top + bottom) / 2, height: bottom - top };
          }),
      );
      expect(boxes).toHaveLength(labels.length + (width < 1200 ? 2 : 3));
      for (const [index, { left, middle }] of boxes.entries()) {
        expect(left - (boxes[index - 1]?.right ?? 0), `room before link ${index} at ${width} px`).toBeGreaterThan(7);
        expect(Math.abs(middle - (boxes[1]?.middle ?? 0)), `link ${index} at ${width} px`).toBeLessThan(2);
      }
      const texts = boxes.slice(1, -1).map(({ height }) => Math.round(height));
      expect(new Set(texts).size, `one line at ${width} px: ${texts.join(', ')}`).toBe(1);
    }
  });

  test('the keyboard reaches skip link, logo, menu, telephone, Boka Konsultation and tools in this order', async ({
    kept: page,
  }) => {
    await open(page, '/om-oss');
    const names: string[] = [];
    for (let index = 0; index < 4 + labels.length + toolLinks.length; index += 1) {
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
      ...labels,
      `Ring ${company.phone.display}`,
      'Boka Konsultation',
      ...toolLinks.map(({ label }) => label),
    ]);
  });

  test('the skip link leads past the bar', async ({ kept: page }) => {
    await open(page, '/kontakt');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Hoppa till innehållet' });
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });
});
