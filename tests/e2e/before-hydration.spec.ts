import type { Page } from '@playwright/test';
import { contactForm, fill, sample, texts } from './lib/form.ts';
import { company } from '../../src/content/company.ts';
import { paths } from '../../src/content/paths.ts';
import { exampleOf, productsIn, projects } from './lib/content.ts';
import { hold, hydrated, hydratedOnStandingClock, openMenu, reactChunk, tryMenu } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

const loseReact = (page: Page) => page.route(reactChunk, (route) => route.abort('connectionreset'));

for (const { when, prepare, size } of [
  { when: 'has not come yet', prepare: hold, size: ' @phone' },
  { when: 'never comes', prepare: loseReact, size: '' },
]) {
  test.describe(`while React ${when}`, () => {
    test.beforeEach(({ kept: page }) => prepare(page));

    test('the hamburger opens the menu and Escape closes it @phone', async ({ kept: page }) => {
      await tryMenu(page, 'Kontakt', '/kontakt');
      await expect(page.locator('[data-hydrated]')).toHaveCount(0);
    });

    test(`one part of a product is open, and its tabs open the others${size}`, async ({ kept: page }) => {
      await page.goto(paths.product(exampleOf('aluminium')));
      const parts = page.locator('.panel').filter({ visible: true });
      await expect(parts).toHaveAttribute('id', 'specifikationer');
      await page.getByRole('link', { name: 'Parametrar' }).click();
      await expect(parts).toHaveAttribute('id', 'parametrar');
      await expect(page.getByRole('row').last()).toBeVisible();
      await page.goBack();
      await expect(parts).toHaveAttribute('id', 'specifikationer');
      await expect(page.locator('[data-hydrated]')).toHaveCount(0);
    });

    test(`the magnifier opens a project, which closes by button and by a click beside it${size}`, async ({
      kept: page,
    }) => {
      const title = projects[2]?.title ?? '';
      await page.goto('/galleri');
      const dialog = page.getByRole('dialog');
      for (const leave of [() => dialog.getByRole('button', { name: 'Stäng' }).click(), () => page.mouse.click(4, 4)]) {
        await page.getByRole('button', { name: `Visa ${title}` }).click();
        await expect(dialog).toHaveAccessibleName(title);
        await leave();
        await expect(dialog).toHaveCount(0);
      }
    });

    test('the film’s link leads to the film', async ({ kept: page }) => {
      test.skip(company.video?.provider !== 'file', 'the site has no film of its own');
      await page.goto('/om-oss');
      await page.getByRole('link', { name: /Spela filmen/ }).click();
      await expect(page).toHaveURL(/\/film\/|\/om-oss$/);
      await expect(page.locator('video')).toBeVisible();
    });
  });

  test(`an address that asks for steel never shows aluminium while React ${when}`, async ({ kept: page }) => {
    await prepare(page);
    await page.addInitScript(() => {
      const seen = new Set<string>();
      const look = () => {
        for (const panel of document.querySelectorAll('.panel'))
          if (panel.checkVisibility({ visibilityProperty: true })) seen.add(panel.id);
        document.documentElement?.setAttribute('data-seen', [...seen].join());
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/produkter?kategori=steel');
    await expect(page.locator('.panel').filter({ visible: true })).toHaveAttribute('id', 'steel');
    await expect(page.locator('html')).toHaveAttribute('data-seen', 'steel');
  });
}

// Before React has come paper is the same, and a press on a tab waits as it does for a product's, above.
test('a product has all its parts on paper even when React never comes', async ({ kept: page }) => {
  await loseReact(page);
  await page.goto(paths.product(exampleOf('aluminium')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.panel').filter({ visible: true })).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Parametrar' })).toBeVisible();
  await expect(page.getByRole('row').last()).toBeVisible();
});

test('the tabs of the catalogue work even when React never comes', async ({ kept: page }) => {
  await loseReact(page);
  await page.goto('/produkter');
  const parts = page.locator('.panel').filter({ visible: true });
  await expect(parts).toHaveAttribute('id', 'aluminium');
  await page.getByRole('link', { name: 'Stål', exact: true }).click();
  await expect(parts).toHaveAttribute('id', 'steel');
  await expect(parts.getByRole('article')).toHaveCount(productsIn('steel').length);
});

test('the gallery’s spinner is gone after a second even when React never comes', async ({ kept: page }) => {
  await loseReact(page);
  await page.goto('/galleri');
  const grid = page.locator('.gallery-grid');
  await expect(grid).toHaveCSS('opacity', '1');
  const running = () =>
    page
      .locator('.gallery')
      .evaluate(
        (gallery) => gallery.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
      );
  await expect.poll(running).toBe(0);
});

test('the tab that was opened before React came stays open @phone', async ({ kept: page }) => {
  const release = await hold(page);
  await page.goto(paths.product(exampleOf('aluminium')));
  await page.getByRole('link', { name: 'Parametrar' }).click();
  release();
  await hydrated(page);
  await expect(page.getByRole('tab', { name: 'Parametrar' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('row').last()).toBeVisible();
});

test('a tab of the catalogue that is pressed before React came is switched in place when it comes @phone', async ({
  kept: page,
}) => {
  const release = await hold(page);
  await page.goto('/produkter');
  const tab = page.getByText('Stål', { exact: true }).and(page.locator('a')).last();
  await tab.evaluate((link) => scrollTo({ top: link.getBoundingClientRect().top + scrollY - 250 }));
  const before = await page.evaluate(() => scrollY);
  await tab.dispatchEvent('click');
  release();
  await expect(page.getByRole('tabpanel', { name: 'Stål' })).toBeVisible();
  await expect(page).toHaveURL('/produkter?kategori=steel');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the project that was opened before React came stays open, and then turns to the next', async ({ kept: page }) => {
  const release = await hold(page);
  await page.goto('/galleri');
  await page.getByRole('button', { name: `Visa ${projects[2]?.title}` }).click();
  release();
  await hydrated(page);
  await expect(page.getByRole('dialog')).toHaveAccessibleName(projects[2]?.title ?? '');
  await page.getByRole('button', { name: 'Nästa' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(projects[3]?.title ?? '');
});

test('Enter in the field of requirements before React came is no line of the requirement', async ({ kept: page }) => {
  const release = await hold(page);
  await page.goto('/brandklasser');
  const field = page.getByRole('textbox', { name: 'Krav' });
  await field.pressSequentially('EI 60');
  await field.press('Enter');
  release();
  await hydrated(page);
  await expect(page).toHaveURL('/brandklasser?krav=EI+60');
  await expect(field).toHaveValue('EI 60');
});

test('the menu that was opened before React came stays open @phone', async ({ kept: page }) => {
  const release = await hold(page);
  await page.goto('/');
  const menu = await openMenu(page);
  release();
  await hydrated(page);
  await expect(menu).toBeVisible();
});

test('a message that is sent before React came is sent by React when it comes, once @phone', async ({ page, site }) => {
  const name = 'Före React';
  const release = await hold(page);
  await page.clock.install();
  await page.goto('/kontakt');
  await fill(page, { ...sample, name });
  await contactForm(page).button.click();
  await expect(page).toHaveURL('/kontakt');
  release();
  await hydratedOnStandingClock(page);
  await page.clock.fastForward(3000);
  await expect(contactForm(page).success).toHaveText(texts.sent);
  await expect(contactForm(page).message).toHaveValue('');
  expect(await site.messages(name)).toHaveLength(1);
});

test('what was typed before React came is still there', async ({ kept: page }) => {
  const release = await hold(page);
  await page.goto('/kontakt');
  await fill(page);
  release();
  await hydrated(page);
  const { name, email, phone, message } = contactForm(page);
  await expect(name).toHaveValue(sample.name);
  await expect(email).toHaveValue(sample.email);
  await expect(phone).toHaveValue(sample.phone);
  await expect(message).toHaveValue(sample.message);
});

test('a button that was pressed before React came does its work when it comes', async ({ kept: page }) => {
  const release = await hold(page);
  await page.goto(paths.schedule);
  await page.getByRole('button', { name: 'Fyll i ett exempel' }).click();
  release();
  await hydrated(page);
  await expect(page.getByLabel('Littera, rad 1', { exact: true })).not.toHaveValue('');
});

test('a product that is chosen for comparison before React came is chosen when it comes, and nobody is led away', async ({
  kept: page,
}) => {
  const release = await hold(page);
  const address = paths.product(exampleOf('aluminium'));
  await page.goto(address);
  const choice = page.locator('.compare-choice');
  await choice.dispatchEvent('click');
  release();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(address);
});

test('rows that were pasted into their field before React came are read when it comes', async ({ kept: page }) => {
  const release = await hold(page);
  await page.goto(paths.schedule);
  await page.getByLabel('Klistra in från Excel, Revit eller CADQ').fill('Littera\tAntal\nD1\t2\n');
  release();
  await hydrated(page);
  await page.getByRole('button', { name: 'Läs in raderna' }).click();
  await expect(page.getByLabel('Littera, rad 1', { exact: true })).toHaveValue('D1');
});

test('a size that was written and left before React came is answered when it comes @phone', async ({ kept: page }) => {
  const release = await hold(page);
  await page.goto(paths.product(exampleOf('aluminium')));
  const height = page.getByLabel('Höjd');
  await page.getByLabel('Bredd').fill('10M');
  await height.fill('2100');
  await height.blur();
  release();
  await expect(height).toHaveAccessibleDescription('Skriv båda måtten i modul, eller inget.');
  await expect(page).toHaveURL(/\?b=10M&h=2100/);
});
