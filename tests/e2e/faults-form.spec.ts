import type { Page } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import {
  answerForm,
  contactForm,
  expectTextKept,
  fill,
  holdForm,
  openFilledForm,
  readFields,
  sample,
  sendForm,
  texts,
} from './lib/form.ts';
import { hold, hydrated, open } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

/** Fills in the form as the browser's autofill does: at once, and without a key pressed. */
async function autofill(page: Page, values: Record<string, string>): Promise<void> {
  await contactForm(page).form.evaluate((form, given) => {
    for (const [name, value] of Object.entries(given)) {
      const field = (form as HTMLFormElement).elements.namedItem(name) as HTMLInputElement;
      field.value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, values);
}

test('a visitor who loads the page anew while a message is on its way is asked first', async ({ page }) => {
  const { answer } = await holdForm(page, 500);
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.dismiss();
  });
  const loadAnew = () => page.evaluate(() => location.reload());
  const { button, failure } = await sendForm(page);
  await expect(button).toHaveText(texts.sending);
  await loadAnew();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  answer();
  await expect(failure).toContainText(texts.failed);
  await expectTextKept(page);
  // Nobody is asked when nothing is on its way, least of all by the link to the mail program.
  await loadAnew();
  await expect(contactForm(page).name).toHaveValue('');
  expect(questions).toHaveLength(1);
});

test('a button that the browser remembers as disabled, as Firefox does, works', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('form button')?.toggleAttribute('disabled', true),
    ),
  );
  await open(page, '/kontakt');
  await expect(contactForm(page).button).toBeEnabled();
});

test('nothing can be typed into a form that is on its way, so nothing is cleared unread', async ({ page }) => {
  const { answer } = await holdForm(page, 500);
  const { button, message, failure } = await sendForm(page);
  await expect(button).toHaveText(texts.sending);
  await message.pressSequentially('En sak till');
  await expectTextKept(page);
  answer();
  await expect(failure).toContainText(texts.failed);
  await message.pressSequentially('!');
  await expect(message).toHaveValue(`${sample.message}!`);
});

test('what the browser fills in by itself is sent, whether React has come or not', async ({ page }) => {
  const requests = await answerForm(page);
  const release = await hold(page);
  await page.clock.install();
  await page.goto('/kontakt');
  await autofill(page, { name: sample.name, email: sample.email });
  release();
  await hydrated(page);
  await autofill(page, { phone: sample.phone, message: sample.message });
  await page.clock.fastForward(3000);
  await contactForm(page).button.click();
  await expect(contactForm(page).success).toHaveText(texts.sent);
  const [request] = requests;
  if (!request) throw new Error('Nothing was sent.');
  expect(Object.fromEntries(await readFields(request))).toMatchObject({
    ...sample,
    message: sample.message.replaceAll('\n', '\r\n'),
  });
});

test('whoever fills in the field that people do not see is refused: a robot, or an autofill, which costs a person a second click and no text', async ({
  page,
}) => {
  const requests = await answerForm(page);
  const { button, failure, form, success } = await openFilledForm(page);
  await expect(form.locator('[name=website]')).not.toBeInViewport();
  await autofill(page, { website: 'https://exempel.example' });
  await button.click();
  await expect(failure).toContainText(texts.failed);
  await expectTextKept(page);
  expect(requests).toHaveLength(0);
  await button.click();
  await expect(success).toHaveText(texts.sent);
});

test('a message of 100,000 characters is kept, the reason is told, and a shorter one arrives', async ({
  page,
  site,
}) => {
  const name = 'Lång Text';
  const long = { ...sample, name, message: 'Brandskydd åt alla. '.repeat(5000) };
  const { button, failure, message, success } = await sendForm(page, long);
  await expect(failure).toContainText(texts.failed);
  await expect(failure).toContainText('Meddelandet är för långt för formuläret.');
  await expect(failure).toContainText('rymmer bara början av din text');
  await expect(failure).toBeInViewport();
  await expectTextKept(page, long);
  const address = await failure.getByRole('link', { name: 'e-postprogram' }).getAttribute('href');
  expect(address?.length).toBeLessThan(8000);
  await message.fill(long.message.slice(0, 40_000));
  await button.click();
  await expect(success).toHaveText(texts.sent);
  const mails = await site.messages(name);
  expect(mails.map(({ text }) => text?.includes(long.message.slice(0, 40_000).trim()))).toEqual([true]);
});

test('emoji, text from right to left, null bytes and markup in every field come back and arrive as they were', async ({
  page,
  site,
}) => {
  const markup = '<img src=x onerror="globalThis.ran=1"><script>globalThis.ran=1</script>{{name}}';
  const hostile = {
    name: `👩🏽‍🚒 שלום \u202Etxt.exe ${markup}`,
    // As much as a browser takes for an address.
    email: `o'brien+{{name}}&x=%00|*@exempel.example`,
    phone: `☎️ ٠١٢٣ ${markup}`,
    message: `🔥 مرحبا \u0000 \u202E ${markup}\n</textarea><svg onload="globalThis.ran=1">\nÅÄÖ 𝔈𝔦`,
  };
  let isDown = true;
  await answerForm(page, (route) => (isDown ? route.fulfill({ status: 500 }) : route.fallback()));
  const { button, failure, success } = await sendForm(page, hostile);
  await expect(failure).toContainText(texts.failed);
  await expectTextKept(page, hostile);
  const address = await failure.getByRole('link', { name: 'e-postprogram' }).getAttribute('href');
  expect(decodeURIComponent(address ?? '')).toContain(markup);
  isDown = false;
  await button.click();
  await expect(success).toHaveText(texts.sent);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  const [mail] = await site.messages('𝔈𝔦');
  expect(mail?.text).toContain(hostile.message.replace('\u0000', '\uFFFD'));
  expect(mail?.text).toContain(hostile.phone);
  expect(mail?.replyTo).toMatchObject([{ address: hostile.email }]);
});

test('a visitor who leaves and comes back finds what was typed', async ({ kept: page }) => {
  await open(page, '/kontakt');
  await fill(page);
  await page
    .getByRole('link', { name: `${company.name}, till startsidan` })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await hydrated(page);
  await expectTextKept(page);
});
