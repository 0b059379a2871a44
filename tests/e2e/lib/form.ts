import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request, type Route } from '@playwright/test';
import { folders } from '../../../scripts/lib/project.ts';
import { sendFormPath } from '../../../src/mail/provider.ts';
import { open } from './pages.ts';

/** The texts of the specification, section 8, and of section 4. */
export const texts = {
  sent: 'Tack för ditt meddelande! Vi återkommer så snart som möjligt.',
  failed: 'Något gick fel. Vänligen försök igen senare.',
  sending: 'Skickar...',
};

/**
 * A message full of what is easily broken on its way: Swedish letters, an emoji, several lines, special characters of
 * HTML and of addresses.
 */
export const sample = {
  name: 'Åsa Öberg-Lindström',
  email: 'asa.oberg@example.com',
  phone: '08-465 004 01',
  message: 'Hej! Vi behöver två dörrar i EI60 🔥 & en fasad på 20 % av ytan.\nHälsningar från Älvsjö, <b>Åsa</b>',
};

/** The form, found by the words that a visitor sees. */
export function contactForm(page: Page) {
  const form = page.getByRole('form', { name: 'Skriv till oss' });
  return {
    form,
    name: form.getByLabel('Namn'),
    email: form.getByLabel('E-post'),
    phone: form.getByLabel('Telefon'),
    message: form.getByLabel('Meddelande'),
    /** The button, whatever it says at the moment. */
    button: form.getByRole('button'),
    success: form.getByRole('status'),
    failure: form.getByRole('alert'),
  };
}

/** Fills in the form's four fields. */
export async function fill(page: Page, message = sample): Promise<void> {
  const { name, email, phone, message: text } = contactForm(page);
  await name.fill(message.name);
  await email.fill(message.email);
  await phone.fill(message.phone);
  await text.fill(message.message);
}

/**
 * Opens the contact page with a clock that the test controls, fills in the form, and lets as much time pass as a person
 * needs.
 */
export async function openFilledForm(page: Page, message = sample): Promise<ReturnType<typeof contactForm>> {
  await page.clock.install();
  await open(page, '/kontakt');
  await fill(page, message);
  await page.clock.fastForward(3000);
  return contactForm(page);
}

/** The same, and presses the button. */
export async function sendForm(page: Page, message = sample): Promise<ReturnType<typeof contactForm>> {
  const form = await openFilledForm(page, message);
  await form.button.click();
  return form;
}

/** The provider's answer to an accepted message. */
export const accept = (route: Route) => route.fulfill({ status: 200, body: 'OK' });

/** Answers in place of the provider; the requests are collected in the returned list. */
export async function answerForm(page: Page, answer: (route: Route) => unknown = accept): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(`**${sendFormPath}`, async (route) => {
    requests.push(route.request());
    await answer(route);
  });
  return requests;
}

/**
 * Holds the answer back until `answer` is called. Set up from the start, because a request may leave a moment after the
 * button says so.
 */
export async function holdForm(page: Page, status: 200 | 500): Promise<{ requests: Request[]; answer: () => void }> {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const requests = await answerForm(page, async (route) => {
    await answered;
    await route.fulfill({ status, body: 'OK' });
  });
  return { requests, answer };
}

/** Expects that what the visitor typed is still in the form. */
export async function expectTextKept(page: Page, message = sample): Promise<void> {
  const { name, email, phone, message: text } = contactForm(page);
  await expect(name).toHaveValue(message.name);
  await expect(email).toHaveValue(message.email);
  await expect(phone).toHaveValue(message.phone);
  await expect(text).toHaveValue(message.message);
}

/** The fields of a multipart body in their order. */
export async function readFields(request: Request): Promise<[string, string][]> {
  const body = new Uint8Array(request.postDataBuffer() ?? []);
  const form = await new Response(body, {
    headers: { 'content-type': request.headers()['content-type'] ?? '' },
  }).formData();
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}

/** Name of the file that holds the provider's library; looked for on the disk, because it depends on the content. */
export function mailLibrary(): string {
  const folder = join(folders.localSite, 'assets');
  const name = readdirSync(folder).find(
    (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes('lib_version'),
  );
  if (!name) throw new Error('No script of the site holds the mail library.');
  return name;
}
