import { company } from '../../src/content/company.ts';
import { sendFormPath } from '../../src/mail/provider.ts';
import {
  accept,
  answerForm,
  contactForm,
  expectTextKept,
  fill,
  holdForm,
  mailLibrary,
  openFilledForm,
  readFields,
  sample,
  sendForm,
  texts,
} from './lib/form.ts';
import { hydratedOnStandingClock, open } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

test('a privacy note can be unfolded beside the form @phone', async ({ kept: page }) => {
  await page.goto('/kontakt');
  const note = page.getByText(/personuppgiftsansvarig/);
  await expect(note).toBeHidden();
  await page.locator('summary', { hasText: 'Så hanterar vi dina uppgifter' }).click();
  await expect(note).toBeVisible();
  const { legalName, mailProcessor } = company;
  for (const word of [
    legalName,
    mailProcessor.name,
    'svara',
    'raderas',
    'månader',
    'rätt att',
    'personuppgiftsbiträde',
  ])
    await expect(page.getByRole('main').locator('details')).toContainText(word);
});

test('what is kept is said once, right under the button @both', async ({ kept: page }) => {
  await open(page, '/kontakt');
  const button = await contactForm(page).button.boundingBox();
  const said = page.getByText('Vi använder det du skriver för att svara dig.');
  await expect(said).toHaveCount(1);
  const summary = await page.locator('summary', { hasText: 'Så hanterar vi dina uppgifter' }).boundingBox();
  const under = (button?.y ?? 0) + (button?.height ?? 0);
  expect((await said.boundingBox())?.y).toBeGreaterThan(under);
  expect((summary?.y ?? 0) - under, 'pixels').toBeLessThan(90);
  await expect(page.getByRole('link', { name: /sparar/ })).toHaveCount(0);
});

test.describe('a message that arrives', () => {
  test('is stored as the visitor wrote it, thanks are said, and the fields are empty again', async ({ page, site }, {
    project,
  }) => {
    const name = `${sample.name} ${project.name}`;
    const { button, success, failure, ...fields } = await sendForm(page, { ...sample, name });
    await expect(success).toHaveText(texts.sent);
    await expect(success).toBeInViewport();
    await expect(failure).toBeEmpty();
    for (const field of [fields.name, fields.email, fields.phone, fields.message]) await expect(field).toHaveValue('');
    // Fields that are empty once more are not marked as wrong.
    await expect(fields.form.locator(':user-invalid')).toHaveCount(0);
    await expect(button).toHaveText('Skicka meddelande');
    await expect(button).toBeEnabled();
    await expect(button).toBeFocused();

    const mails = await site.messages(name);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: [{ address: company.email }],
      replyTo: [{ name, address: sample.email }],
      subject: expect.stringContaining(name),
      text: expect.stringContaining(sample.message),
    });
    for (const text of [name, sample.email, sample.phone]) expect(mails[0]?.text).toContain(text);
  });

  test('is shown below the form with its sender and time, also while the next one is written, and goes with that @both', async ({
    page,
  }) => {
    await answerForm(page);
    const { button, message, success } = await sendForm(page);
    const receipt = page.getByRole('region', { name: 'Ditt meddelande' });
    await expect(success).toBeInViewport();
    await expect(receipt).toContainText(
      new RegExp(
        `^Ditt meddelandeSkickat .*kl\\. \\d\\d:\\d\\d från ${sample.name}, ${sample.email}, ${sample.phone}\\.`,
      ),
    );
    const text = receipt.getByText(sample.message, { exact: true });
    await expect(text).toBeVisible();
    expect(await text.evaluate((element) => (element as HTMLElement).innerText), 'its lines').toBe(sample.message);
    // One that lacks something ends the thanks, and not what was sent.
    await button.click();
    await expect(success).toBeEmpty();
    await expect(text).toBeVisible();
    await fill(page, { ...sample, message: 'En fråga till', phone: '' });
    await message.press('Tab');
    await button.click();
    await expect(success).toHaveText(texts.sent);
    await expect(receipt).toContainText(`${sample.email}.En fråga till`);
  });

  test('is sent as the provider asks for it: one multipart form with these fields and no others', async ({ page }) => {
    const requests = await answerForm(page);
    const { success } = await sendForm(page);
    await expect(success).toHaveText(texts.sent);
    expect(requests).toHaveLength(1);
    const [request] = requests;
    if (!request) throw new Error('Nothing was sent.');
    expect(request.method()).toBe('POST');
    expect(new URL(request.url()).pathname).toBe(sendFormPath);
    expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const fields = await readFields(request);
    expect(fields.toSorted()).toEqual([
      ['email', sample.email],
      ['lib_version', expect.stringMatching(/^\d+\.\d+\.\d+$/)],
      ['message', sample.message.replaceAll('\n', '\r\n')],
      ['name', sample.name],
      ['phone', sample.phone],
      ['service_id', 'embedded-service'],
      ['template_id', 'embedded-template'],
      ['user_id', 'embedded-key'],
    ]);
  });

  test('needs no phone number @phone', async ({ page, site }) => {
    const name = 'Utan Telefon';
    const { success } = await sendForm(page, { ...sample, name, phone: '' });
    await expect(success).toHaveText(texts.sent);
    expect(await site.messages(name)).toHaveLength(1);
  });

  test('can be followed by another one, and the thanks for the first leave meanwhile', async ({ page }) => {
    // From the start: the request may leave a moment after the button says so.
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const requests = await answerForm(page, async (route) => {
      if (requests.length > 1) await answered;
      await accept(route);
    });
    const { button, success } = await sendForm(page);
    await expect(success).toHaveText(texts.sent);
    await fill(page);
    await button.click();
    await expect(button).toHaveText(texts.sending);
    await expect(success).toBeEmpty();
    await expect.poll(() => requests.length).toBe(2);
    answer();
    await expect(success).toHaveText(texts.sent);
  });

  test('is not thanked for any longer where the next one lacks something', async ({ page }) => {
    await answerForm(page, accept);
    const { button, success } = await sendForm(page);
    await expect(success).toHaveText(texts.sent);
    await button.click();
    await expect(success).toBeEmpty();
  });

  test('sent with Enter leaves the focus in the field', async ({ page }) => {
    const { email, success } = await openFilledForm(page);
    await email.press('Enter');
    await expect(success).toHaveText(texts.sent);
    await expect(email).toBeFocused();
  });
});

