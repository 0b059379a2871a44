import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { exampleOf } from './lib/content.ts';
import { sendFormPath } from '../../src/mail/provider.ts';
import { answerForm, contactForm, expectTextKept, fill, mailLibrary, sample, sendForm, texts } from './lib/form.ts';
import { hold, hydratedOnStandingClock, openProject, reactChunk } from './lib/pages.ts';
import { expect, type Site, test } from './lib/site.ts';

/** What a host answers for a file that the new version no longer has. */
const gone = { status: 404, contentType: 'text/html', body: '<!doctype html><title>Sidan hittades inte</title>' };

/** Sends the form in the browser's own way, and expects that exactly one message arrives. */
async function expectSentByBrowser(page: Page, site: Site, name: string, send: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(`**${sendFormPath}`);
  await send();
  expect((await answer).status()).toBe(200);
  await expect.poll(async () => (await site.messages(name)).length).toBe(1);
}

test('when none of the site’s scripts loads, tabs and details open and the form is posted', async ({ page, site }) => {
  await page.route('**/*.js', (route) => route.abort('blockedbyclient'));
  await page.goto(paths.product(exampleOf('aluminium')));
  await page.getByRole('link', { name: 'Parametrar' }).click();
  await expect(page.locator('.panel').filter({ visible: true })).toHaveAttribute('id', 'parametrar');
  await page.goto('/galleri');
  const dialog = await openProject(page);
  await dialog.getByRole('button', { name: 'Stäng' }).click();
  await page.goto('/kontakt');
  await fill(page, { ...sample, name: 'Inga skript' });
  await expectSentByBrowser(page, site, 'Inga skript', () => contactForm(page).button.click());
});

test('when React comes after ten seconds, a form that waits for it says so and is sent once', async ({ page }) => {
  const release = await hold(page);
  const requests = await answerForm(page);
  await page.clock.install();
  await page.goto('/kontakt');
  await fill(page);
  const { button, success } = contactForm(page);
  await expect(button).toHaveAccessibleName('Skicka meddelande');
  await button.dblclick();
  await expect(button).toHaveAccessibleName(texts.sending);
  await page.clock.fastForward(10_000);
  await expect(button).toHaveAccessibleName(texts.sending);
  await expectTextKept(page);
  release();
  await hydratedOnStandingClock(page);
  await page.clock.fastForward(3000);
  await expect(success).toHaveText(texts.sent);
  await expect(button).toHaveAccessibleName('Skicka meddelande');
  expect(requests).toHaveLength(1);
});

test('when React’s file hangs, the browser sends the form itself after fifteen seconds', async ({ page, site }) => {
  await page.route(reactChunk, () => {});
  await page.clock.install();
  await page.goto('/kontakt');
  await fill(page, { ...sample, name: 'Hängande React' });
  await contactForm(page).button.dblclick();
  await expect(contactForm(page).button).toHaveAccessibleName(texts.sending);
  await expectSentByBrowser(page, site, 'Hängande React', () => page.clock.fastForward(15_000));
});

test.describe('when a new version was published while a tab was open', () => {
  test('and React’s file is gone, an impatient double click posts the form once', async ({ page, site }) => {
    await page.route(reactChunk, (route) => route.fulfill(gone));
    await page.goto('/kontakt');
    await fill(page, { ...sample, name: 'Ny version' });
    await expectSentByBrowser(page, site, 'Ny version', () => contactForm(page).button.dblclick());
  });

  test('and React’s file is gone, a button that only React answers asks for it once a press', async ({ page }) => {
    const requests: string[] = [];
    await page.route(reactChunk, (route) => {
      requests.push(route.request().url());
      return route.fulfill(gone);
    });
    await page.goto('/service');
    const print = page.getByRole('button', { name: 'Skriv ut checklistan' });
    for (let press = 1; press <= 12; press += 1) {
      const before = requests.length;
      await print.click();
      await expect.poll(() => requests.length).toBeGreaterThan(before);
    }
    // One a press, and a few more: pointing at it asks too, and so do the other parts of the page at the first press.
    expect(requests.length).toBeLessThan(12 * 2);
  });

  test('and the mail library’s file is gone, the message is sent in place without it', async ({ page, site }) => {
    await page.route(`**/${mailLibrary()}`, (route) => route.fulfill(gone));
    await sendForm(page, { ...sample, name: 'Utan bibliotek' });
    await expect(contactForm(page).success).toHaveText(texts.sent);
    expect(await site.messages('Utan bibliotek')).toHaveLength(1);
  });

  test('and the provider refuses what is sent without the library, the text is kept', async ({ page }) => {
    await page.route(`**/${mailLibrary()}`, (route) => route.fulfill(gone));
    await answerForm(page, (route) => route.fulfill({ status: 500, body: 'No' }));
    await sendForm(page);
    await expect(contactForm(page).failure).toContainText(texts.failed);
    await expectTextKept(page);
  });
});

for (const { who, javaScriptEnabled } of [
  { who: 'a browser without script', javaScriptEnabled: false },
  { who: 'a browser that could not load React', javaScriptEnabled: true },
]) {
  test.describe(`after ${who} has posted the form in vain`, () => {
    test.use({ javaScriptEnabled });

    test('a visitor who goes back finds the text', async ({ page }) => {
      await page.route(reactChunk, (route) => route.abort());
      let isDown = false;
      await answerForm(page, async (route) => {
        // Chromium writes down what is typed once a second, and a test types and leaves faster than any visitor. What
        // it has written down, it keeps.
        if (!isDown) await setTimeout(1300);
        return isDown
          ? route.abort('connectionrefused')
          : route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Error</h1>' });
      });
      await page.goto('/kontakt');
      await fill(page);
      for (isDown of [false, true]) {
        await contactForm(page).button.click();
        // The provider's page, or the browser's own for an address that cannot be reached, is there instead.
        await expect(contactForm(page).form).toHaveCount(0);
        await page.goBack();
        await expectTextKept(page);
      }
    });
  });
}
