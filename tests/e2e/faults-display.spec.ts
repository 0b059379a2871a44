import type { Locator } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { exampleOf } from './lib/content.ts';
import { answerForm, contactForm, expectTextKept, sendForm, texts } from './lib/form.ts';
import { expectNoSidewaysScroll, expectNoTextCut } from './lib/layout.ts';
import { open, openProject, pageKinds } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';
import { recordTransition } from './lib/transition.ts';

test('with text at 200 % nothing is cut off or has to be scrolled sideways', async ({ page, context }) => {
  const settings = await context.newCDPSession(page);
  // What a visitor chooses in the browser's settings; 16 by itself.
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  let widths = [390, 1440];
  for (const { path } of pageKinds.filter(({ name }) => name !== 'product that does not exist')) {
    await page.goto(path);
    expect(
      await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)),
    ).toBeGreaterThanOrEqual(32);
    // The gallery says for a second, to screen readers alone, that it loads.
    if (path === '/galleri') await expect(page.getByRole('status')).toBeEmpty();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${path} at ${width} px`);
      await expectNoTextCut(page, `${path} at ${width} px`);
    }
    // The next page opens at the width at which this one was looked at last.
    widths = widths.toReversed();
    if (path !== '/galleri') continue;
    const dialog = await openProject(page);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), 'dialog').toBeLessThanOrEqual(
      0,
    );
    await dialog.getByRole('button', { name: 'Stäng' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('with text at 200 % a message that fails keeps its text and shows the ways on', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const settings = await context.newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await answerForm(page, (route) => route.fulfill({ status: 500 }));
  const { failure } = await sendForm(page);
  await expect(failure).toContainText(texts.failed);
  await expect(failure.getByText(texts.failed)).toBeInViewport();
  await expectNoSidewaysScroll(page, 'failed');
  await expectTextKept(page);
});

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in Windows’ high contrast, ${colorScheme}`, () => {
    test('logo, current page, open tab, magnifier, dialog, focus and a field that is wrong are told apart from the ground', async ({
      kept: page,
    }) => {
      const look = (element: Locator, pseudo?: string) =>
        element.first().evaluate((node, part) => {
          const {
            backgroundColor,
            backgroundImage,
            borderTopColor,
            borderTopWidth,
            fontSize,
            lineHeight,
            outlineColor,
            outlineStyle,
          } = getComputedStyle(node, part);
          const ground = getComputedStyle(document.documentElement).backgroundColor;
          return {
            backgroundColor,
            hasLine: backgroundImage.includes('gradient'),
            border: borderTopColor === ground ? 0 : Number.parseFloat(borderTopWidth),
            hasRing: outlineStyle === 'dashed' && outlineColor !== ground,
            lineHeight: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
          };
        }, pseudo);
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', colorScheme });
      await open(page, '/produkter');
      for (const logo of ['.nav-bar-logo img', '.footer-company img'])
        expect((await look(page.locator(logo))).backgroundColor).toBe('rgb(250, 248, 244)');
      for (const mark of ['.nav-bar-menu [aria-current]', '.tabs [aria-selected=true]', '.fire-class'])
        expect((await look(page.locator(mark), '::after')).hasLine, mark).toBe(true);
      expect((await look(page.locator('.nav-bar-action'))).border).toBeGreaterThan(0);
      // The browser lays a ground under each line of text; lines that are closer would cover each other.
      expect((await look(page.getByRole('heading', { level: 1 }))).lineHeight).toBeGreaterThan(1.2);

      await open(page, '/galleri');
      expect((await look(page.locator('.project-card button'))).border).toBeGreaterThan(0);
      await openProject(page);
      expect((await look(page.getByRole('dialog'))).border).toBeGreaterThan(0);

      await open(page, '/kontakt');
      const { button, name, phone } = contactForm(page);
      expect((await look(button)).border).toBeGreaterThan(0);
      for (const part of [name, button, page.getByRole('main').getByRole('link').first()]) {
        await part.focus();
        expect((await look(part)).hasRing).toBe(true);
      }
      await button.click();
      await expect(name).toBeFocused();
      expect((await look(name)).border).toBeGreaterThan((await look(phone)).border);
    });
  });
}

test('for visitors who want less motion nothing moves: no transition of pages or parts, no smooth scrolling, no animation', async ({
  kept: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const transition = await recordTransition(page);
  for (const path of ['/', paths.product(exampleOf('aluminium')), '/om-oss', '/galleri']) {
    await open(page, path);
    if (path === '/galleri') await expect(page.getByRole('status')).toBeEmpty();
    const moving = await page.evaluate(async () => {
      scrollTo({ top: 300 });
      const jumped = scrollY;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return { moving: document.getAnimations().length, jumped: jumped === scrollY };
    });
    expect(moving, path).toEqual({ moving: 0, jumped: true });
  }
  await page.getByRole('banner').getByRole('link', { name: 'Boka Konsultation' }).click();
  await expect(page).toHaveURL('/kontakt');
  expect(await transition()).toEqual([]);
});