test.describe('while a message is on its way', () => {
  test('the button says so and cannot be pressed, and an impatient double click sends once', async ({ page }) => {
    const { requests, answer } = await holdForm(page, 200);
    const { button, success } = await openFilledForm(page);
    await button.dblclick();
    await expect(button).toHaveText(texts.sending);
    await expect(button).toBeDisabled();
    await expect.poll(() => requests.length).toBe(1);
    // Enter in a field is another way to send.
    await contactForm(page).email.press('Enter');
    await page.clock.fastForward(5000);
    await expectTextKept(page);
    answer();
    await expect(success).toHaveText(texts.sent);
    expect(requests).toHaveLength(1);
  });

  test('two submits in the same moment send once', async ({ page }) => {
    const requests = await answerForm(page);
    const { form, success } = await openFilledForm(page);
    await form.evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.requestSubmit();
    });
    await expect(success).toHaveText(texts.sent);
    expect(requests).toHaveLength(1);
  });
});

test.describe('a message that fails', () => {
  test('says so with the visitor’s text still there, and offers phone and a filled e-mail @phone', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await answerForm(page, (route) => route.fulfill({ status: 500, body: 'The message could not be stored' }));
    const { button, success, failure } = await sendForm(page);
    await expect(failure.getByText(texts.failed, { exact: true })).toBeVisible();
    await expect(failure).toBeInViewport();
    await expect(success).toBeEmpty();
    await expectTextKept(page);
    await expect(button).toHaveText('Skicka meddelande');
    await expect(button).toBeEnabled();
    await expect(button).toBeFocused();
    // The browser itself reports the answer 500; the other line is the site's.
    expect(errors.filter((text) => !text.startsWith('Failed to load resource'))).toHaveLength(1);

    await expect(failure.getByRole('link', { name: company.phone.display })).toHaveAttribute(
      'href',
      `tel:${company.phone.number}`,
    );
    const address = (await failure.getByRole('link', { name: 'e-postprogram' }).getAttribute('href')) ?? '';
    const mail = new URL(address);
    expect(mail.protocol + mail.pathname).toBe(`mailto:${company.email}`);
    const part = (name: string) => decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(address)?.[1] ?? '');
    expect(part('subject')).toContain(sample.name);
    expect(part('body').replaceAll('\r\n', '\n')).toBe(
      `${sample.message}\n\n${sample.name}\n${sample.email}\n${sample.phone}`,
    );
    // A plus sign would be read as a space by no mail program.
    expect(address).not.toContain('+');
  });

  test('can be sent again, and the error leaves @phone', async ({ page }) => {
    const requests = await answerForm(page, (route) =>
      requests.length === 1 ? route.fulfill({ status: 500 }) : accept(route),
    );
    const { button, success, failure } = await sendForm(page);
    await expect(failure).toContainText(texts.failed);
    await button.click();
    await expect(success).toHaveText(texts.sent);
    await expect(failure).toBeEmpty();
  });

  test('counts as failed when no answer has come after 15 seconds', async ({ page }) => {
    const requests = await answerForm(page, () => {});
    const { button, failure } = await sendForm(page);
    await expect.poll(() => requests.length).toBe(1);
    await page.clock.fastForward(10_000);
    await expect(button).toHaveText(texts.sending);
    await page.clock.fastForward(5000);
    await expect(failure).toContainText(texts.failed);
    await expectTextKept(page);
    await expect(button).toBeEnabled();
  });

  test('is said at once when the browser is offline, and can be sent when it is back @phone', async ({
    page,
    context,
  }) => {
    const requests = await answerForm(page);
    await page.clock.install();
    await open(page, '/kontakt');
    await page.clock.pauseAt(Date.now() + 1000);
    await fill(page);
    await context.setOffline(true);
    const { button, success, failure } = contactForm(page);
    // The clock stands: nothing is waited for.
    await button.click();
    await expect(failure).toContainText(texts.failed);
    await expect(failure).toContainText('Du verkar sakna internetanslutning.');
    expect(requests).toHaveLength(0);
    await expectTextKept(page);
    await context.setOffline(false);
    await page.clock.resume();
    await button.click();
    await page.clock.fastForward(3000);
    await expect(success).toHaveText(texts.sent);
  });
});

