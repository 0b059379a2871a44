import { answerForm, contactForm, expectTextKept, openFilledForm, texts } from './lib/form.ts';
import { expectNoSidewaysScroll, expectNoTextCut } from './lib/layout.ts';
import { open, pageKinds } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

test('with text at 200 % nothing is cut off or has to be scrolled sideways', { tag: '@desktop' }, async ({ page, context }) => {
  const settings = await context.newCDPSession(page);
  // What a visitor chooses in the browser's settings; 16 by itself.
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const { path } of pageKinds) {
    await page.goto(path);
    expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))).toBeGreaterThanOrEqual(32);
    // The gallery says for a second, to screen readers alone, that it loads.
    if (path === '/galleri') await expect(page.getByRole('status')).toBeEmpty();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${path} at ${width} px`);
      await expectNoTextCut(page, `${path} at ${width} px`);
    }
  }
});

test('with text at 200 % a message that fails keeps its text and shows the ways on', { tag: '@desktop' }, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const settings = await context.newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await answerForm(page, (route) => route.fulfill({ status: 500 }));
  await openFilledForm(page);
  const { button, failure } = contactForm(page);
  await button.click();
  await expect(failure).toContainText(texts.failed);
  await expect(failure.getByText(texts.failed)).toBeInViewport();
  await expectNoSidewaysScroll(page, 'failed');
  await expectTextKept(page);
});

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in Windows’ high contrast, ${colorScheme}`, { tag: '@desktop' }, () => {
    test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme });

    test('logo, current page, open tab, dialog and magnifier are told apart from the ground', async ({ page }) => {
      await open(page, '/produkter');
      const look = (selector: string, pseudo?: string) =>
        page.locator(selector).first().evaluate((element, part) => {
          const { backgroundColor, backgroundImage, borderTopColor, borderTopWidth } = getComputedStyle(element, part);
          return { backgroundColor, backgroundImage, border: Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== getComputedStyle(document.documentElement).backgroundColor };
        }, pseudo);
      expect((await look('.nav-bar-logo img')).backgroundColor).toBe('rgb(250, 248, 244)');
      expect((await look('.footer-company img')).backgroundColor).toBe('rgb(250, 248, 244)');
      for (const mark of ['.nav-bar-menu [aria-current]', '.tabs [aria-selected=true]', '.fire-class']) expect((await look(mark, '::after')).backgroundImage, mark).toContain('gradient');
      expect((await look('.button')).border).toBe(true);
      await open(page, '/galleri');
      expect((await look('.project-card-picture button')).border).toBe(true);
      await page.getByRole('button', { name: /^Visa / }).first().click();
      expect((await look('dialog[open]')).border).toBe(true);
    });

    test('focus and a field that is wrong are seen, and headings do not cover each other', async ({ page }) => {
      await open(page, '/kontakt');
      const { button, name, phone } = contactForm(page);
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      for (const part of [name, button, page.getByRole('main').getByRole('link').first()]) {
        await part.focus();
        await expect(part).not.toHaveCSS('outline-color', ground);
        await expect(part).toHaveCSS('outline-style', 'dashed');
      }
      await button.click();
      await expect(name).toBeFocused();
      const border = (field: typeof name) => field.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
      expect(await border(name)).toBeGreaterThan(await border(phone));
      await page.goto('/');
      const heading = await page.getByRole('heading', { level: 1 }).evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight) / Number.parseFloat(getComputedStyle(element).fontSize));
      expect(heading).toBeGreaterThan(1.2);
    });
  });
}
