import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answerForm, contactForm, openFilledForm, texts } from './lib/form.ts';
import { open, openMenu, pageKinds, settled } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

/** Expects that axe finds nothing wrong with the page as it is. */
async function expectNoViolations(page: Page, state: string): Promise<void> {
  await settled(page.locator('body'));
  // In one go within the page, which has no frames: the usual way opens another page for each result, and takes three times as long.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id} (${help}): ${node.html} ${node.failureSummary ?? ''}`));
  expect.soft(found, state).toEqual([]);
}

test('axe finds nothing wrong: every kind of page as it opens', async ({ page }) => {
  test.slow();
  for (const { path } of pageKinds) {
    await open(page, path);
    if (path === '/galleri') await expect(page.getByRole('status')).toBeEmpty();
    await expectNoViolations(page, path);
  }
});

test('axe finds nothing wrong: open menu', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/produkter');
  await openMenu(page);
  await expectNoViolations(page, 'menu');
});

test('axe finds nothing wrong: other tabs', async ({ page }) => {
  await open(page, '/produkter?kategori=steel');
  await expect(page.getByRole('tab', { name: 'Stål' })).toHaveAttribute('aria-selected', 'true');
  await expectNoViolations(page, 'steel');
  await open(page, '/produkter/aluminium/5#information');
  await expectNoViolations(page, 'information');
  await page.getByRole('tab', { name: 'Parametrar' }).click();
  await expectNoViolations(page, 'parameters');
});

test('axe finds nothing wrong: project details', async ({ page }) => {
  await open(page, '/galleri');
  await expect(page.getByRole('status')).toBeEmpty();
  await page.getByRole('button', { name: /^Visa / }).nth(4).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, 'dialog');
});

test('axe finds nothing wrong: form while sending, failed, sent and refused; privacy note', async ({ page }) => {
  let status = 500;
  let answer = () => {};
  await answerForm(page, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ status });
  });
  await openFilledForm(page);
  await page.getByText('Så hanterar vi dina uppgifter').click();
  // axe waits for timers.
  await page.clock.resume();
  const { button, failure, success } = contactForm(page);
  await button.click();
  await expect(button).toHaveText(texts.sending);
  await expectNoViolations(page, 'sending');
  answer();
  await expect(failure).toContainText(texts.failed);
  await expectNoViolations(page, 'failed');
  status = 200;
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await button.click();
  await sent;
  await expect.poll(() => (answer(), success.textContent())).toBe(texts.sent);
  await expectNoViolations(page, 'sent');
  await button.click();
  await expect(contactForm(page).name).toBeFocused();
  await expectNoViolations(page, 'refused by the browser');
});

test('axe finds nothing wrong: film that plays', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/om-oss');
  await page.getByRole('link', { name: /Spela filmen/ }).click();
  await expect(page.locator('video')).toBeVisible();
  await expectNoViolations(page, 'film');
});

test.describe('without JavaScript', { tag: '@phone' }, () => {
  // axe is a script itself, so React is kept away instead; the styles for it are those before hydration.
  test('axe finds nothing wrong in tabs and gallery that React has not touched', async ({ page }) => {
    await page.route('**/assets/hydrate-*.js', (route) => route.abort());
    for (const path of ['/produkter', '/produkter/aluminium/5', '/galleri', '/kontakt']) {
      await page.goto(path);
      await expectNoViolations(page, path);
    }
  });
});

test('headings step down without a gap, and there is one main heading on every page', { tag: '@desktop' }, async ({ page }) => {
  for (const { path } of pageKinds) {
    await page.goto(path);
    const levels = await page.locator('h1, h2, h3, h4, h5, h6').evaluateAll((all) => all.filter((heading) => heading.checkVisibility()).map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1), path).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1), path).toEqual([]);
  }
});