test('a form that is filled in faster than a person can is sent after three seconds', async ({ page }) => {
  const requests = await answerForm(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/kontakt');
  await hydratedOnStandingClock(page);
  await fill(page);
  const { button, success } = contactForm(page);
  await button.click();
  await expect(button).toHaveText(texts.sending);
  await page.clock.runFor(2800);
  await expect(button).toHaveText(texts.sending);
  expect(requests).toHaveLength(0);
  await page.clock.runFor(300);
  await expect(success).toHaveText(texts.sent);
  expect(requests).toHaveLength(1);
});

test.describe('the browser refuses', () => {
  test('a form without name, e-mail or message @phone', async ({ page }) => {
    const requests = await answerForm(page);
    const { button, name, email, message } = await openFilledForm(page);
    for (const field of [name, email, message]) {
      const text = await field.inputValue();
      await field.fill('');
      await button.click();
      await expect(field).toBeFocused();
      expect(await field.evaluate((element: HTMLInputElement) => element.validity.valueMissing)).toBe(true);
      await field.fill(text);
    }
    await expect(button).toHaveText('Skicka meddelande');
    expect(requests).toHaveLength(0);
  });

  test('an e-mail address that is none', async ({ page }) => {
    const requests = await answerForm(page);
    const { button, email } = await sendForm(page, { ...sample, email: 'åsa hos exempel' });
    await expect(email).toBeFocused();
    expect(await email.evaluate((element: HTMLInputElement) => element.validity.typeMismatch)).toBe(true);
    await expect(button).toHaveText('Skicka meddelande');
    expect(requests).toHaveLength(0);
  });
});

test('the message has four rows, and the browser knows what to fill in where', async ({ kept: page }) => {
  await open(page, '/kontakt');
  const { name, email, phone, message } = contactForm(page);
  const rows = await message.evaluate((element) => {
    const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
    return (
      (element.clientHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd)) /
      Number.parseFloat(lineHeight)
    );
  });
  expect(rows).toBeGreaterThan(3.9);
  expect(rows).toBeLessThan(4.5);
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(phone).toHaveAttribute('autocomplete', 'tel');
});

test('the provider’s library is made ready when the page has loaded, and on no other page', async ({ page }) => {
  const library = mailLibrary();
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/${library}`)) pages.push(new URL(page.url()).pathname);
  });
  await open(page, '/om-oss');
  await open(page, '/kontakt');
  await expect.poll(() => pages).toEqual(['/kontakt']);
});

test('on a telephone the form begins on the first screen @phone', async ({ kept: page }) => {
  await open(page, '/kontakt');
  await expect(contactForm(page).name).toBeInViewport({ ratio: 1 });
  for (const text of [company.phone.display, company.email, company.address.street])
    await expect(page.getByRole('main').getByText(text).first()).toBeInViewport({ ratio: 1 });
});

test('on a wide screen the form is whole in the first window, and what helps to write stands beside it', async ({
  kept: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/kontakt');
  const button = await contactForm(page).button.boundingBox();
  expect((button?.y ?? 900) + (button?.height ?? 0), 'with air below').toBeLessThan(875);
  const form = await contactForm(page).form.boundingBox();
  const help = await page.getByText('Det här hjälper oss').boundingBox();
  expect(help?.y).toBeLessThan((form?.y ?? 0) + (form?.height ?? 0));
  expect((help?.x ?? 0) + (help?.width ?? 0)).toBeLessThan(form?.x ?? 0);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('what helps to write is said of a new door and of one that is there, and of the latter to who comes for service @both', async ({
      page,
    }) => {
      await page.goto('/kontakt');
      const lists = page.getByRole('main').getByRole('heading', { level: 3 });
      await expect(lists).toHaveText(['Ny dörr eller nytt glasparti', 'Service på en dörr du redan har']);
      await expect(page.getByText('Numret på dörrens märkskylt')).toBeVisible();
      await expect(page.getByText('Väggtyp')).toBeVisible();
      await page.goto('/kontakt?service#service');
      await expect(lists).toHaveText(['Service på en dörr du redan har']);
      await expect(page.getByText('Väggtyp')).toBeHidden();
    });
  });
