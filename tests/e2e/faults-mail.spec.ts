import { accept, answerForm, expectTextKept, openFilledForm, sendForm, texts } from './lib/form.ts';
import { expect, test } from './lib/site.ts';

const html = '<!doctype html><title>Error</title><h1>Bad gateway</h1><script>globalThis.ran = true</script>';

test('a message fails in the same way whatever the provider answers, and when it cannot be reached', async ({
  page,
}) => {
  let answer: number | string = 0;
  const requests = await answerForm(page, (route) =>
    typeof answer === 'number'
      ? route.fulfill({ status: answer, contentType: 'text/html', body: html })
      : route.abort(answer),
  );
  const { button, failure } = await openFilledForm(page);
  for (answer of [400, 413, 429, 500, 'connectionrefused']) {
    const before = requests.length;
    await button.click();
    await expect.poll(() => requests.length).toBe(before + 1);
    await expect(button).toBeEnabled();
    await expect(failure.getByText(texts.failed, { exact: true }), String(answer)).toBeVisible();
    await expect(failure).not.toContainText('Bad gateway');
  }
  await expectTextKept(page);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
});

test('a page with status 200, as a hotel’s login sends it, is not taken for the provider’s OK', async ({ page }) => {
  await answerForm(page, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: `\n${html}` }));
  const { failure, success } = await sendForm(page);
  await expect(failure).toContainText(texts.failed);
  await expect(success).toBeEmpty();
  await expectTextKept(page);
});

test('a connection that is lost in the middle of sending is told, and the same text can be sent when it is back', async ({
  page,
  context,
}) => {
  const requests = await answerForm(page, (route) => (requests.length > 1 ? accept(route) : undefined));
  const { button, failure, success } = await sendForm(page);
  await expect.poll(() => requests.length).toBe(1);
  await context.setOffline(true);
  await page.clock.fastForward(15_000);
  await expect(failure).toContainText(texts.failed);
  await expect(failure).toContainText('Du verkar sakna internetanslutning.');
  await expectTextKept(page);
  await context.setOffline(false);
  await button.click();
  await expect(success).toHaveText(texts.sent);
});
