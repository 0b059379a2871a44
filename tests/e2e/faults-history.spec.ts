import type { Page } from '@playwright/test';
import { accept, answerForm, contactForm, expectTextKept, fill, sample, sendForm, texts } from './lib/form.ts';
import { reactChunk } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

// One after the other: each worker would start the whole browser for itself.
test.describe.configure({ mode: 'default' });

// The browser's back/forward cache, which keeps a page as it was left; Playwright switches it off.
test.use({
  launchOptions: ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

/** Goes to another page and comes back; expects that the page is the very same one. */
async function leaveAndReturn(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['kept'] = String(persisted))),
  );
  await leave();
  await expect(page.locator('[data-kept]')).toHaveCount(0);
  // A page from this cache is never loaded again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('[data-kept=true]')).toHaveCount(1);
}

test('a visitor who leaves while a message is on its way, and comes back, is told how it went @whole', async ({
  page,
}) => {
  const requests = await answerForm(page, (route) => (requests.length > 1 ? accept(route) : undefined));
  const { button, failure, success } = await sendForm(page);
  await expect.poll(() => requests.length).toBe(1);
  await leaveAndReturn(page, () => page.goto('/om-oss'));
  await page.clock.fastForward(15_000);
  await expect(failure).toContainText(texts.failed);
  await expectTextKept(page);
  await button.click();
  await expect(success).toHaveText(texts.sent);
});

test('a visitor who comes back after sending finds the thanks and an empty form @whole', async ({ page }) => {
  await answerForm(page);
  const { button, message, success } = await sendForm(page);
  await expect(success).toHaveText(texts.sent);
  await leaveAndReturn(page, () => page.goto('/om-oss'));
  await expect(success).toHaveText(texts.sent);
  await expect(message).toHaveValue('');
  await expect(button).toBeEnabled();
});

test('a form that the browser itself has posted can be sent again by a visitor who comes back @whole', async ({
  page,
}) => {
  await page.route(reactChunk, (route) => route.abort());
  await answerForm(page, (route) => route.fulfill({ status: 500, body: 'No' }));
  await page.goto('/kontakt');
  await fill(page);
  const { button, form } = contactForm(page);
  await leaveAndReturn(page, async () => {
    await button.click();
    await expect(form).toHaveCount(0);
  });
  await expect(button).toHaveAccessibleName('Skicka meddelande');
  await expectTextKept(page, sample);
});
